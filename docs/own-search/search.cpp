// Alpha-beta that prints its trace. Run: g++ -std=c++17 search.cpp && ./a.out > trace.jsonl
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>
struct Tree { double value; std::vector<Tree> children; };
Tree leaf(double v) { return {v, {}}; }
const Tree TREE{0, {{0, {leaf(3), leaf(12), leaf(8)}}, {0, {leaf(3), leaf(4), leaf(6)}}, {0, {leaf(14), leaf(5), leaf(2)}}}};
double search(const Tree& tree, std::string node, double alpha, double beta, bool maximize) {
  printf("{\"event\":\"enter\",\"node\":\"%s\",\"alpha\":%.17g,\"beta\":%.17g}\n", node.c_str(), alpha, beta);
  double best = maximize ? -1 / 0. : 1 / 0.;
  bool cut = tree.children.empty();
  if (cut) printf("{\"event\":\"evaluate\",\"node\":\"%s\",\"value\":%.17g}\n", node.c_str(), best = tree.value);
  for (size_t number = 0; number < tree.children.size() && !cut; number++) {
    std::string child = node + "/" + std::to_string(number);
    double value = search(tree.children[number], child, alpha, beta, !maximize);
    best = maximize ? std::max(best, value) : std::min(best, value);
    if (!(cut = maximize ? best >= beta : best <= alpha)) maximize ? alpha = std::max(alpha, best) : beta = std::min(beta, best);
    printf("{\"event\":\"compare\",\"node\":\"%s\",\"child\":\"%s\",\"best\":%.17g,\"alpha\":%.17g,\"beta\":%.17g}\n", node.c_str(), child.c_str(), best, alpha, beta);
  }
  printf("{\"event\":\"leave\",\"node\":\"%s\",\"value\":%.17g}\n", node.c_str(), best);
  return best;
}
int main() { search(TREE, "", -1 / 0., 1 / 0., true); }

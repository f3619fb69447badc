// Alpha-beta with a table and quiescence that prints its trace and its notes. Run: g++ -std=c++17 engine.cpp && ./a.out > trace.jsonl
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
const int ROW[] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5}, SIZE = 11; // Two players take the number at either end in turn.
const int NOISY = 5, INFINITE = 1000; // Taking as much as that is noisy.
struct Entry { int depth = -1, lower = 0, upper = 0; };
std::map<std::string, Entry> table;

int search(int i, int j, int ahead, int depth, int alpha, int beta, const std::string& node, const char* move) {
  bool quiet = depth <= 0;
  std::string key = std::to_string(i) + "-" + std::to_string(j) + " " + std::to_string(ahead);
  printf("{\"event\":\"enter\",\"node\":\"%s\",\"alpha\":%d,\"beta\":%d,\"depth\":%d,\"key\":\"%s\",\"kind\":\"%s\",\"move\":\"%s\"}\n",
         node.c_str(), alpha, beta, depth, key.c_str(), quiet ? "quiescence" : "full", move);
  auto [stored, lower, upper] = table[key];
  if (stored >= std::max(depth, 0) && (lower >= beta || upper <= alpha || lower == upper)) {
    int best = lower >= beta ? lower : upper;
    printf("{\"event\":\"hit\",\"node\":\"%s\",\"value\":%d,\"lower\":%d,\"upper\":%d}\n", node.c_str(), best, lower, upper);
    printf("{\"event\":\"leave\",\"node\":\"%s\",\"value\":%d,\"reason\":\"table\"}\n", node.c_str(), best);
    return best;
  }
  int best = quiet || i == j ? ahead : -INFINITE;
  if (quiet) printf("{\"event\":\"stand-pat\",\"node\":\"%s\",\"value\":%d,\"eval\":%d}\n", node.c_str(), ahead, ahead);
  for (int right = 0; right < 2 && i < j; right++) {
    int taken = right ? ROW[j - 1] : ROW[i];
    if (best >= beta || (quiet && taken < NOISY)) continue;
    best = std::max(best, -search(i + !right, j - right, -ahead - taken, depth - 1, -beta, -std::max(alpha, best),
                                  node + "/" + std::to_string(right), right ? "right" : "left"));
  }
  table[key] = {std::max(depth, 0), best > alpha ? best : -INFINITE, best < beta ? best : INFINITE};
  if (best >= beta) printf("{\"event\":\"cutoff\",\"node\":\"%s\"}\n", node.c_str());
  printf("{\"event\":\"leave\",\"node\":\"%s\",\"value\":%d}\n", node.c_str(), best);
  return best;
}
int main() {
  puts("{\"secateur\":\"trace\",\"version\":1,\"view\":\"mover\"}");
  for (int limit = 1; limit < 7; limit++)
    printf("{\"event\":\"pass\",\"depth\":%d}\n", limit), search(0, SIZE, 0, limit, -INFINITE, INFINITE, "", "");
}

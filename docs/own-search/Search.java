// Alpha-beta that prints its trace. Run: java Search.java > trace.jsonl
class Search {
  static final Object[] TREE = {new Object[]{3, 12, 8}, new Object[]{3, 4, 6}, new Object[]{14, 5, 2}};

  static double search(Object tree, String node, double alpha, double beta, boolean maximize) {
    System.out.printf("{\"event\":\"enter\",\"node\":\"%s\",\"alpha\":%s,\"beta\":%s}%n", node, alpha, beta);
    double best = maximize ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    if (tree instanceof Integer leaf) {
      best = leaf;
      System.out.printf("{\"event\":\"evaluate\",\"node\":\"%s\",\"value\":%s}%n", node, best);
    } else for (int number = 0; number < ((Object[]) tree).length; number++) {
      double value = search(((Object[]) tree)[number], node + "/" + number, alpha, beta, !maximize);
      best = maximize ? Math.max(best, value) : Math.min(best, value);
      boolean cut = maximize ? best >= beta : best <= alpha;
      if (!cut && maximize) alpha = Math.max(alpha, best);
      else if (!cut) beta = Math.min(beta, best);
      System.out.printf("{\"event\":\"compare\",\"node\":\"%s\",\"child\":\"%s/%s\",\"best\":%s,\"alpha\":%s,\"beta\":%s}%n", node, node, number, best, alpha, beta);
      if (cut) break;
    }
    System.out.printf("{\"event\":\"leave\",\"node\":\"%s\",\"value\":%s}%n", node, best);
    return best;
  }
  public static void main(String[] args) { search(TREE, "", -1 / 0., 1 / 0., true); }
}

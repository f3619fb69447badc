import { search } from './secateur.js'

/** A position is the text of the moves that led to it. */
class Game {
  actions() {
    return ['a', 'b', 'c']
  }
  isTerminal(state) {
    return state.length === 2
  }
  utility(state) {
    const values = { a: [3, 12, 8], b: [3, 4, 6], c: [14, 5, 2] }
    return values[state[0]]['abc'.indexOf(state[1])]
  }
}

class Player {
  constructor(game) {
    this.game = game
  }

  maxValue({ beta = Infinity, alpha = -Infinity, state }) {
    if (this.game.isTerminal(state)) return { score: this.game.utility(state) }
    let [score, move] = [-Infinity, null]
    for (const action of this.game.actions(state)) {
      const other = this.minValue({ state: state + action, alpha, beta })
      if (other.score > score) [score, move] = [other.score, action]
      if (score >= beta) return { score, move }
      alpha = Math.max(alpha, score)
    }
    return { score, move }
  }

  minValue({ beta, alpha, state }) {
    if (this.game.isTerminal(state)) return { score: this.game.utility(state) }
    let [score, move] = [Infinity, null]
    for (const action of this.game.actions(state)) {
      const other = this.maxValue({ beta, alpha, state: state + action })
      if (other.score < score) [score, move] = [other.score, action]
      if (score <= alpha) return { score, move }
      beta = Math.min(beta, score)
    }
    return { score, move }
  }
}
Player.prototype.maxValue = search(Player.prototype.maxValue)
Player.prototype.minValue = search(Player.prototype.minValue)

new Player(new Game()).maxValue({ state: '' })

// Made from crate/opening/options/ and crate/explain/listing/ by `npm run golden`.

/** The games, and the fields of each with their limits and defaults. */
export const GAMES = /** @type {const} */ ({
  'coins': [
    {"kind":"number","least":1,"most":1000,"name":"coins","usual":4},
    {"kind":"numbers","name":"take","usual":[1,2]},
    {"kind":"number","least":0,"most":1000,"name":"plies","usual":null},
  ],
  'tic-tac-toe': [
    {"kind":"board","name":"board"},
    {"kind":"number","least":0,"most":1000,"name":"plies","usual":null},
  ],
  'five-in-a-row': [
    {"kind":"board","name":"board"},
    {"kind":"number","least":3,"most":15,"name":"size","usual":null},
    {"kind":"number","least":3,"most":5,"name":"win","usual":null},
    {"kind":"word","name":"turn","words":["x","o"]},
    {"kind":"number","least":0,"most":1000,"name":"plies","usual":2},
  ],
  'pig': [
    {"kind":"number","least":2,"most":20,"name":"total","usual":4},
    {"kind":"number","least":2,"most":6,"name":"sides","usual":3},
    {"kind":"number","least":1,"most":4,"name":"turns","usual":1},
    {"kind":"number","least":0,"most":1000,"name":"plies","usual":null},
  ],
})

// Made from crate/opening/options/table.rs and crate/explain/listing/ by `npm run golden`.

/** The words of the options, the default first, and the numbers that each takes. */
export const SEARCH = /** @type {const} */ ({
  listing: {"kind":"word","words":["minimax","negamax","known-bounds","known-bounds-test-first","window","negamax-alpha-beta","alpha-beta","quiescence","agent","expectiminimax","alpha-beta-chance","star1","pvs","deepening","alpha-beta-memory","mtd-without-memory","mtd"],"about":"search"},
  algorithm: {"kind":"word","words":["alpha-beta","minimax","pvs","mtd"],"about":"search"},
  cut: {"kind":"word","words":[">=",">"],"about":"search"},
  returns: {"kind":"word","words":["soft","hard"],"about":"search"},
  bounds: {"kind":"word","words":["deep","shallow"],"about":"search"},
  update: {"kind":"word","words":["after","before"],"about":"search"},
  window: {"kind":"window","about":"search"},
  depth: {"kind":"number","numbers":{"whole":[0,1000]},"words":[],"about":"search"},
  quiescence: {"kind":"word","words":["off","on"],"about":"search"},
  values: {"kind":"range","about":"search"},
  again: {"kind":"word","words":["window","value"],"about":"visits"},
  guess: {"kind":"number","numbers":"any","words":["sss","dual"],"about":"visits"},
  deepening: {"kind":"word","words":["off","on"],"about":"visits"},
  aspiration: {"kind":"number","numbers":"positive","words":[],"about":"visits"},
  widen: {"kind":"word","words":["open","double"],"about":"visits"},
  table: {"kind":"number","numbers":{"whole":[1,16777216]},"words":["none","unlimited"],"about":"visits"},
  replace: {"kind":"word","words":["always","deepest"],"about":"visits"},
  ordering: {"kind":"word","words":["fixed","table"],"about":"visits"},
  root: {"kind":"word","words":["max","min"],"about":"tree"},
  order: {"kind":"word","words":["given","reversed","best","worst","evaluation","look-ahead","random"],"about":"tree"},
  seed: {"kind":"number","numbers":{"whole":[0,9007199254740991]},"words":[],"about":"tree"},
})

/** The options that mean something only where others have one of these words, or a number. */
export const NEEDS = /** @type {const} */ ({
  cut: [["algorithm",["alpha-beta","pvs","mtd"]]],
  returns: [["algorithm",["alpha-beta","pvs","mtd"]]],
  bounds: [["algorithm",["alpha-beta","pvs","mtd"]]],
  update: [["algorithm",["alpha-beta","pvs","mtd"]]],
  window: [["algorithm",["alpha-beta","pvs","mtd"]]],
  values: [["algorithm",["alpha-beta","pvs","mtd"]]],
  again: [["algorithm",["pvs"]]],
  guess: [["algorithm",["mtd"]]],
  aspiration: [["algorithm",["alpha-beta","pvs"]],["deepening",["on"]]],
  widen: [["algorithm",["alpha-beta","pvs"]],["deepening",["on"]],["aspiration",["number"]]],
  replace: [["table",["number"]]],
  ordering: [["table",["unlimited","number"]]],
  seed: [["order",["random"]]],
})

/** The listings that can be asked for, the simplest first, and the rules that each stands for. */
export const LISTINGS = /** @type {const} */ ([
  {"id":"minimax","rules":{"algorithm":"minimax","quiescence":"off"},"view":"max"},
  {"id":"negamax","rules":{"algorithm":"minimax","quiescence":"off"},"view":"mover"},
  {"id":"known-bounds","rules":{"algorithm":"alpha-beta","bounds":"shallow","cut":">=","quiescence":"off","returns":"hard","update":"before"},"view":"max"},
  {"id":"known-bounds-test-first","rules":{"algorithm":"alpha-beta","bounds":"shallow","cut":">=","quiescence":"off","returns":"hard","update":"after"},"view":"max"},
  {"id":"window","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"hard","update":"after"},"view":"max"},
  {"id":"negamax-alpha-beta","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"hard","update":"after"},"view":"mover"},
  {"id":"alpha-beta","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","update":"after"},"view":"max"},
  {"id":"quiescence","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"on","returns":"soft","update":"after"},"view":"max"},
  {"id":"agent","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","update":"before"},"view":"max"},
  {"id":"expectiminimax","rules":{"algorithm":"minimax","quiescence":"off"},"view":"max"},
  {"id":"alpha-beta-chance","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","update":"after"},"view":"max"},
  {"id":"star1","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","update":"after"},"view":"max"},
  {"id":"pvs","rules":{"algorithm":"pvs","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","update":"after"},"view":"max"},
  {"id":"deepening","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","deepening":"on","quiescence":"off","returns":"soft","update":"after"},"view":"max"},
  {"id":"alpha-beta-memory","rules":{"algorithm":"alpha-beta","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","table":"unlimited","update":"after"},"view":"max"},
  {"id":"mtd-without-memory","rules":{"algorithm":"mtd","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","update":"after"},"view":"max"},
  {"id":"mtd","rules":{"algorithm":"mtd","bounds":"deep","cut":">=","quiescence":"off","returns":"soft","table":"unlimited","update":"after"},"view":"max"},
])

/** The words of editing by hand. They are loaded when it is first begun. */

export const edit = {
  title: '手动编辑博弈树',
  value: '值',
  staticValue: '静态值',
  name: '名称',
  changes: {
    child: '+ 子节点',
    sibling: '+ 兄弟节点',
    left: '左移',
    right: '右移',
    turn: 'MAX ⇄ MIN',
    remove: '删除',
  },
  undo: '撤销',
  redo: '重做',
  done: '结束编辑',
  selectFirst: '请在树中选择一个节点。',
  game: '游戏的树由规则决定，不能编辑。',
  broken: '请先改正树的文本。',
  /** `typed`: what was typed. @type {Record<string, (typed: string) => string>} */
  errors: {
    'no-tree': () => '这样树会过大。',
    'no-node': () => '该节点已不存在。',
    'no-value': (typed) => `“${typed}”既不是数，也不是符号。`,
    'no-number': (typed) => `“${typed}”不是数。`,
    'no-name': (typed) => `“${typed}”不能作名称：名称以字母开头，且不含空格；其他名称请加引号。`,
    'leaf-has-no-player': () => '叶节点不属于任何一方。',
    'chance-has-no-player': () => '机会节点不属于任何一方。',
    weighed: () => '这些子节点的概率之和为 1。请在文本中修改。',
    'root-stays': () => '根节点不能删除，也不能移动。',
    'no-sibling': () => '那一侧没有兄弟节点。',
  },
}

/** The words of the table of a class. Only the command line loads them. */

import { count } from './phrases.js'

export const report = {
  title: '全班报告',
  /** @param {number} students @param {number} submissions */
  about: (students, submissions) => `${count(students)} 名学生，${count(submissions)} 次提交。`,
  mistakes: '错误',
  none: '没有一次提交符合已知的错误。',
  mistake: '错误',
  students: '学生数',
  submissions: '提交次数',
  shownBy: '出现在',
  trees: '树',
  otherTree: '结果中没有写明的树',
  /** @param {number} students */
  answered: (students) => `${count(students)} 名学生作答；统计每人的第一次提交。`,
  allRight: '没有人答错。',
  box: '答题框',
  wrong: '错误',
  given: '错误答案',
  nothing: '未填',
  student: '学生',
  help: '提示次数',
  best: '最好成绩',
  /** @param {number} share 0 … 1 */
  percent: (share) => `${count(Math.round(share * 100))}%`,
  /** The names of boxes. */
  fields: {
    value: '值',
    range: '已证明的范围',
    alpha: 'α',
    beta: 'β',
    cut: '上方的边被剪去',
    cuts: '没有剪枝',
    move: '最佳走法',
    leaves: '访问过的叶节点',
    count: '叶节点数',
    order: '叶节点的顺序',
    condition: '条件',
    construct: '构造的树',
    statement: '对或错',
    why: '理由或反例',
    returns: '返回值',
    bound: '移动后的界',
    next: '下一步发生什么',
    holder: '界所来自的节点',
    child: '选择的子节点',
    leaf: '到达的节点',
    exploration: '改变选择的 C',
    backup: '回传之后的数',
    mistake: '第一个错误步骤',
  },
}

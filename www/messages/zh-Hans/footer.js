/** The names of the pages, and the last line of every page. */
export const footer = {
  pages: '页面',
  menu: '所有页面',
  tree: '博弈树',
  how: '工作原理',
  lessons: '课程',
  lab: '实验室',
  worksheets: '练习卷',
  docs: '文档（英文）',
  sources: '参考来源',
  cite: '如何引用',
  licence: '许可证：MIT 或 Apache-2.0',
}

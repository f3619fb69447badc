/** The last line of every page. */
export const footer = {
  how: '工作原理',
  lessons: '课程',
  docs: '文档（英文）',
  sources: '参考来源',
  cite: '如何引用',
  licence: '许可证：MIT 或 Apache-2.0',
}

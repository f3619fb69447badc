/**
 * 链接：链接有什么问题、该怎么办；以及给出链接的对话框。
 *
 * @import {LinkProblems} from '../pages.js'
 */

/** @type {LinkProblems} */
const problems = {
  newer: ({ version }) =>
    `此链接的版本为 ${version}，来自更新的 Secateur。请重新加载页面以取得最新版本，或索取另一个链接。`,
  older: ({ version }) => `此链接的版本为 ${version}，本页已不再支持。请索取另一个链接。`,
  broken: ({ found }) =>
    `无法读取此链接，问题出在“${found}”处；也许只收到了一部分。请复制完整的链接，或索取另一个链接。`,
  'unknown-field': ({ name }) =>
    `此链接含有本页无法识别的“${name}”。请检查链接，或索取另一个链接。`,
  'bad-value': ({ name, found, expected }) =>
    `此链接中“${name}”不能是“${found}”，可以是 ${expected}。请改正链接，或索取另一个链接。`,
  'too-long': () => '此链接中树的文本超过 1 MiB。请索取较小的树。',
  refused: () => '此链接的内容无法搜索。设置中说明了原因：请在那里改正，或索取另一个链接。',
}

export const links = {
  problems,
  instead: '现在显示的是不带链接内容的页面。',
  dismiss: '关闭',
  share: {
    title: '分享当前画面',
    ways: {
      step: '到这一步的链接',
      start: '从第一次剪枝打开的链接',
      element: '用于网页：元素',
      frame: '用于教学平台：框架（iframe）',
      alone: '用于网页：单个文件的元素',
    },
    last: '从最后一步打开的链接',
    copy: '复制',
    /** @param {string} way */
    copyWay: (way) => `复制：${way}`,
    copied: '已复制。',
    byHand: '浏览器不允许页面复制。文本已选中，请手动复制。',
    long: '树很长，链接也很长：有些程序会截断长链接。',
    preview: '框架预览',
    titled: '逐步演示博弈树搜索',
    close: '关闭',
  },
}

/** The text of a style sheet, which `adopt` takes. `npm run build` makes the module, of the `.css` that it is named after. */
declare module '*.css.js' {
  const text: string
  export default text
}

/** Attributes of a field without a browser's own things: no old texts, no corrections. */
export const PLAIN_TEXT = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' }

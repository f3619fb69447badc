/**
 * Texts in LaTeX, for pdflatex, xelatex and lualatex, with the fonts of the smallest installation.
 */

/** Greek letters, each with its command. */
const GREEK =
  'α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho ' +
  'ς varsigma σ sigma τ tau υ upsilon φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma ' +
  'Υ Upsilon Φ Phi Ψ Psi Ω Omega'
const LETTERS = Array.from(GREEK.matchAll(/(\S) (\S+)/g), ([, letter, name]) => [letter, name])

/** The LaTeX for signs that mean something there, or that its fonts lack. @type {Record<string, string>} */
const SIGNS = {
  ...{ '\\': '\\textbackslash{}', '^': '\\textasciicircum{}', '~': '\\textasciitilde{}' },
  ...Object.fromEntries(['{', '}', '$', '%', '#', '&', '_'].map((sign) => [sign, `\\${sign}`])),
  ...Object.fromEntries(['<', '>', '|'].map((sign) => [sign, `\\ensuremath{${sign}}`])),
  ...{ '−': '\\ensuremath{-}', '∞': '\\ensuremath{\\infty}', '→': '\\ensuremath{\\to}' },
  ...{ '≥': '\\ensuremath{\\ge}', '≤': '\\ensuremath{\\le}', '√': '\\ensuremath{\\surd}' },
  ...Object.fromEntries(LETTERS.map(([sign, name]) => [sign, `\\ensuremath{\\${name}}`])),
  ...{ '·': '\\ensuremath{\\cdot}', '`': '{`}' },
  ...{ '…': '\\ldots{}', '–': '--', '—': '---', '\u00a0': '~', '’': "'", '"': "{''}" },
  // Most fonts join two commas to this mark; in the others they look like it.
  ...{ '„': ',,' },
}

/** A text as LaTeX. @param {string} text */
export function latex(text) {
  return Array.from(text, (sign) => SIGNS[sign] ?? sign).join('')
}

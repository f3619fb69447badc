import js from '@eslint/js'
import globals from 'globals'

/** A text must never become markup or code, and a page under the policy of serve.js could not do it. */
const asMarkup = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'srcdoc']
  .concat('createContextualFragment', 'parseHTMLUnsafe')
  .map((property) => ({ property, message: 'Text of a user never becomes HTML: use textContent.' }))

const wasmPackage = {
  regex: '/pkg/',
  message: 'Only www/whole.js and www/viewer.js import the wasm packages.',
}

/** A rule of a style sheet: a selector, and in braces a property with its value. */
const RULE = String.raw`/[\w\])*] ?\{\s*(--)?[a-z-]+:[^{}…]*(\}|$)/`

const asStyle = ['TemplateElement[value.raw', 'Literal[value'].map((text) => ({
  selector: `${text}=${RULE}]`,
  message: 'A style sheet is a file of its own: import its module of www/sheets/.',
}))

export default [
  {
    ignores: [
      'www/pkg/',
      'www/sheets/',
      'www/vendor/',
      'bench/pkg/',
      '**/target/',
      'dist/',
      '**/.venv/',
    ],
  },
  js.configs.recommended,
  // A declared function is recorded by what takes its name.
  { files: ['tests/own-search/*.mjs'], rules: { 'no-func-assign': 'off' } },
  {
    rules: {
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-properties': [
        'error',
        ...asMarkup,
        { object: 'document', property: 'write', message: 'Text never becomes HTML.' },
        { object: 'document', property: 'writeln', message: 'Text never becomes HTML.' },
      ],
    },
  },
  {
    files: ['scripts/**/*.js', 'tests/**/*.js', 'bench/*.js', 'docs/**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [
      'www/**/*.js',
      'tests/browser/**/*.js',
      'tests/{package,hosts,engines}/**/*.js',
      'bench/**/*.js',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['www/**/*.js'],
    rules: { 'no-restricted-imports': ['error', { patterns: [wasmPackage] }] },
  },
  {
    files: ['www/**/*.js', 'bin/**/*.js', 'plugins/**/*.js'],
    rules: { 'no-restricted-syntax': ['error', ...asStyle] },
  },
  {
    files: ['www/whole.js', 'www/viewer.js'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['www/viewer/stage/paint.js'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '../../core.js',
              allowImportNames: ['SHAPE', 'INK', 'ROLE'],
              message: 'The painter knows the vocabulary of marks, no search.',
            },
          ],
          patterns: [
            {
              regex: '^(?!\\.\\./\\.\\./core\\.js$|\\./inks\\.js$)',
              message: 'The painter knows marks and inks, no tree and no search.',
            },
          ],
        },
      ],
    },
  },
]

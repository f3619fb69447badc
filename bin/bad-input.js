// An error of what a command is given. `code` makes the command say its message without a stack.

export class BadInput extends Error {
  code = 'bad-input'
}

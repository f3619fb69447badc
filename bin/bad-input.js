// An error in the input of a command. Its `code` makes the command print the message without a stack.

export class BadInput extends Error {
  code = 'bad-input'
}

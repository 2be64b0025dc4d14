/** A command cannot do what it was asked; the message is for the person at the keyboard. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The generator was asked for something that cannot be; the message says what to do instead. */
export class NewError extends Error {
  override readonly name = 'NewError';
}

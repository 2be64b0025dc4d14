/** Invalid request to the generator. The message says what to do instead. */
export class NewError extends Error {
  override readonly name = 'NewError';
}

/** A failure of the embedded database in one sentence, with what the person at the keyboard can do about it. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  /** One sentence: what to do next. */
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

/** A failure of the embedded database: one sentence, and a remedy for the user. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  /** One sentence that says what to do next. */
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

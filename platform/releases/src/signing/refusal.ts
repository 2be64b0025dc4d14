/** Reason for which a shell refuses a release or a pointer. */
export type Refusal =
  | 'unsigned'
  | 'unknown-key'
  | 'development-key'
  | 'foreign-key'
  | 'revoked'
  | 'expired'
  | 'altered'
  | 'replayed';

/** Error for a release or pointer without a valid signature. The message says why, and what to do. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

import type { ErrorCode, ErrorParams } from './error-texts.ts';

/**
 * Thrown by a service when a rule refuses the request. The error handler converts it to status and text
 * (`errors/error-texts.ts`). `fields` has the paths of the invalid fields.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Paths of the invalid fields, e.g. `['qty']`. */
  readonly fields: readonly string[];

  constructor(code: ErrorCode, params: ErrorParams = {}, fields: readonly string[] = []) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

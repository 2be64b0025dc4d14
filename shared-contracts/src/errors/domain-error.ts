import type { ErrorText } from '../domain/error-catalogue.ts';
import type { ErrorCode } from '../errors.ts';

/** Values for an error's text, e.g. `{ sku, available }`. A value may differ by language. */
export type ErrorParams = Record<string, string | number | ErrorText>;

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

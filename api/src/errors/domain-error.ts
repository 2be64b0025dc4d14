import type { ErrorCode } from 'shared-contracts/errors';

/** Values that an error's text may name, e.g. `{ sku, available }`. */
export type ErrorParams = Record<string, string | number>;

/**
 * What a service throws when a rule says no. The one error handler turns it into status and words
 * (`errors/error-texts.ts`); `fields` names the inputs that are to blame.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Paths of the request's fields that the text belongs to, e.g. `['qty']`. */
  readonly fields: readonly string[];

  constructor(code: ErrorCode, params: ErrorParams = {}, fields: readonly string[] = []) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

import { ApiError } from 'shared-contracts/errors';

/** Error of a call. `message` is a sentence of the API, or a message key for failures without a response. */
export class OfficeError extends ApiError {
  /** react-admin shows these sentences at the fields of the form. */
  get body(): { errors?: Record<string, string> } {
    return Object.keys(this.fields).length > 0 ? { errors: this.fields } : {};
  }
}

/** Whether another person changed the record after this one read it. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof OfficeError && error.code === 'CONFLICT';

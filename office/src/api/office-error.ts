import { ApiError } from 'shared-contracts/errors';

/** Error of a call. `message` is a sentence of the API, or a message key for failures without a response. */
export class OfficeError extends ApiError {
  /** react-admin shows these sentences at the fields of the form, if this is the error's own property. */
  readonly body = Object.keys(this.fields).length > 0 ? { errors: this.fields } : {};
}

/** Whether another person changed the record after this one read it. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof OfficeError && error.code === 'CONFLICT';

/** Whether a rule refused a value, which may have been right when the person saw it. */
export const isEntryRefused = (error: unknown): boolean =>
  error instanceof OfficeError && error.code === 'ENTRY_REFUSED';

/** Whether there is no session, or the sign-in began too long ago. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof OfficeError && error.code === 'UNAUTHORIZED';

/** Sentence of a change that moves money. @throws OfficeError when the card network refused it */
export const settledSentence = ({ outcome, message }: { outcome: string; message: string }): string => {
  if (outcome === 'refused') throw new OfficeError({ code: 'STEP_REFUSED', message, statusCode: 409 });
  return message;
};

/** Sentences of the refused fields, for a form without a place beside each field. Otherwise the error's own sentence. */
export const sentenceOf = (error: unknown): string => {
  const sentences = error instanceof OfficeError ? Object.values(error.fields) : [];
  return sentences.length > 0 ? sentences.join(' ') : (error as Error).message;
};

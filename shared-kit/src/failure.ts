import { errorText } from 'shared-contracts/domain/error-text';
import { apiErrorOf, type ClientErrorCode, type ErrorCode } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';

export type FailureCode = ErrorCode | ClientErrorCode;

/** Code of what an API effect failed with; whatever carries none counts as the server's fault. */
export const failureCodeOf = (error: unknown): FailureCode => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? (code as FailureCode) : 'INTERNAL';
};

/** Failures without an answer of the server: their message is for engineers. */
const WITHOUT_ANSWER: readonly FailureCode[] = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER'];

/** The server's own sentences about a failure, in the page's language. */
export interface ServerWords {
  /** One sentence a problem. */
  errors: readonly string[];
  message: string;
  /** Field → sentence. */
  fields: Readonly<Record<string, string>>;
}

const NO_WORDS: ServerWords = { errors: [], message: '', fields: {} };

export const serverWordsOf = (error: unknown): ServerWords => {
  const told = apiErrorOf(error);
  if (!told || WITHOUT_ANSWER.includes(told.code)) return NO_WORDS;
  const { errors, message, fields } = told;
  return { errors, message, fields };
};

/**
 * The sentence or sentences for a failed form, from the first of: the server's errors joined by line breaks, its message, the
 * fallback (SPEC §8).
 * @param shownFields fields that show the server's sentence themselves; such a sentence is not said again
 */
export const failureText = (
  { errors, message, fields }: ServerWords,
  shownFields: readonly string[],
  fallback: string,
  locale: Locale,
): string => {
  const shown = shownFields.flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [text, `${name}: ${text}`];
  });
  const isNew = (text: string) => !shown.includes(text);
  return errorText(
    { errors: errors.filter(isNew), message: isNew(message) ? message : '' },
    fallback,
    locale,
  );
};

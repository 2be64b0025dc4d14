import { thrownText } from 'shared-contracts/domain/thrown-error';
import { apiErrorOf, type ClientErrorCode, type ErrorCode } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';

export type FailureCode = ErrorCode | ClientErrorCode;

/** Error code of a failed API effect. Errors without a code count as a server error. */
export const failureCodeOf = (error: unknown): FailureCode => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? (code as FailureCode) : 'INTERNAL';
};

const WITHOUT_ANSWER: readonly FailureCode[] = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER'];

/** Whether the server sent a valid response. Without one, the error's message is not for shoppers. */
export const hasAnswer = (error: unknown): boolean => !WITHOUT_ANSWER.includes(failureCodeOf(error));

/** Error texts of the server, in the page's language. */
export interface ServerWords {
  /** One sentence per problem. */
  errors: readonly string[];
  message: string;
  /** Field → sentence. */
  fields: Readonly<Record<string, string>>;
}

const NO_WORDS: ServerWords = { errors: [], message: '', fields: {} };

export const serverWordsOf = (error: unknown): ServerWords => {
  const apiError = apiErrorOf(error);
  if (!apiError || !hasAnswer(apiError)) return NO_WORDS;
  const { errors, message, fields } = apiError;
  return { errors, message, fields };
};

/**
 * Error text of a form: the server's errors joined by line breaks, else its message, else the fallback
 * (docs/product/errors.md#error-dialog).
 * @param shownFields fields that show the server's error themselves; their errors are omitted
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
  return thrownText(
    { errors: errors.filter(isNew), message: isNew(message) ? message : '' },
    fallback,
    locale,
  );
};

/** Errors of scripts that failed to load, in the words of webpack and of the browsers. */

const WORDS = [
  'Loading chunk',
  'Loading CSS chunk',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

const textOf = (error: unknown): string => String((error as Error)?.message ?? error);

/** Whether Safari found another content than the hash promises. Other browsers do not tell this cause. */
export const isHashError = (error: unknown): boolean => textOf(error).includes('integrity mismatch');

/** Whether a script or its style is missing, unreachable or not the expected file. */
export const isScriptError = (error: unknown): boolean =>
  isHashError(error) || WORDS.some((words) => textOf(error).includes(words));

/** URL of the script that failed to load, if the error contains one. Safari's errors do not. */
export const fileOfError = (error: unknown): string | undefined =>
  /https?:\/\/[^\s'")]+/.exec(textOf(error))?.[0];

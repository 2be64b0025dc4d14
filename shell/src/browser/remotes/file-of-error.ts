/** URL of the script that failed to load, if the error contains one. Safari's errors do not. */
export const fileOfError = (error: unknown): string | undefined =>
  /https?:\/\/[^\s'")]+/.exec(String((error as Error)?.message ?? error))?.[0];

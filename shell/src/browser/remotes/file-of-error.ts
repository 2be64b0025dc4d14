/** URL of the script that could not be had, if the error names one: Safari's does not. */
export const fileOfError = (error: unknown): string | undefined =>
  /https?:\/\/[^\s'")]+/.exec(String((error as Error)?.message ?? error))?.[0];

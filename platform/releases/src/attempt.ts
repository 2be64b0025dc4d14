export interface Log {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

/** Runs `work`. Logs an error as a warning with these details, and returns undefined. */
export const attempt = <T>(log: Log, text: string, work: () => T, details: object = {}): T | undefined => {
  try {
    return work();
  } catch (error) {
    log.warn({ ...details, reason: (error as Error).message }, text);
    return undefined;
  }
};

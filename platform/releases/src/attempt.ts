import { SignatureError } from './signing/refusal.ts';

export interface Log {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

/** Fields of the log about an error: its message and, for a signature that is refused, the kind of refusal. */
export const reasonOf = (error: unknown): { reason: string; refusal?: string } => ({
  reason: (error as Error).message,
  ...(error instanceof SignatureError ? { refusal: error.refusal } : {}),
});

/** Runs `work`. Logs an error as a warning with these details, and returns undefined. */
export const attempt = <T>(log: Log, text: string, work: () => T, details: object = {}): T | undefined => {
  try {
    return work();
  } catch (error) {
    log.warn({ ...details, ...reasonOf(error) }, text);
    return undefined;
  }
};

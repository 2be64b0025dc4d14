/** One tab of a browser that a WebDriver client drives. Every call ends within `CALL_MS`. */
export interface Tab {
  /** Opens the address and waits for its document. */
  goto(url: string): Promise<void>;
  /**
   * Runs a script, the body of a function, in the page.
   * @returns its value, which must survive JSON
   * @throws after `SCRIPT_MS`, and when the page changes meanwhile
   */
  run(script: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport (CSS pixels) and presses its left button. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element, one key for each character. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Ends the browser and all of its processes. */
  close(): Promise<void>;
}

/** Longest time of one call. It only detects a hanging browser: a busy machine may pause for a minute. */
export const CALL_MS = 120_000;
/**
 * Longest time of a script. A browser may never answer one that arrives while the page changes, so the caller sends it
 * again.
 */
export const SCRIPT_MS = 10_000;
export const VIEWPORT = { width: 1280, height: 800 };

/** @throws when the promise is not settled in time */
export const withTimeout = async <Result>(
  what: string,
  work: Promise<Result>,
  limitMs = CALL_MS,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Progress of a run, from the program that runs tests to the terminal. */

const MARK = '##progress ';
/** Shortest time between two progress lines in a log. A terminal rewrites one line instead. */
const LOG_EVERY_MS = 15_000;

/**
 * For a reporter: prints a progress line when a test file or journey starts or ends. `pnpm test` reads these lines from
 * the test runner's output. A line names the file that has been running longest, because a slow or hanging file is
 * what the reader waits for.
 */
export const createRunning = (
  total: number,
  write = (text: string): unknown => process.stdout.write(text),
) => {
  const running = new Set<string>();
  let done = 0;
  const print = (): void => {
    const [longest, ...others] = running;
    if (longest === undefined) return;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    write(`\n${MARK}${done} of ${total} · ${longest}${more}\n`);
  };
  return {
    begin(name: string): void {
      running.add(name);
      print();
    },
    end(name: string): void {
      running.delete(name);
      done += 1;
      print();
    },
  };
};

/** Text of a line that `createRunning` wrote; undefined for any other line. */
export const progressOf = (line: string): string | undefined =>
  line.startsWith(MARK) ? line.slice(MARK.length) : undefined;

export interface ProgressOutput {
  isTTY?: boolean;
  /** Width of a terminal, in characters. */
  columns?: number;
  write(text: string): unknown;
}

/** Shows the progress of one check. `clear` removes the line from a terminal. */
export const createProgress = (title: string, output: ProgressOutput = process.stdout, now = Date.now) => {
  let shownAt = now();
  return {
    show(text: string): void {
      const line = `  ${title}: ${text}`;
      // The escape code clears one row of the terminal, so a line must not need two.
      if (output.isTTY) output.write(`\r\x1b[K${line.slice(0, (output.columns ?? 80) - 1)}`);
      else if (now() - shownAt >= LOG_EVERY_MS) {
        shownAt = now();
        output.write(`${line}\n`);
      }
    },
    clear(): void {
      if (output.isTTY) output.write('\r\x1b[K');
    },
  };
};

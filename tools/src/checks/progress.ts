/** Progress of a run, from the program that runs tests to the terminal. */

const MARK = '##progress ';
/** Shortest time between two progress lines in a log. A terminal rewrites one line instead. */
const LOG_EVERY_MS = 15_000;

/** Called by a reporter: prints a progress line, which `pnpm test` reads from the test runner's output. */
export const sendProgress = (done: number, total: number, current: string): void => {
  process.stdout.write(`\n${MARK}${done} of ${total} · ${current}\n`);
};

/** Text of a line that `sendProgress` wrote; undefined for any other line. */
export const progressOf = (line: string): string | undefined =>
  line.startsWith(MARK) ? line.slice(MARK.length) : undefined;

export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows the progress of one check. `clear` removes the line from a terminal. */
export const createProgress = (title: string, output: ProgressOutput = process.stdout, now = Date.now) => {
  let shownAt = now();
  return {
    show(text: string): void {
      if (output.isTTY) output.write(`\r\x1b[K  ${title}: ${text}`);
      else if (now() - shownAt >= LOG_EVERY_MS) {
        shownAt = now();
        output.write(`  ${title}: ${text}\n`);
      }
    },
    clear(): void {
      if (output.isTTY) output.write('\r\x1b[K');
    },
  };
};

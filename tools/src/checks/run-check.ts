import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../workspace/remote-folder.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Result of one check; `output` is shown when something failed. */
export interface Outcome extends Counts {
  output: string;
}

export const addCounts = (all: readonly Counts[]): Counts => {
  const sum = (key: keyof Counts) => all.reduce((count, one) => count + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
};

/** After SIGINT a program has this long to clean up. */
const STOP_MS = 20_000;

/** Folder of the workspace's tools, independent of the working directory. */
const BIN = path.join(WORKSPACE, 'node_modules/.bin');

export interface RunOptions {
  limitMs: number;
  cwd?: string;
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string>>;
  /** Called with each line of stdout and stderr. Returns true to omit the line from the output. */
  onLine?: (line: string) => boolean;
}

/** Runs a program, interrupts it at the timeout, and returns stdout and stderr in one text. */
export const runLimited = (
  command: string,
  args: readonly string[],
  { limitMs, cwd = WORKSPACE, env, onLine }: RunOptions,
): Promise<{ code: number; output: string }> =>
  new Promise((done, fail) => {
    const PATH = `${BIN}${path.delimiter}${process.env.PATH}`;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const stop = setTimeout(() => {
      lines.push(`Stopped: it took longer than ${limitMs / 60_000} minutes.`);
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
    }, limitMs);
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        if (!onLine?.(line)) lines.push(line);
      });
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(stop);
      done({ code: code ?? 1, output: lines.join('\n') });
    });
  });

/** Creates a check from a program. Exit code 0 means passed. */
export const programCheck =
  (command: string, args: readonly string[], minutes = 10) =>
  async (): Promise<Outcome> => {
    const { code, output } = await runLimited(command, args, { limitMs: minutes * 60_000 });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  };

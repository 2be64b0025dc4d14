import { spawn } from 'node:child_process';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Counts of one check; `output` is shown when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  output: string;
}

/** After SIGINT a program has this long to clean up. */
const STOP_MS = 20_000;

/** Folder of the workspace's tools, independent of the working directory. */
const BIN = path.join(WORKSPACE, 'node_modules/.bin');

/** Runs a program, interrupts it at the timeout, and returns stdout and stderr in one text. */
export const runLimited = (
  command: string,
  args: readonly string[],
  limitMs: number,
  cwd = WORKSPACE,
): Promise<{ code: number; output: string }> =>
  new Promise((done, fail) => {
    const PATH = `${BIN}${path.delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH, NO_COLOR: '1' };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    const stop = setTimeout(() => {
      parts.push(Buffer.from(`\nStopped: it took longer than ${limitMs / 60_000} minutes.\n`));
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
    }, limitMs);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(stop);
      done({ code: code ?? 1, output: Buffer.concat(parts).toString() });
    });
  });

/** Creates a check from a program. Exit code 0 means passed. */
export const oneCheck =
  (command: string, args: readonly string[], limitMs: number) => async (): Promise<Outcome> => {
    const { code, output } = await runLimited(command, args, limitMs);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
  };

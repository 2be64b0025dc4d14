import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/** Runs a program and returns stdout and stderr in one text. */
export const runToEnd = (
  command: string,
  args: readonly string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<{ code: number; output: string }> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { env, ...(cwd ? { cwd } : {}), stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });

const PRELOAD = path.join(import.meta.dirname, 'end-with-parent.ts');

export interface Service {
  readonly name: string;
  readonly child: ChildProcess;
  /** Last lines of output, for a failed start. */
  tail(): string;
}

/** Length of `tail`. */
const TAIL_LINES = 20;
const TAIL_BYTES = 16_384;

/** Last lines of a file after a position, or of the whole file if it is shorter now: then it was emptied. */
const readTail = (file: string, from: number): string => {
  const log = openSync(file, 'r');
  try {
    const { size } = fstatSync(log);
    const start = Math.max(size < from ? 0 : from, size - TAIL_BYTES);
    const end = Buffer.alloc(size - start);
    readSync(log, end, 0, end.length, start);
    return end.toString().trim().split('\n').slice(-TAIL_LINES).join('\n');
  } finally {
    closeSync(log);
  }
};

/**
 * Starts a Node program that exits with this process, even after kill -9. It writes to `<logDir>/<name>.log` itself: lines
 * that pass through this process would cost its time too.
 */
export const startService = (
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  logDir: string,
  nodeArguments: readonly string[] = [],
): Service => {
  mkdirSync(logDir, { recursive: true });
  const file = path.join(logDir, `${name}.log`);
  const log = openSync(file, 'a');
  const { size: from } = fstatSync(log);
  const child = spawn(process.execPath, [...nodeArguments, '--import', PRELOAD, script], {
    env,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  // A removed log must not stop a restart.
  return { name, child, tail: () => (existsSync(file) ? readTail(file, from) : '') };
};

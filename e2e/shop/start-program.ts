import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Ends the program when the worker that started it is killed, as after a timeout in a hook. */
const END_WITH_PARENT = path.join(ROOT, 'tools/src/process/end-with-parent.ts');
/** Time after SIGINT until a program is killed. */
const STOP_MS = 20_000;

export interface Program {
  /** Complete output so far. */
  output(): string;
  stop(): Promise<void>;
  /** Kills the program with SIGKILL. */
  kill(): Promise<void>;
}

interface ProgramOptions {
  /** Path relative to the workspace or to `root`. */
  script: string;
  /** A copy of the workspace to run in. */
  root?: string;
  args?: readonly string[];
  env: Record<string, string>;
  isReady: (output: string) => boolean | Promise<boolean>;
  readyMs: number;
}

const exited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a program of the workspace and waits until it is ready. Throws with its output when it exits or times out. */
export const startProgram = async ({
  script,
  root = ROOT,
  args = [],
  env,
  isReady,
  readyMs,
}: ProgramOptions): Promise<Program> => {
  // Playwright's own variables must not reach the shop.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, path.join(root, script), ...args], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(String(part)));
  const output = () => parts.join('');

  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (exited(child)) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(kill);
  };
  const stop = () => end('SIGINT');

  for (const until = Date.now() + readyMs; Date.now() < until && !exited(child); ) {
    if (await isReady(output())) return { output, stop, kill: () => end('SIGKILL') };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`${script} did not become ready:\n${output()}`);
};

import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
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

/** Starts a Node program that exits with this process, even after kill -9. Logs to `<logDir>/<name>.log`. */
export const startService = (
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  logDir: string,
): Service => {
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(path.join(logDir, `${name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, ['--import', PRELOAD, script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      log.write(part);
      lines.push(part.toString());
      lines.splice(0, lines.length - 20);
    });
  }
  child.on('close', () => log.end());
  return { name, child, tail: () => lines.join('').trim() };
};

import { execFile } from 'node:child_process';
import { format, promisify } from 'node:util';
import type { Command } from 'commander';
import { vi } from 'vitest';
import { runShopProgram } from '../src/shop-program.ts';

const run = promisify(execFile);

export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

/** Thrown instead of `process.exit`. */
class Exit extends Error {}

/**
 * Runs a command of the operator inside the process of the test, because a new process would load the whole
 * shop for each command. Run one at a time: settings, arguments and output are global to the process.
 */
export async function runCommand(
  program: Command,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Finished> {
  let exitCode: number | undefined;
  const output = { stdout: '', stderr: '' };
  const writeTo = (name: keyof typeof output) => (text: unknown) => {
    // Ignore output after the exit: it is about the `Exit` exception.
    if (exitCode === undefined) output[name] += String(text);
    return true;
  };
  const lineTo =
    (name: keyof typeof output) =>
    (...said: unknown[]) =>
      void writeTo(name)(`${format(...said)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(lineTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(lineTo('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(writeTo('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(writeTo('stderr')),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      exitCode ??= Number(code ?? 0);
      throw new Exit();
    }),
  ];
  const before = { argv: process.argv, env: process.env };
  process.argv = [process.execPath, 'shop', ...args];
  process.env = { ...before.env, ...env };
  try {
    await runShopProgram(program);
    return { code: exitCode ?? Number(process.exitCode ?? 0), ...output };
  } finally {
    Object.assign(process, before);
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs a program of the operator in a new process, for tests of its exit code or of its end. */
export const runProcess = (
  file: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Finished> =>
  run(process.execPath, [file, ...args], { env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Finished) => ({ code, stdout, stderr }),
  );

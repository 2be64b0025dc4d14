/** A temporary copy of the workspace that a test may change: its sources, and links to the installed libraries. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageFolders } from '../workspace/package-folders.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Generated files and the git history, which are not copied. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'var',
  'reports',
  'test-results',
  'coverage',
  '.git',
  '.turbo',
]);
/** Time after SIGINT until a program is killed. */
const STOP_MS = 15_000;

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /**
   * For a program that does not end by itself: its output must contain this text. The program is then
   * interrupted and counts as successful.
   */
  until?: string;
}

/**
 * Copies pnpm's relative links. In the copy they lead to the copied packages, and through the link to the
 * root `node_modules` to the installed libraries.
 */
const copyLinks = (name: string, dir: string): void => {
  const from = path.join(WORKSPACE, name, 'node_modules');
  if (!existsSync(from)) return;
  cpSync(from, path.join(dir, name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !path.basename(source).startsWith('.'),
  });
};

/** Environment without variables of the test runner. */
const outsideOfTests = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|NODE_OPTIONS|TEST|VITEST.*|VITE_.*)$/.test(name),
    ),
  );

/** Writes a replacement for pnpm, which would install into the original workspace. */
const writeBin = (dir: string): string => {
  const bin = path.join(dir, '.bin');
  mkdirSync(bin);
  for (const name of ['npx', 'pnpm']) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/sh\nexec node "${dir}/tools/src/scratch/pnpm.ts" "$@"\n`);
    chmodSync(file, 0o755);
  }
  return bin;
};

export const createScratchWorkspace = () => {
  // Has room for repositories beside the workspace.
  const root = mkdtempSync(path.join(tmpdir(), 'shop-scratch-'));
  // The database server may run as another user, which needs access.
  chmodSync(root, 0o755);
  const dir = path.join(root, 'shop');
  cpSync(WORKSPACE, dir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) =>
      !LEFT_OUT.has(path.basename(source)) &&
      !path.basename(source).startsWith('.build-lock') &&
      path.relative(WORKSPACE, source) !== 'releases',
  });
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(dir, 'node_modules'));
  for (const folder of packageFolders(dir)) copyLinks(folder, dir);
  const PATH = [writeBin(dir), path.join(WORKSPACE, 'node_modules/.bin'), process.env.PATH].join(
    path.delimiter,
  );

  return {
    dir,
    /**
     * Runs command lines in the copy. The workspace's own programs come first in PATH, and `pnpm` runs the
     * scripts of the copy.
     */
    run: (commandLines: string, { env = {}, until }: RunOptions = {}) =>
      new Promise<{ code: number; output: string }>((done, fail) => {
        const child = spawn('bash', ['-euo', 'pipefail', '-c', commandLines], {
          cwd: dir,
          env: { ...outsideOfTests(), PATH, NO_COLOR: '1', ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
          // Own process group, so that an interrupt reaches all started programs.
          detached: true,
        });
        const signal = (name: NodeJS.Signals) => child.pid && process.kill(-child.pid, name);
        let output = '';
        let seen = false;
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (part: Buffer) => {
            output += part.toString();
            if (seen || !until || !output.includes(until)) return;
            seen = true;
            signal('SIGINT');
            setTimeout(() => child.exitCode === null && signal('SIGKILL'), STOP_MS).unref();
          });
        child.on('error', fail);
        child.on('close', (code) => done({ code: until ? Number(!seen) : (code ?? 1), output }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

export type ScratchWorkspace = ReturnType<typeof createScratchWorkspace>;

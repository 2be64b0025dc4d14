/** Builds packages in two processes. A package whose sources did not change is not built again. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { REMOTE_FOLDERS, WORKSPACE } from '../workspace/remote-folder.ts';
import type { BuildResult } from './build-worker.ts';

const WORKER = path.join(import.meta.dirname, 'build-worker.ts');

interface BuildOptions {
  /** Production, or the builds that `pnpm dev` needs (in `dist/dev`). */
  mode?: 'production' | 'development';
  /** Each process spends 1.5 s of processor time on loading webpack and Babel. */
  processes?: number;
}

/** Starts a process that builds the next of the `waiting` packages until there is none. */
const runWorker = async (
  waiting: string[],
  say: (line: string) => void,
  mode: NonNullable<BuildOptions['mode']>,
): Promise<void> => {
  const child = fork(WORKER, { env: { ...process.env, NODE_ENV: mode }, execArgv: [] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process that builds the packages ended early');
  });
  try {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      child.send(path.join(WORKSPACE, name));
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [BuildResult];
      if (!result.isBuilt) throw new Error(`${name}: build failed:\n${result.output}`);
      say(result.output);
    }
  } finally {
    ended.catch(() => undefined);
    if (child.connected) child.disconnect();
  }
};

/** Builds packages, each in the next free process. @param folders relative to the workspace */
export const buildPackages = async (
  folders: readonly string[],
  say: (line: string) => void,
  { mode = 'production', processes = 2 }: BuildOptions = {},
): Promise<void> => {
  const waiting = [...folders];
  const count = Math.min(processes, folders.length);
  await Promise.all(Array.from({ length: count }, () => runWorker(waiting, say, mode)));
};

export const buildPackage = (
  name: string,
  say: (line: string) => void,
  mode: BuildOptions['mode'] = 'production',
): Promise<void> => buildPackages([name], say, { mode });

const SHOP = ['shell', ...REMOTE_FOLDERS];

/** Builds what shoppers get. */
export const buildShop = (say: (line: string) => void): Promise<void> => buildPackages(SHOP, say);

export const buildAll = (say: (line: string) => void): Promise<void> =>
  buildPackages([...SHOP, 'office'], say);

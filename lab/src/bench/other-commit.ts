/** The shop of another commit, for a comparison in the same run. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import type { BenchShop } from './bench-shop.ts';

const runIn = async (cwd: string, command: string, ...args: string[]): Promise<string> => {
  const { code, output } = await runToEnd(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
};

/**
 * Checks the commit out into a temporary git worktree, installs the libraries from pnpm's local store, runs
 * `work`, and removes the worktree.
 * @param ref anything that git resolves to a commit
 */
export const withCommit = async <T>(
  ref: string,
  work: (shop: BenchShop, commit: string) => Promise<T>,
): Promise<T> => {
  const commit = await runIn(WORKSPACE, 'git', 'rev-parse', '--short', '--verify', `${ref}^{commit}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  // The database server may run as another user, which needs access.
  chmodSync(folder, 0o755);
  const workspace = path.join(folder, 'workspace');
  try {
    await runIn(WORKSPACE, 'git', 'worktree', 'add', '--detach', workspace, commit);
    console.error(`Installing and building ${commit}; this takes some minutes`);
    await runIn(workspace, 'npx', '--yes', 'pnpm@12.18.0', 'install', '--offline', '--frozen-lockfile');
    return await work({ workspace, folder: path.join(folder, 'data'), number: 1 }, commit);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    await runIn(WORKSPACE, 'git', 'worktree', 'prune');
  }
};

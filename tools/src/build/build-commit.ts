import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * Commit of the sources, with `-dirty` if they have other changes. `COMMIT` sets it where git is missing, as in
 * a container. Undefined if neither knows it.
 */
export const buildCommit = (): string | undefined => {
  if (process.env.COMMIT) return process.env.COMMIT;
  const commit = git('rev-parse', 'HEAD');
  if (!commit) return undefined;
  return git('status', '--porcelain', '--untracked-files=no') ? `${commit}-dirty` : commit;
};

import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Versions of Node that the guide promises for the machine of a team: the oldest, and a newer one. */
export const OUTER_NODES = ['20.20.2', '24.22.3'] as const;

/**
 * Installs this version of Node from the registry.
 * @param folder for the package
 * @returns folder for PATH
 */
export const installNode = (version: string, folder: string): string => {
  const name = `node-${process.platform}-${process.arch}`;
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  execFileSync('npm', words, { stdio: 'pipe' });
  return path.join(folder, 'node_modules', name, 'bin');
};

/** Reads from the command line which checks and packages `pnpm test` runs. */
import path from 'node:path';
import { parseArgs } from 'node:util';

export interface Selection {
  /** Names of checks; empty means all. */
  checks: readonly string[];
  /** Folders of packages; `all`, or none when nothing changed. */
  folders: readonly string[] | 'all';
  /** With `--changed`: the commit to compare the working tree with. Uncommitted changes count. */
  changedSince?: string;
  isProfile: boolean;
  /** Number of rounds of the journeys. */
  repeat: number;
  /** Whether an artificial load keeps all cores busy while the selected checks run. */
  isLoaded: boolean;
}

const USAGE = `pnpm test [check or package …] [--changed [--since <commit>]] [--profile] [--repeat <times>] [--load]`;

/** Folder of a package by one of its names: `mfe-catalog` or `catalog`; `platform/releases` or `releases`. */
const folderOf = (word: string, folders: readonly string[]): string | undefined =>
  folders.find((folder) => {
    const name = path.basename(folder);
    return [folder, name, name.replace(/^(mfe|shared)-/, '')].includes(word.replace(/\/$/, ''));
  });

/**
 * Reads the command line.
 * @param known names of all checks, and folders of all packages
 * @throws with the usage, when a word is neither a check nor a package, or an option would have no effect
 */
export const readSelection = (
  args: readonly string[],
  known: { checks: readonly string[]; packages: readonly string[] },
): Selection => {
  const { values, positionals } = parseArgs({
    args: args.filter((word) => word !== '--'),
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      profile: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
      load: { type: 'boolean', default: false },
    },
  });
  const checks = positionals.filter((word) => known.checks.includes(word));
  const others = positionals.filter((word) => !known.checks.includes(word));
  const packages = others.map((word) => folderOf(word, known.packages));
  const unknown = others.filter((_, index) => packages[index] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `Neither a check nor a package: ${unknown.join(', ')}.\nChecks: ${known.checks.join(', ')}.\n` +
        `Packages: ${known.packages.join(', ')}.\nUsage: ${USAGE}`,
    );
  const repeat = Number(values.repeat);
  const problem = [
    (!Number.isInteger(repeat) || repeat < 1) && '--repeat needs a whole number from 1 up',
    repeat > 1 && checks.some((name) => name !== 'journeys') && '--repeat repeats only journeys',
    values.since !== undefined && !values.changed && '--since needs --changed',
    values.changed && packages.length > 0 && '--changed chooses the packages, so name no package',
  ].find(Boolean);
  if (problem) throw new Error(`${problem}.\nUsage: ${USAGE}`);
  return {
    checks,
    folders: packages.length > 0 ? (packages as string[]) : 'all',
    changedSince: values.changed ? (values.since ?? 'HEAD') : undefined,
    isProfile: values.profile,
    repeat,
    isLoaded: values.load,
  };
};

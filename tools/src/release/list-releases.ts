/** Words of `pnpm releases`: current versions, canaries, previews and history. */
import { mergeHistory } from 'releases/canary/history';
import { rollbackOf } from 'releases/canary/rollback';
import { allPointers } from 'releases/pointers';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { describeChange } from '../canary/describe-change.ts';
import { describeCanary } from '../canary/release-canary.ts';
import { describePreview } from '../preview/release-preview.ts';

const INDENT = ' '.repeat(10);

/**
 * Lines for the terminal, the newest change last.
 * @param id absent: all packages
 */
export const listReleases = async (
  releases: Pick<ReleaseStorage, 'pointers' | 'records' | 'history'>,
  id?: string,
): Promise<string[]> => {
  const pointers = allPointers(await releases.pointers());
  const records = await releases.records();
  const current = Object.entries(pointers)
    .filter(([name]) => !id || name === id)
    .flatMap(([name, pointer]) => {
      const { version, since, previous, canary, previews = {} } = pointer;
      const back = rollbackOf(name, pointer, records);
      return [
        `${name.padEnd(10)} ${version}  since ${since}  before: ${previous.join(', ') || 'none'}`,
        ...(back
          ? [`${INDENT} everybody gets ${back.to} since ${back.at}, by ${back.by}: ${back.reason}`]
          : []),
        ...(canary && !back ? [`${INDENT} ${describeCanary(name, canary, records)}`] : []),
        ...Object.entries(previews).map(([title, preview]) => `${INDENT} ${describePreview(title, preview)}`),
      ];
    });
  const moves = await releases.history(id);
  return [...current, ...mergeHistory(moves, records, id).map(describeChange)];
};

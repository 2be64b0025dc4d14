/** Words of `pnpm releases`: current versions, canaries, previews and history. */
import { type Change, isRecord, mergeHistory } from 'releases/canary/history';
import { rollbackOf } from 'releases/canary/rollback';
import { allPointers } from 'releases/pointers';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { describeCanary } from '../canary/release-canary.ts';
import { describePreview } from '../preview/release-preview.ts';

const wordsOf = (change: Change): string => {
  if (!isRecord(change)) {
    const { at, from, to, by, canary, preview } = change;
    if (preview) {
      const end = preview.until > at ? `until ${preview.until}` : 'ended';
      return `preview ${preview.name} ${preview.version} ${end}`;
    }
    if (!canary) return `${from ?? 'nothing'} → ${to}  by ${by}`;
    return `canary ${canary.version} ${canary.share > 0 ? `at ${canary.share} %` : 'ended'}`;
  }
  switch (change.kind) {
    case 'rollback':
      return `${change.version} → ${change.to}  by ${change.by}: ${change.reason}`;
    case 'share':
      return `canary ${change.version} at ${change.share} %  by ${change.by}: ${change.reason}`;
    case 'raise':
      return `canary ${change.version} at ${change.share} %  by the shells`;
    case 'stop':
      return `canary ${change.version} stopped  by ${change.by ?? 'the shells'}: ${change.reason}`;
  }
};

const describeChange = (change: Change): string => `${change.at}  ${change.id.padEnd(10)} ${wordsOf(change)}`;

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

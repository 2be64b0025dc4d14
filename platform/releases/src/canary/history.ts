/** The history of releases: changes of the pointers by teams, and records of the shells. */
import type { Move } from '../pointer-history.ts';
import type { ShellRecord } from './canary-folder.ts';

export type Change = Move | ShellRecord;

export const isRecord = (change: Change): change is ShellRecord => 'kind' in change;

/** Changes and records in one list, oldest first. @param id only those of this package */
export const mergeHistory = (
  moves: readonly Move[],
  records: readonly ShellRecord[],
  id?: string,
): Change[] =>
  [...moves, ...records]
    .filter((change) => id === undefined || change.id === id)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** History of releases: one JSON line for each change of a pointer, append-only. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Move {
  /** ISO time. */
  at: string;
  id: string;
  /** Null for the first release. */
  from: string | null;
  to: string;
  /** `start` follows the newest build; the others are commands of a person. */
  by: 'start' | 'release' | 'rollback';
  /** For a change of the canary: its version, and the percentage of shoppers who get it. 0 is its end. */
  canary?: { version: string; share: number };
  /** For a change of a preview. `until` is the ISO time of its end: not after `at` when the change ended it. */
  preview?: { name: string; version: string; until: string };
}

const FILE = 'history.jsonl';

export const noteMove = (releasesDir: string, move: Move): void =>
  // A crash may have cut the line before short, so the new one begins with a line break.
  appendFileSync(path.join(releasesDir, FILE), `\n${JSON.stringify(move)}\n`);

/** All changes, oldest first. Skips empty lines, and one that a crash cut short. */
export const readMoves = (releasesDir: string, id?: string): Move[] => {
  const file = path.join(releasesDir, FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): Move[] => {
      try {
        return [JSON.parse(line) as Move];
      } catch {
        return [];
      }
    })
    .filter((move) => id === undefined || move.id === id);
};

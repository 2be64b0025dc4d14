/** What changed when: one line of JSON for each move of a pointer, appended and never rewritten. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Move {
  /** ISO time. */
  at: string;
  id: string;
  /** Null at the first release. */
  from: string | null;
  to: string;
  /** `start` follows the build; the others are a person's choice. */
  by: 'start' | 'release' | 'rollback';
}

const FILE = 'history.jsonl';

export const noteMove = (releasesDir: string, move: Move): void =>
  appendFileSync(path.join(releasesDir, FILE), `${JSON.stringify(move)}\n`);

/** Oldest first; a line that a crash cut short is left out. */
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

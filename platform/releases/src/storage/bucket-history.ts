/** History of the pointers in a bucket: one object for each change, because objects cannot be appended to. */
import type { ObjectStorage } from 'object-storage/object-storage';
import type { Move } from '../pointer-history.ts';
import { atOnce } from './at-once.ts';

const FOLDER = 'history/';
const READS_AT_ONCE = 8;

/** Sorts by time. */
const keyOf = ({ at, id }: Move, sequence: number): string =>
  `${FOLDER}${at.replaceAll(/[:.]/g, '-')}_${id}_${sequence}.json`;

/** @param sequence number of the change of this pointer */
export const writeMove = async (storage: ObjectStorage, move: Move, sequence: number): Promise<void> => {
  await storage.write(keyOf(move, sequence), JSON.stringify(move));
};

/** All changes, oldest first. */
export const readBucketMoves = async (storage: ObjectStorage, id?: string): Promise<Move[]> => {
  const keys = (await storage.list(FOLDER)).filter((key) => id === undefined || key.includes(`_${id}_`));
  const moves = new Map<string, Move>();
  await atOnce(READS_AT_ONCE, keys, async (key) => {
    const found = await storage.read(key);
    if (found) moves.set(key, JSON.parse(found.body.toString()) as Move);
  });
  return keys.flatMap((key) => moves.get(key) ?? []);
};

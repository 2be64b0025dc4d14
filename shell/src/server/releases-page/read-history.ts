/** History of releases for the releases page. A bucket is read in the background, and its last answer is kept. */

import type { ShellRecord } from 'releases/canary/canary-folder';
import { type Change, mergeHistory } from 'releases/canary/history';
import { type Move, readMoves } from 'releases/pointer-history';
import { readBucketMoves } from 'releases/storage/bucket-history';
import { openBucket } from 'releases/storage/open-release-storage';
import type { ShellConfig } from '../config.ts';

/** Reads of a bucket are this far apart. */
const REREAD_MS = 10_000;

/** @returns changes, oldest first */
export type ReadHistory = (records: readonly ShellRecord[]) => Change[];

const readBucket = (url: string): (() => readonly Move[]) => {
  const bucket = openBucket(url);
  let moves: readonly Move[] = [];
  let due = 0;
  return () => {
    if (performance.now() < due) return moves;
    due = performance.now() + REREAD_MS;
    // While the bucket is away, the last history stays.
    void readBucketMoves(bucket).then(
      (found) => {
        moves = found;
      },
      () => {},
    );
    return moves;
  };
};

export const createHistory = ({
  releasesUrl: url,
  releasesDir: dir,
}: Pick<ShellConfig, 'releasesUrl' | 'releasesDir'>): ReadHistory => {
  const read = url ? readBucket(url) : () => readMoves(dir);
  return (records) => mergeHistory(read(), records);
};

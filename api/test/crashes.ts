import type { Db } from '../src/db/connect.ts';

/** End of a process between two statements. */
export class Crash extends Error {}

/** Database that throws `Crash` instead of executing the nth statement and all later ones. */
export const crashingAt = (db: Db, nth: number): Db => {
  let count = 0;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      if (count >= nth) throw new Crash();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
};

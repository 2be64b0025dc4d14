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

/**
 * Runs the work with a database that crashes at statement 1, then 2, and so on, until a run ends without a crash.
 * @returns the number of that run. A high number shows that crashes happened.
 */
export const crashAtEachStatement = async (
  db: Db,
  work: (crashing: Db) => Promise<unknown>,
): Promise<number> => {
  for (let nth = 1; ; nth += 1) {
    try {
      await work(crashingAt(db, nth));
      return nth;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }
};

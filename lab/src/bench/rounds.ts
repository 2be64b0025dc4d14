/** Interleaved rounds over the subjects of a measurement. Rounds with too much stolen time are repeated. */

import type { Row } from './page-table.ts';

/** A round with more stolen time says more about the machine's neighbours than about the shop, percent. */
const MOST_STOLEN = 5;
/** Attempts for each wanted round. */
const ATTEMPTS = 3;

interface Measured<Round> {
  rounds: Round[];
  /** Rounds dropped because of stolen time. */
  dropped: number;
}

/** Retries once, because a trace is sometimes lost on a busy machine. */
export const withOneRetry = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: Error) => {
    console.error(`${error.message}; retrying`);
    return work();
  });

/**
 * Measures all subjects in each round, so that other load on the machine affects all of them equally. Every
 * second round measures a group in reverse order. A round of a group is dropped when one of its subjects had too
 * much stolen time.
 * @param groups subjects that are compared with each other
 */
export const inRounds = async <Subject, Round extends { stolenPercent: number }>(
  groups: readonly (readonly Subject[])[],
  runs: number,
  measure: (subject: Subject) => Promise<Round>,
): Promise<Measured<Round>[]> => {
  const measured = groups.map((subjects) => ({ subjects, rounds: [] as Map<Subject, Round>[], dropped: 0 }));
  type Group = (typeof measured)[number];
  const isMissing = ({ rounds, dropped }: Group): boolean =>
    rounds.length < runs && rounds.length + dropped < runs * ATTEMPTS;
  for (let round = 1; measured.some(isMissing); round++) {
    console.error(`round ${round}`);
    for (const group of measured.filter(isMissing)) {
      const figures = new Map<Subject, Round>();
      for (const subject of round % 2 === 0 ? group.subjects.toReversed() : group.subjects)
        figures.set(subject, await withOneRetry(() => measure(subject)));
      const stolen = Math.max(...[...figures.values()].map(({ stolenPercent }) => stolenPercent));
      if (stolen <= MOST_STOLEN) group.rounds.push(figures);
      else {
        group.dropped++;
        console.error(`  dropped: ${stolen.toFixed(1)} % stolen time`);
      }
    }
  }
  return measured.flatMap(({ subjects, rounds, dropped }) =>
    subjects.map((subject) => ({ rounds: rounds.map((one) => one.get(subject) as Round), dropped })),
  );
};

/** Row of a subject in the table. Prints how many rounds were dropped. */
export const rowOf = <Round>(
  title: string,
  { rounds, dropped }: Measured<Round>,
  isPromised: boolean,
): Row<Round> => {
  if (dropped > 0)
    console.log(`${title}: ${rounds.length} rounds, ${dropped} dropped (stolen time over ${MOST_STOLEN} %)`);
  return { title, rounds, isPromised };
};

/** Interleaved rounds over the subjects of a measurement. Rounds with too much stolen time are repeated. */

/** A round with more stolen time says more about the machine's neighbours than about the shop, percent. */
export const MOST_STOLEN = 5;
/** Attempts for each wanted round. */
const ATTEMPTS = 3;

export interface Measured<Round> {
  /** Rounds on each site, in the order of the sites. */
  rounds: Round[][];
  /** Rounds dropped because of stolen time. */
  dropped: number;
}

/** Retries once, because a trace is sometimes lost on a busy machine. */
export const twice = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: Error) => {
    console.error(`${error.message}; retrying`);
    return work();
  });

/**
 * Measures all subjects in each round, so that other load on the machine affects all of them equally. Every
 * second round measures the sites in reverse order. A round of a subject is dropped for all sites when one of
 * them had too much stolen time.
 * @param subjects for each subject, the same thing on every site. They are measured one after the other.
 */
export const inRounds = async <Subject, Round extends { stolenPercent: number }>(
  subjects: readonly (readonly Subject[])[],
  runs: number,
  measure: (subject: Subject) => Promise<Round>,
): Promise<Measured<Round>[]> => {
  const measured = subjects.map((sites) => ({ rounds: sites.map((): Round[] => []), dropped: 0 }));
  const isMissing = ({ rounds, dropped }: Measured<Round>): boolean => {
    const kept = rounds[0]?.length ?? 0;
    return kept < runs && kept + dropped < runs * ATTEMPTS;
  };
  for (let round = 1; measured.some(isMissing); round++) {
    console.error(`round ${round}`);
    for (const [index, sites] of subjects.entries()) {
      const of = measured[index];
      if (!of || !isMissing(of)) continue;
      const figures = new Map<number, Round>();
      const turns = [...sites.entries()];
      for (const [site, subject] of round % 2 === 0 ? turns.reverse() : turns)
        figures.set(site, await twice(() => measure(subject)));
      const stolen = Math.max(...[...figures.values()].map(({ stolenPercent }) => stolenPercent));
      if (stolen <= MOST_STOLEN) for (const [site, one] of figures) of.rounds[site]?.push(one);
      else {
        of.dropped++;
        console.error(`  dropped: ${stolen.toFixed(1)} % stolen time`);
      }
    }
  }
  return measured;
};

/**
 * Like `inRounds`, for subjects that are compared with each other. A round is dropped for all subjects when one of
 * them had too much stolen time, because the others would be compared with it.
 */
export const inCommonRounds: typeof inRounds = async (subjects, runs, measure) => {
  const [all] = await inRounds([subjects.flat()], runs, measure);
  const rounds = all?.rounds.values();
  return subjects.map((sites) => ({
    rounds: sites.map(() => rounds?.next().value ?? []),
    dropped: all?.dropped ?? 0,
  }));
};

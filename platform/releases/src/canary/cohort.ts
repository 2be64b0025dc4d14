/** Cohorts: each shopper has a random number, and each canary chooses cohorts by its seed. */
import { createHash } from 'node:crypto';

/** Number of cohorts. A share of 0.1 % is one cohort. */
export const COHORTS = 1_000;
const COHORTS_PER_PERCENT = COHORTS / 100;
/** Seeds whose order is kept in memory. */
const KEPT_SEEDS = 50;

const hashOf = (seed: string, cohort: number): number =>
  createHash('sha256').update(`${seed} ${cohort}`).digest().readUIntBE(0, 6);

/** Place of each cohort in the order of this seed. */
const ranksOf = (seed: string): Uint16Array => {
  const order = Array.from({ length: COHORTS }, (_, cohort) => ({ cohort, hash: hashOf(seed, cohort) })).sort(
    (a, b) => a.hash - b.hash,
  );
  const ranks = new Uint16Array(COHORTS);
  for (const [rank, { cohort }] of order.entries()) ranks[cohort] = rank;
  return ranks;
};

const known = new Map<string, Uint16Array>();
const knownRanks = (seed: string): Uint16Array => {
  const ranks = known.get(seed) ?? ranksOf(seed);
  if (known.size >= KEPT_SEEDS) known.clear();
  known.set(seed, ranks);
  return ranks;
};

/**
 * Whether a cohort gets the canary. Exactly `share` percent of the cohorts do, because the comparison relies on it.
 * A higher share of the same seed only adds cohorts.
 * @param share percent
 */
export const isChosen = (seed: string, cohort: number, share: number): boolean =>
  (knownRanks(seed)[cohort] ?? COHORTS) < Math.round(share * COHORTS_PER_PERCENT);

/** @returns undefined when the text is not the number of a cohort */
export const parseCohort = (text = ''): number | undefined =>
  /^\d{1,3}$/.test(text) ? Number(text) : undefined;

export const randomCohort = (random: () => number = Math.random): number => Math.floor(random() * COHORTS);

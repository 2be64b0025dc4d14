/** Discrete-event simulation of a role as a queue with several cores (M/G/c). */
import type { Random } from './random.ts';

/** Kind of job: how often it arrives, and its mean processor time. */
export interface JobKind {
  perS: number;
  ms: number;
}

const JOBS = 10_000;

/** Draws one of the kinds by its share of the arrivals. */
const drawKind = (kinds: readonly JobKind[], perS: number, random: Random): JobKind => {
  let share = random.share() * perS;
  for (const kind of kinds) {
    share -= kind.perS;
    if (share < 0) return kind;
  }
  return kinds.at(-1) as JobKind;
};

/**
 * Jobs arrive independently and take exponentially distributed times around the mean of their kind.
 * @returns 99th percentile of wait and work, ms. Infinity when the cores cannot do the work
 */
export const simulateP99 = (kinds: readonly JobKind[], cores: number, random: Random): number => {
  const perS = kinds.reduce((sum, kind) => sum + kind.perS, 0);
  const work = kinds.reduce((sum, kind) => sum + (kind.perS * kind.ms) / 1_000, 0);
  if (perS === 0) return 0;
  if (work >= cores) return Number.POSITIVE_INFINITY;
  const freeAt = new Float64Array(cores);
  const times = new Float64Array(JOBS);
  let now = 0;
  for (let job = 0; job < JOBS; job += 1) {
    now += random.exponential(1_000 / perS);
    let core = 0;
    for (let other = 1; other < cores; other += 1)
      if ((freeAt[other] as number) < (freeAt[core] as number)) core = other;
    const begun = Math.max(now, freeAt[core] as number);
    const ended = begun + random.exponential(drawKind(kinds, perS, random).ms);
    freeAt[core] = ended;
    times[job] = ended - now;
  }
  return times.sort()[Math.floor(JOBS * 0.99)] as number;
};

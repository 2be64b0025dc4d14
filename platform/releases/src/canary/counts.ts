/** Counts of a canary and its control, by signal and share. Counts of several shells are added. */
import { z } from 'zod';
import { SIGNAL_IDS, type SignalId, signalOf } from './signals.ts';

export type Arm = 'canary' | 'control';

/**
 * Trials, then the events: one number, or one for each threshold of the signal. For a paired signal only the number of
 * pairs that the arm lost.
 */
const armCounts = z.array(z.int().min(0)).max(12);
export type Arms = Record<Arm, number[]>;
/**
 * Signal → share → counts. Only trials at the same share are compared with each other, because after a raise the
 * browsers of the canary have had less time to order.
 */
export const countsSchema = z.partialRecord(
  z.enum(SIGNAL_IDS),
  z.record(z.string().max(8), z.object({ canary: armCounts, control: armCounts })),
);
export type Counts = z.output<typeof countsSchema>;

const armsOf = (counts: Counts, signal: SignalId, share: string | number): Arms => {
  counts[signal] ??= {};
  const shares = counts[signal];
  shares[share] ??= { canary: [], control: [] };
  return shares[share];
};

const addTo = (sum: number[], more: readonly number[]): void => {
  for (const [at, count] of more.entries()) sum[at] = (sum[at] ?? 0) + count;
};

interface Place {
  signal: SignalId;
  share: number;
  arm: Arm;
}

/** Adds a trial. @param value a time or score; otherwise 1 if the event happened, 0 if not */
export const countTrial = (counts: Counts, { signal, share, arm }: Place, value: number): void => {
  const { thresholds = [0] } = signalOf(signal);
  addTo(armsOf(counts, signal, share)[arm], [1, ...thresholds.map((threshold) => Number(value > threshold))]);
};

/** Adds an event to a trial that was counted without one. Does nothing when no such trial is left. */
export const countEvent = (counts: Counts, { signal, share, arm }: Place): void => {
  const counted = armsOf(counts, signal, share)[arm];
  const [trials = 0, events = 0] = counted;
  if (events < trials) addTo(counted, [0, 1]);
};

/** Adds a pair of renders that the arm lost. */
export const countLostPair = (counts: Counts, { signal, share, arm }: Place): void =>
  addTo(armsOf(counts, signal, share)[arm], [1]);

export const addCounts = (sum: Counts, counts: Counts): void => {
  for (const signal of SIGNAL_IDS)
    for (const [share, { canary, control }] of Object.entries(counts[signal] ?? {})) {
      const arms = armsOf(sum, signal, share);
      addTo(arms.canary, canary);
      addTo(arms.control, control);
    }
};

/** Counts of one signal over all shares. */
export const sumOfShares = (counts: Counts, signal: SignalId): Arms => {
  const sum: Arms = { canary: [], control: [] };
  for (const { canary, control } of Object.values(counts[signal] ?? {})) {
    addTo(sum.canary, canary);
    addTo(sum.control, control);
  }
  return sum;
};

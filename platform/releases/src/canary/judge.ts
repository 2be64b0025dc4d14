/** Decides whether a canary is worse than the release before it (docs/decisions/0058-canary-releases.md). */
import type { Arm, Arms, Counts } from './counts.ts';
import { logEvidence, logMean, logPairEvidence, type Tally } from './evidence.ts';
import { SIGNAL_IDS, type SignalId, signalOf } from './signals.ts';

/** Probability that a canary that is no worse is ever stopped, over all its signals and all its steps. */
export const FALSE_STOPS = 0.01;
/** Evidence of one signal above which a canary stops. `FALSE_STOPS` is divided over the signals. */
const LOG_BOUND = Math.log(SIGNAL_IDS.length / FALSE_STOPS);

const sharesOf = (counts: Counts, signal: SignalId): Arms[] => Object.values(counts[signal] ?? {});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const toTally = ([trials = 0, ...events]: readonly number[], threshold: number, isGood: boolean): Tally => {
  const count = events[threshold] ?? 0;
  return { trials, events: isGood ? trials - count : count };
};

/** Evidence by one threshold. The trials of different shares are independent, so their evidence multiplies. */
const logOfThreshold = (counts: Counts, signal: SignalId, threshold: number): number => {
  const { margin = 0, isGood = false, isPaired } = signalOf(signal);
  return sumOf(
    sharesOf(counts, signal).map(({ canary, control }) =>
      isPaired
        ? logPairEvidence(canary[0] ?? 0, control[0] ?? 0)
        : logEvidence(toTally(canary, threshold, isGood), toTally(control, threshold, isGood), margin),
    ),
  );
};

const logsOf = (counts: Counts, signal: SignalId): number[] =>
  (signalOf(signal).thresholds ?? [0]).map((_, at) => logOfThreshold(counts, signal, at));

const reasonOf = (counts: Counts, signal: SignalId): string => {
  const { words, thresholds, isPaired } = signalOf(signal);
  const logs = logsOf(counts, signal);
  const worst = logs.indexOf(Math.max(...logs));
  const sum = (arm: Arm, at: number) => sumOf(sharesOf(counts, signal).map((arms) => arms[arm][at] ?? 0));
  if (isPaired)
    return `${words}: the canary's in ${sum('canary', 0)}, the release before in ${sum('control', 0)}`;
  const unit = signal.endsWith('-ms') ? ' ms' : '';
  const over = thresholds ? ` (over ${thresholds[worst]}${unit})` : '';
  const part = (arm: Arm) => `${sum(arm, worst + 1)} of ${sum(arm, 0)}`;
  return `${words}${over}: ${part('canary')}, with the release before ${part('control')}`;
};

/** Whether no signal of an arm happened more often than it was tried. */
const isPossible = ([trials = 0, ...events]: readonly number[]): boolean =>
  events.every((count) => count <= trials);

/** Signals whose counts cannot be true, so that nothing can be concluded from them. */
export const impossibleSignals = (counts: Counts): SignalId[] =>
  SIGNAL_IDS.filter((signal) =>
    sharesOf(counts, signal).some(({ canary, control }) => !isPossible(canary) || !isPossible(control)),
  );

/** Why the canary must stop. Null while the counts do not prove that it is worse. */
export const reasonToStop = (counts: Counts): string | null => {
  const impossible = impossibleSignals(counts);
  const [worst] = SIGNAL_IDS.filter((signal) => !impossible.includes(signal))
    .map((signal) => ({ signal, log: logMean(logsOf(counts, signal)) }))
    .sort((a, b) => b.log - a.log);
  return worst && worst.log >= LOG_BOUND ? reasonOf(counts, worst.signal) : null;
};

/** Browsers that must have used the canary at a share before it goes on. */
const BROWSERS_PER_STEP = 100;

/** Whether enough browsers have used the canary at this share. */
export const isTried = (counts: Counts, share: number): boolean =>
  (counts.error?.[share]?.canary[0] ?? 0) >= BROWSERS_PER_STEP;

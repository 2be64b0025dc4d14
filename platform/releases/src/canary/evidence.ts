/**
 * Sequential test of two rates that may be read at any time (docs/decisions/0058-canary-releases.md).
 *
 * `logEvidence` is the logarithm of an e-process for "the rate of the canary is at most the rate of the control plus
 * the margin" (universal inference: Wasserman, Ramdas, Balakrishnan 2020). Its numerator is the probability of the
 * data, averaged over all pairs of rates by Jeffreys' prior. Its denominator is the highest probability that a pair
 * within the hypothesis gives. By Ville's inequality, the probability that it ever exceeds 1/α is at most α, however
 * often the shells read it.
 */

/** Independent trials, and how many of them had the event. */
export interface Tally {
  trials: number;
  events: number;
}

/** Lanczos approximation (g = 7) of ln Γ(x) for x > 0.5, relative error below 1e-13. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
const logGamma = (x: number): number => {
  // Γ(x) = Γ(x + 1) / x moves x = 0.5 into the range of the approximation.
  if (x < 1) return logGamma(x + 1) - Math.log(x);
  const z = x - 1;
  const sum = LANCZOS.reduce((total, factor, at) => (at === 0 ? factor : total + factor / (z + at)), 0);
  const t = z + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
};
const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const times = (count: number, probability: number): number =>
  count === 0 ? 0 : count * Math.log(probability);

/** Log probability of a sequence of trials at this rate. */
const logLikelihood = ({ trials, events }: Tally, rate: number): number =>
  times(events, rate) + times(trials - events, 1 - rate);

const JEFFREYS = 0.5;
/** Log probability of a sequence of trials, averaged over all rates. */
const logAverage = ({ trials, events }: Tally): number =>
  logBeta(events + JEFFREYS, trials - events + JEFFREYS) - logBeta(JEFFREYS, JEFFREYS);

const rateOf = ({ trials, events }: Tally): number => (trials === 0 ? 0 : events / trials);

/** Halvings of the interval, to the precision of a number. */
const HALVINGS = 50;

/** Highest log probability of both sequences with `canary rate = control rate + margin`. */
const logAtBorder = (canary: Tally, control: Tally, margin: number): number => {
  // The sum is concave, and its highest point lies between the two rates.
  let low = rateOf(control);
  let high = rateOf(canary) - margin;
  const slopeOf = ({ trials, events }: Tally, rate: number): number =>
    (events === 0 ? 0 : events / rate) - (trials === events ? 0 : (trials - events) / (1 - rate));
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (slopeOf(control, middle) + slopeOf(canary, middle + margin) > 0) low = middle;
    else high = middle;
  }
  const rate = (low + high) / 2;
  return logLikelihood(control, rate) + logLikelihood(canary, rate + margin);
};

/**
 * Evidence that the canary's rate is higher than the control's by more than the margin.
 * @returns logarithm, at most 0 when the data agree with the hypothesis
 */
export const logEvidence = (canary: Tally, control: Tally, margin: number): number => {
  if (canary.trials === 0 || control.trials === 0) return 0;
  const agrees = rateOf(canary) <= rateOf(control) + margin;
  const highest = agrees
    ? logLikelihood(canary, rateOf(canary)) + logLikelihood(control, rateOf(control))
    : logAtBorder(canary, control, margin);
  return logAverage(canary) + logAverage(control) - highest;
};

/**
 * Evidence that the canary loses more than half of the pairs in which the releases differ.
 * @returns logarithm, at most 0 when it loses half of them or less
 */
export const logPairEvidence = (lost: number, won: number): number => {
  const pairs: Tally = { trials: lost + won, events: lost };
  if (pairs.trials === 0) return 0;
  return logAverage(pairs) - logLikelihood(pairs, Math.min(rateOf(pairs), 0.5));
};

/** Logarithm of the mean of e-values, which is an e-value again. */
export const logMean = (logs: readonly number[]): number => {
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / logs.length);
};

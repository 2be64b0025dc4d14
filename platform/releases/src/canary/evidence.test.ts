import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../testing/random-from.ts';
import { logEvidence, logMean, logPairEvidence } from './evidence.ts';

const tally = (events: number, trials: number) => ({ events, trials });

describe('evidence that a canary is worse', () => {
  it('is the average probability over the highest one, as computed by hand', () => {
    // One event in one trial against none in one: Jeffreys' average ½ · ½, highest within the hypothesis ½ · ½.
    expect(Math.exp(logEvidence(tally(1, 1), tally(0, 1), 0))).toBeCloseTo(1, 10);
    // Two pairs, both lost: average 3/8, highest ¼.
    expect(Math.exp(logPairEvidence(2, 0))).toBeCloseTo(1.5, 10);
  });

  // The test must notice this fault in platform/releases/src/canary/evidence.ts
  // - rateOf(canary) <= rateOf(control) + margin
  // + rateOf(canary) <= margin
  it('is never above 1 while the canary is within the margin', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500), (a, b, c, d) => {
        const canary = tally(Math.min(a, b), Math.max(a, b));
        const control = tally(Math.min(c, d), Math.max(c, d));
        const gap = canary.events / canary.trials - control.events / control.trials;
        fc.pre(canary.trials > 0 && control.trials > 0 && gap <= 0.05);
        expect(logEvidence(canary, control, 0.05)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });

  it('grows with the difference and shrinks with the margin', () => {
    const some = logEvidence(tally(10, 100), tally(10, 900), 0.005);
    const more = logEvidence(tally(20, 100), tally(10, 900), 0.005);
    const wider = logEvidence(tally(20, 100), tally(10, 900), 0.1);
    expect(some).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(some);
    expect(wider).toBeLessThan(more);
  });

  it('is zero without trials on both sides', () => {
    expect(logEvidence(tally(0, 0), tally(0, 10), 0)).toBe(0);
    expect(logEvidence(tally(9, 10), tally(0, 0), 0)).toBe(0);
    expect(logPairEvidence(0, 0)).toBe(0);
  });

  it('of two equal rates exceeds 1/α in at most α of the sequences, although it is read after every 20 trials', () => {
    const random = randomFrom(7);
    const alpha = 0.05;
    const [sequences, looks] = [1_000, 25];
    let stopped = 0;
    for (let sequence = 0; sequence < sequences; sequence += 1) {
      const arms = { canary: tally(0, 0), control: tally(0, 0) };
      const isStopped = Array.from({ length: looks }).some(() => {
        for (let trial = 0; trial < 20; trial += 1) {
          const arm = random() < 0.3 ? arms.canary : arms.control;
          arm.trials += 1;
          arm.events += Number(random() < 0.1);
        }
        return logEvidence(arms.canary, arms.control, 0) >= Math.log(1 / alpha);
      });
      stopped += Number(isStopped);
    }
    expect(stopped).toBeLessThanOrEqual(sequences * alpha);
  });

  it('of several thresholds is their mean', () => {
    expect(Math.exp(logMean([Math.log(2), Math.log(4)]))).toBeCloseTo(3, 10);
    expect(logMean([-10_000, 1_000])).toBeCloseTo(1_000 - Math.log(2), 6);
  });
});

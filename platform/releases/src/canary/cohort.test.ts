import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COHORTS, isChosen, parseCohort, randomCohort } from './cohort.ts';

const chosenBy = (seed: string, share: number): number[] =>
  Array.from({ length: COHORTS }, (_, cohort) => cohort).filter((cohort) => isChosen(seed, cohort, share));

describe('cohorts', () => {
  // The test must notice this fault in platform/releases/src/canary/cohort.ts
  // - Math.round(share * COHORTS_PER_PERCENT)
  // + share * COHORTS_PER_PERCENT + 1
  // test a canary of 5 percent chooses exactly that share
  it.each([0.1, 1, 5, 12.5, 50, 99.9, 100])('a canary of %d percent chooses exactly that share', (share) => {
    expect(chosenBy('seed', share)).toHaveLength(Math.round(share * 10));
  });

  it('keep their canary when its share grows', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(COHORTS - 1), (seed, cohort) => {
        const shares = [1, 10, 50, 100];
        const chosen = shares.map((share) => isChosen(seed, cohort, share));
        expect(chosen).toEqual([...chosen].sort());
      }),
    );
  });

  it('are chosen anew by each seed', () => {
    const both = chosenBy('one', 50).filter((cohort) => isChosen('two', cohort, 50));
    // Half of 500, give or take six standard deviations.
    expect(both.length).toBeGreaterThan(190);
    expect(both.length).toBeLessThan(310);
  });

  it.each(['', '-1', '1000', '1.5', '0x1', 'a', ' 1', '٣'])('%j is no cohort', (text) => {
    expect(parseCohort(text)).toBeUndefined();
  });

  it('are drawn from all numbers', () => {
    expect(randomCohort(() => 0)).toBe(0);
    expect(randomCohort(() => 0.999_999)).toBe(COHORTS - 1);
    expect(parseCohort(String(COHORTS - 1))).toBe(COHORTS - 1);
  });
});

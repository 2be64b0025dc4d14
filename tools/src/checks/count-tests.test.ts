import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, soundCounts } from './count-tests.ts';

const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe('counts of a run', () => {
  it('take passed, failed and skipped tests from the report', () => {
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('count a test file that does not load as a failure', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ ...report, testResults: files }).failed).toBe(2);
  });

  it('count a journey that needed a second try, and a failed setup, as failures', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3, skipped: 2 });
  });

  it('never let a run pass that ended badly or ran nothing', () => {
    const nothing = { passed: 0, failed: 0, skipped: 0 };
    expect(soundCounts(undefined, 0).failed).toBe(1);
    expect(soundCounts(nothing, 0).failed).toBe(1);
    expect(soundCounts({ passed: 4, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(soundCounts({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2);
    expect(soundCounts({ passed: 4, failed: 0, skipped: 0 }, 0).failed).toBe(0);
  });
});

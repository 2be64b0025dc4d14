import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, secondTries, soundCounts } from './count-tests.ts';

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

  it('count a failed setup as a failure, and a journey that passed at its second try as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it('name the journeys that passed on a retry, at any depth', () => {
    const spec = (title: string, status: string) => ({ file: 'buy.spec.ts', title, tests: [{ status }] });
    const inner = { specs: [spec('pays', 'flaky'), spec('returns', 'expected')] };
    expect(secondTries({ suites: [{ specs: [spec('browses', 'expected')], suites: [inner] }] })).toEqual([
      'buy.spec.ts: pays',
    ]);
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

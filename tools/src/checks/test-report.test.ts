import { describe, expect, it } from 'vitest';
import {
  describeProfile,
  describeSkipped,
  describeSlowest,
  outcomeOf,
  type TestReport,
} from './test-report.ts';

const report: TestReport = {
  passed: 5,
  failed: 1,
  skipped: 2,
  failures: [
    {
      title: 'cart keeps its lines',
      place: 'mfe-checkout/src/cart.test.ts:12',
      message: 'expected 3 to be 2\nin $lines',
      attachments: ['test-results/cart/trace.zip'],
    },
  ],
  timings: [
    { name: 'a.test.ts', tests: 2, parts: { imports: 500, tests: 1_500 } },
    { name: 'b.test.ts', tests: 3, parts: { imports: 100, tests: 9_000 } },
  ],
  reasons: ['no HAProxy', 'phone layout only'],
};
const green = { ...report, failed: 0, failures: [] };

describe('outcome of a run', () => {
  it('shows each failure with its place, test name, message and files', () => {
    const { failed, output } = outcomeOf(report, 1, 'noise');
    expect(failed).toBe(1);
    expect(output).toBe(
      'mfe-checkout/src/cart.test.ts:12\ncart keeps its lines\n  expected 3 to be 2\n  in $lines\nsee test-results/cart/trace.zip',
    );
  });

  it('fails when the program failed, wrote no report, or ran no test', () => {
    expect(outcomeOf(undefined, 0, 'crashed')).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      output: 'crashed',
    });
    expect(outcomeOf(green, 1, 'crashed')).toMatchObject({ passed: 5, failed: 1, output: 'crashed' });
    expect(outcomeOf({ ...green, passed: 0 }, 0, '').failed).toBe(1);
    expect(outcomeOf(green, 0, '').failed).toBe(0);
  });
});

it('lists the reasons of skipped tests, the most frequent first', () => {
  expect(describeSkipped(['no HAProxy', 'phone layout only', 'phone layout only'])).toBe(
    '       2  phone layout only\n       1  no HAProxy',
  );
});

it('lists the slowest files first', () => {
  expect(describeSlowest(report.timings, 1)).toBe('     9.1 s  b.test.ts');
});

it('sums the parts of all files in a profile', () => {
  const [head, sum, first] = describeProfile(report.timings).split('\n');
  expect(head?.split(/\s+/).slice(1, 5)).toEqual(['imports', 'tests', 'sum', 'tests']);
  expect(sum?.trim().split(/\s+/)).toEqual(['0.6', '10.5', '11.1', '5', 'all']);
  expect(first?.trim().split(/\s+/)).toEqual(['0.1', '9.0', '9.1', '3', 'b.test.ts']);
});

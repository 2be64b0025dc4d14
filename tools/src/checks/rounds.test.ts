import { expect, it } from 'vitest';
import { runRounds } from './rounds.ts';
import type { TestOutcome } from './test-report.ts';

const reasons = ['phone layout only'];
const timings = [{ name: 'pay.spec.ts: pays', tests: 1, parts: { actions: 100, waiting: 20 } }];
const green: TestOutcome = {
  passed: 5,
  failed: 0,
  skipped: 1,
  output: 'noise',
  report: { passed: 5, failed: 0, skipped: 1, failures: [], timings, reasons },
};
const failure = { title: 'pay.spec.ts: pays', place: 'e2e/pay.spec.ts:9', message: 'no', attachments: [] };
const red: TestOutcome = {
  passed: 4,
  failed: 1,
  skipped: 1,
  output: 'e2e/pay.spec.ts:9 …',
  report: { passed: 4, failed: 1, skipped: 1, failures: [failure], timings, reasons },
};
const crashed: TestOutcome = { passed: 0, failed: 1, skipped: 0, output: 'the shop did not start' };

const run = async (outcomes: readonly TestOutcome[]) => {
  const log: string[] = [];
  const outcome = await runRounds(
    outcomes.length,
    async ({ number, title }) => {
      log.push(`start ${title}`);
      await new Promise((done) => setImmediate(done));
      return outcomes[number - 1] as TestOutcome;
    },
    ({ title }, { failed }) => log.push(`end ${title}: ${failed} failed`),
  );
  return { log, outcome };
};

it('runs rounds one after the other, also after a failure', async () => {
  const { log } = await run([green, red, green]);
  expect(log).toEqual([
    ...['start round 1 of 3', 'end round 1 of 3: 0 failed'],
    ...['start round 2 of 3', 'end round 2 of 3: 1 failed'],
    ...['start round 3 of 3', 'end round 3 of 3: 0 failed'],
  ]);
});

it('adds the counts, and the times of each journey', async () => {
  const { outcome } = await run([green, red, crashed]);
  expect(outcome).toMatchObject({ passed: 9, failed: 2, skipped: 2 });
  expect(outcome.report?.timings).toEqual([
    { name: 'pay.spec.ts: pays', tests: 2, parts: { actions: 200, waiting: 40 } },
  ]);
});

it('names each failure with its round, and prints nothing of green rounds', async () => {
  const { outcome } = await run([green, red, crashed]);
  expect(outcome.output).toBe(
    'e2e/pay.spec.ts:9\nround 2 of 3: pay.spec.ts: pays\n  no\n\nround 3 of 3\nthe shop did not start',
  );
});

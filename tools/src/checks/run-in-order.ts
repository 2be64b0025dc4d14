/** Runs checks in parallel, one per core. Checks that use all cores run last, one at a time. */
import type { Check } from './check-list.ts';
import type { TestOutcome } from './test-report.ts';

type Ordered = Pick<Check, 'name' | 'title' | 'needs' | 'runsAlone'>;

/**
 * Runs checks in the order of the list, as many at once as there are cores.
 * @returns outcomes in the order in which the checks ended. A check counts as skipped when the check that it
 *   needs failed.
 */
export const runInOrder = async <Kind extends Ordered>(
  checks: readonly Kind[],
  run: (check: Kind) => Promise<TestOutcome>,
  cores: number,
): Promise<TestOutcome[]> => {
  const outcomes = new Map<string, TestOutcome>();
  const runOne = async (check: Kind): Promise<void> => {
    const need = check.needs && outcomes.get(check.needs);
    if (need && need.failed > 0) {
      console.log(`- ${check.title}: not run, the ${check.needs} failed`);
      outcomes.set(check.name, { passed: 0, failed: 0, skipped: 1, output: '' });
    } else outcomes.set(check.name, await run(check));
  };

  const waiting = checks.filter(({ runsAlone }) => !runsAlone);
  const isReady = ({ needs }: Kind): boolean =>
    !needs || outcomes.has(needs) || !checks.some(({ name }) => name === needs);
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next >= 0 && running.size < cores) {
      const [check] = waiting.splice(next, 1);
      const done = runOne(check as Kind).finally(() => running.delete(done));
      running.add(done);
    } else await Promise.race(running);
  }
  for (const check of checks.filter(({ runsAlone }) => runsAlone)) await runOne(check);
  return [...outcomes.values()];
};

/** Rounds of `pnpm test journeys --repeat N`: they run one after the other, also after a failure. */
import { addCounts } from './run-check.ts';
import { describeFailure, type TestOutcome, type TestReport, type Timing } from './test-report.ts';

export interface Round {
  /** 1 for the first round. */
  number: number;
  /** Such as `round 3 of 10`. */
  title: string;
}

/** Adds the times of each journey over all rounds. */
const addTimings = (timings: readonly Timing[]): Timing[] => {
  const sums = new Map<string, Timing>();
  for (const { name, tests, parts } of timings) {
    const sum = sums.get(name) ?? { name, tests: 0, parts: {} };
    const added = Object.entries(parts).map(([part, ms]) => [part, (sum.parts[part] ?? 0) + ms]);
    sums.set(name, { name, tests: sum.tests + tests, parts: { ...sum.parts, ...Object.fromEntries(added) } });
  }
  return [...sums.values()];
};

const describeFailedRound = (title: string, { report, output }: TestOutcome): string => {
  const failures = report?.failures ?? [];
  if (failures.length === 0) return `${title}\n${output}`;
  return failures
    .map((failure) => describeFailure({ ...failure, title: `${title}: ${failure.title}` }))
    .join('\n\n');
};

const addOutcomes = (rounds: readonly { title: string; outcome: TestOutcome }[]): TestOutcome => {
  const counts = addCounts(rounds.map(({ outcome }) => outcome));
  const reports = rounds.flatMap(({ outcome }) => outcome.report ?? []);
  const report: TestReport = {
    ...counts,
    failures: reports.flatMap(({ failures }) => failures),
    timings: addTimings(reports.flatMap(({ timings }) => timings)),
    reasons: reports.flatMap(({ reasons }) => reasons),
  };
  const failed = rounds.filter(({ outcome }) => outcome.failed > 0);
  const output = failed.map(({ title, outcome }) => describeFailedRound(title, outcome)).join('\n\n');
  return { ...counts, output, report };
};

/**
 * Runs all rounds and adds their counts and times.
 * @param onRound called after each round
 * @returns an outcome whose output names each failure with its round
 */
export const runRounds = async (
  count: number,
  runRound: (round: Round) => Promise<TestOutcome>,
  onRound: (round: Round, outcome: TestOutcome) => void,
): Promise<TestOutcome> => {
  const rounds: { title: string; outcome: TestOutcome }[] = [];
  for (let number = 1; number <= count; number++) {
    const round = { number, title: `round ${number} of ${count}` };
    const outcome = await runRound(round);
    rounds.push({ title: round.title, outcome });
    onRound(round, outcome);
  }
  return addOutcomes(rounds);
};

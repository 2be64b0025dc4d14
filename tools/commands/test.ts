/**
 * `pnpm test`: runs all checks of CI, also after a failure. The last line starts with `N passed, N failed`.
 * - `pnpm test unit journeys` runs only the named checks
 * - `pnpm test catalog` runs the tests and journeys of one package, and all static checks
 * - `--changed` does so for what the uncommitted changes can affect; `--since main` compares with another commit
 * - `--profile` prints where the time of each test file and journey went
 * - `--repeat 10 --load` runs the journeys in ten rounds, each with a new shop, with all cores busy
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { affectedFolders, readGraph } from '../src/checks/affected.ts';
import { keepCoresBusy } from '../src/checks/busy-cores.ts';
import { CHECKS, type Check } from '../src/checks/check-list.ts';
import { addCounts, type Counts } from '../src/checks/run-check.ts';
import { runInOrder } from '../src/checks/run-in-order.ts';
import { journeyFolders } from '../src/checks/run-tests.ts';
import { readSelection, type Selection } from '../src/checks/selection.ts';
import {
  describeProfile,
  describeSkipped,
  describeSlowest,
  type TestOutcome,
} from '../src/checks/test-report.ts';
import { asCommand } from '../src/process/as-command.ts';
import { runToEnd } from '../src/process/run.ts';
import { packageFolders } from '../src/workspace/package-folders.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

// The checks start hundreds of Node processes that load the same libraries. Node compiles each library once.
process.env.NODE_COMPILE_CACHE ??= path.join(WORKSPACE, 'node_modules/.cache/node');

const changedFiles = async (since: string): Promise<string[]> => {
  const git = async (...args: string[]) => {
    const { code, output } = await runToEnd('git', args, { cwd: WORKSPACE });
    if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${output}`);
    return output.split('\n').filter(Boolean);
  };
  return [
    ...(await git('diff', '--name-only', '--no-renames', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
};

const select = async (): Promise<Selection> => {
  const packages = packageFolders(WORKSPACE);
  const selection = readSelection(process.argv.slice(2), {
    checks: CHECKS.map(({ name }) => name),
    packages,
  });
  if (selection.changedSince === undefined) return selection;
  const files = await changedFiles(selection.changedSince);
  const folders = affectedFolders(files, readGraph(WORKSPACE, packages));
  console.log(`${files.length} files changed; affected: ${[folders].flat().join(', ') || 'nothing'}`);
  return { ...selection, folders };
};

const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const runTimed = async ({ title, run }: Check, selection: Selection): Promise<TestOutcome> => {
  const started = Date.now();
  const outcome = await run(selection).catch(
    (error: Error): TestOutcome => ({ passed: 0, failed: 1, skipped: 0, output: error.message }),
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const isOne = outcome.passed + outcome.failed + outcome.skipped === 1;
  const counts = isOne ? '' : `: ${describeCounts(outcome)}`;
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${title}${counts} (${seconds} s)`);
  if (outcome.failed > 0) console.log(`${outcome.output.trimEnd().replace(/^/gm, '    ')}\n`);
  return outcome;
};

const main = async (): Promise<void> => {
  const selection = await select();
  const isWanted = ({ name, isByFolder, isFull }: Check): boolean => {
    const folders = name === 'journeys' ? journeyFolders(selection.folders) : selection.folders;
    if (isByFolder && folders.length === 0) return false;
    if (selection.checks.length > 0) return selection.checks.includes(name);
    if (selection.repeat > 1) return name === 'journeys';
    if (isFull) return process.env.TEST_FULL === '1' && folders === 'all';
    return true;
  };
  const stopLoad = selection.isLoaded ? keepCoresBusy() : () => {};
  const outcomes = await runInOrder(
    CHECKS.filter(isWanted),
    (check) => runTimed(check, selection),
    availableParallelism(),
  );
  stopLoad();

  const timings = outcomes.flatMap(({ report }) => report?.timings ?? []);
  if (timings.length > 0)
    console.log(
      selection.isProfile ? `\n${describeProfile(timings)}` : `\nSlowest:\n${describeSlowest(timings)}`,
    );
  const reasons = outcomes.flatMap(({ report }) => report?.reasons ?? []);
  if (reasons.length > 0) console.log(`\nSkipped:\n${describeSkipped(reasons)}\n`);
  const counts = addCounts(outcomes);
  process.exitCode = counts.failed > 0 ? 1 : 0;
  console.log(describeCounts(counts));
};

await asCommand(() =>
  main().catch(({ message }: Error) => {
    console.error(message);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  }),
);

/** Tries deliberate faults in a copy of the workspace, so that an abort leaves no fault in the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratchWorkspace, type ScratchWorkspace } from '../scratch/scratch-workspace.ts';
import type { Fault } from './read-faults.ts';

interface TestResult {
  name: string;
  isFailed: boolean;
}

/** Names and results of the tests that ran. Empty when no test file could be loaded. */
const runTests = async (
  { dir, run }: ScratchWorkspace,
  testFiles: readonly string[],
  test?: string,
): Promise<{ results: TestResult[]; output: string }> => {
  const report = path.join(dir, 'fault-report.json');
  writeFileSync(report, '{"testResults":[]}');
  const pattern = test?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.') ?? '';
  const { output } = await run(
    `vitest run ${testFiles.join(' ')} -t '${pattern}' --reporter=json --outputFile=${report}`,
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const results = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status }) => ({ name: title, isFailed: status === 'failed' }));
  return { results, output };
};

const replaceOnce = (file: string, { text, replacement }: Fault): (() => void) | string => {
  const before = readFileSync(file, 'utf8');
  const count = before.split(text).length - 1;
  if (count !== 1) return `the text occurs ${count} times`;
  writeFileSync(
    file,
    before.replace(text, () => replacement),
  );
  return () => writeFileSync(file, before);
};

const tryFault = async (workspace: ScratchWorkspace, fault: Fault): Promise<string | null> => {
  const restore = replaceOnce(path.join(workspace.dir, fault.file), fault);
  if (typeof restore === 'string') return restore;
  const { results } = await runTests(workspace, [fault.testFile], fault.test);
  restore();
  if (results.some(({ name, isFailed }) => isFailed && name.includes(fault.test))) return null;
  return results.length === 0 ? 'the test did not run' : 'the test still passes';
};

/**
 * @param report called after each fault; `problem` is null when its test noticed it
 * @returns number of faults that no test noticed
 */
export const tryFaults = async (
  faults: readonly Fault[],
  report: (fault: Fault, problem: string | null) => void,
): Promise<number> => {
  const workspace = createScratchWorkspace();
  const remove = () => workspace.remove();
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  // First run the tests without faults: a test that fails anyway proves nothing.
  const { results, output } = await runTests(workspace, [...new Set(faults.map(({ testFile }) => testFile))]);
  const isHealthy = ({ test }: Fault): boolean => {
    const own = results.filter(({ name }) => name.includes(test));
    return own.length > 0 && own.every(({ isFailed }) => !isFailed);
  };
  if (results.length === 0) throw new Error(`No test ran without faults: ${output}`);
  let unnoticed = 0;
  for (const fault of faults) {
    const problem = isHealthy(fault)
      ? await tryFault(workspace, fault)
      : 'the test is missing, or fails without the fault';
    if (problem) unnoticed += 1;
    report(fault, problem);
  }
  return unnoticed;
};

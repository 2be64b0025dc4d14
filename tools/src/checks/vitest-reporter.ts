/** Vitest reporter for `pnpm test`: prints the progress and writes a TestReport. */
import path from 'node:path';
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node';
// Declares the property `databaseMs` of a test file.
import type {} from '../vitest/database-time.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { createRunning } from './progress.ts';
import { type Failure, type Timing, writeReport } from './test-report.ts';

type TestError = Pick<SerializedError, 'message'> & {
  name?: string;
  diff?: string;
  stacks?: readonly Frame[];
};
interface Frame {
  file: string;
  line: number;
}

const relative = (file: string): string => path.relative(WORKSPACE, file);

/** `file:line` of an error: its frame in the test file, else its first frame, else the file alone. */
const placeOf = (file: string, stacks: readonly Frame[] = []): string => {
  const frame = stacks.find((candidate) => candidate.file === file) ?? stacks[0];
  return frame ? `${relative(frame.file)}:${frame.line}` : relative(file);
};

const failureOf = (title: string, file: string, errors: readonly TestError[]): Failure => ({
  title,
  place: placeOf(file, errors[0]?.stacks),
  message: errors
    .map(({ name, message, diff }) =>
      [name ? `${name}: ${message}` : message, diff].filter(Boolean).join('\n'),
    )
    .join('\n'),
  attachments: [],
});

/** An error that no test awaited, with its stack, because vitest knows at most the file that ran at that time. */
const unhandledFailureOf = (error: SerializedError): Failure => ({
  title: 'error outside of a test',
  place: error.VITEST_TEST_PATH ? relative(String(error.VITEST_TEST_PATH)) : '',
  message: error.stack ?? error.message,
  attachments: [],
});

/** Failed tests of a file, and its hooks and imports that threw. */
const failuresOf = (module: TestModule): Failure[] => {
  const file = module.moduleId;
  const tests = [...module.children.allTests('failed')].map((test) =>
    failureOf(test.fullName, file, test.result().errors ?? []),
  );
  const suites = [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => failureOf('fullName' in suite ? suite.fullName : 'the file', file, suite.errors()));
  return [...suites, ...tests];
};

const timingOf = (module: TestModule): Timing => {
  const spent = module.diagnostic();
  // The file's hooks waited for its own database, and their time belongs to `duration`.
  const { databaseMs = 0 } = module.meta();
  return {
    name: relative(module.moduleId),
    tests: [...module.children.allTests()].length,
    parts: {
      environment: Math.round(spent.environmentSetupDuration + spent.prepareDuration),
      imports: Math.round(spent.collectDuration),
      setup: Math.round(spent.setupDuration),
      database: Math.round(databaseMs),
      tests: Math.round(Math.max(0, spent.duration - databaseMs)),
    },
  };
};

const countOf = (modules: readonly TestModule[], state: 'passed' | 'skipped'): number =>
  modules.reduce((count, module) => count + [...module.children.allTests(state)].length, 0);

/** A skipped test with a note, or the file, whose condition skipped it. */
const reasonsOf = (module: TestModule): string[] =>
  [...module.children.allTests('skipped')].map((test) => {
    const result = test.result();
    return (result.state === 'skipped' && result.note) || `${relative(module.moduleId)} says when it runs`;
  });

export default class TestReporter implements Reporter {
  #running = createRunning(0);

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#running = createRunning(specifications.length);
  }

  /** A worker takes the file and imports it. */
  onTestModuleQueued(module: TestModule): void {
    this.#running.begin(relative(module.moduleId));
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.end(relative(module.moduleId));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = [...modules.flatMap(failuresOf), ...unhandled.map(unhandledFailureOf)];
    writeReport({
      passed: countOf(modules, 'passed'),
      failed: failures.length,
      skipped: countOf(modules, 'skipped'),
      failures,
      timings: modules.map(timingOf),
      reasons: modules.flatMap(reasonsOf),
    });
  }
}

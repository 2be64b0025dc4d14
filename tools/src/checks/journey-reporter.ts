/** Playwright reporter for `pnpm test`: prints the progress and writes a TestReport. */
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { createRunning } from './progress.ts';
import { type Failure, type Timing, writeReport } from './test-report.ts';

/** The part of Playwright's reporter interface that is used here; `tools` does not depend on Playwright. */
interface Step {
  category: string;
  title: string;
  duration: number;
  parent?: Step;
}
interface TestError {
  message?: string;
  location?: Location;
}
interface Location {
  file: string;
  line: number;
}
interface Journey {
  /** An empty text, project, file, describe blocks, title. */
  titlePath(): readonly string[];
  location: Location;
}
interface Result {
  status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  duration: number;
  errors: readonly TestError[];
  attachments: readonly { path?: string }[];
  annotations: readonly { type: string; description?: string }[];
}

/**
 * Parts of a journey, in ms.
 * - `fixtures`: browser context, page and fixtures before and after the test's own lines
 * - `navigation`: waiting for a page to load
 * - `waiting`: waiting until an assertion passes or an element appears (`expect`, `waitFor`)
 * - `actions`: clicks and typing, which wait until the control is ready
 * - `script`: the rest, with requests to the API
 */
const NO_TIME = { fixtures: 0, navigation: 0, waiting: 0, actions: 0, script: 0 };
type Part = keyof typeof NO_TIME;

const partOf = ({ category, title }: Step): Part | undefined => {
  if (category === 'hook' || category === 'fixture') return 'fixtures';
  if (category === 'expect' || /^Wait for (?!navigation|load)/.test(title)) return 'waiting';
  if (category !== 'pw:api') return undefined;
  if (/^(Navigate|Reload|Go back|Go forward|Wait for (navigation|load))/.test(title)) return 'navigation';
  return /^Evaluate/.test(title) ? 'script' : 'actions';
};

/** Whether the time of an outer step already includes this step. */
const isInsideCounted = (step: Step): boolean =>
  step.parent !== undefined && (partOf(step.parent) !== undefined || isInsideCounted(step.parent));

const relative = (file: string): string => path.relative(WORKSPACE, file);
const nameOf = (test: Journey): string => {
  const [, project, file = '', ...titles] = test.titlePath();
  return `${path.basename(file)}: ${titles.join(' ')} (${project})`;
};
const placeOf = ({ file, line }: Location): string => `${relative(file)}:${line}`;
/** Playwright's message without the escape codes for terminal colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes the escape codes of colours
const plain = (text: string): string => text.replace(/\x1b\[[0-9;]*m/g, '');

/** Messages of the browser (`e2e/fixtures/test.ts`), and output of a program that the journey started. */
const messagesOf = ({ annotations }: Result): string[] =>
  Object.entries({ browser: 'Messages of the browser:', program: 'Output of the program:' }).flatMap(
    ([annotationType, title]) => {
      const messages = annotations.flatMap(({ type, description }) =>
        type === annotationType && description ? [description] : [],
      );
      return messages.length > 0 ? ['', title, ...messages] : [];
    },
  );

const failureOf = (test: Journey, result: Result): Failure => ({
  title: nameOf(test),
  place: placeOf(result.errors[0]?.location ?? test.location),
  message: [
    plain(result.errors.map(({ message }) => message).join('\n')) || result.status,
    ...messagesOf(result),
  ].join('\n'),
  attachments: result.attachments.flatMap(({ path: file }) => (file ? [relative(file)] : [])),
});

const reasonOf = ({ status, annotations }: Result): string =>
  annotations.find(({ type }) => type === 'skip')?.description ??
  (status === 'interrupted' ? 'interrupted' : 'an earlier step failed');

export default class JourneyReporter {
  readonly #parts = new Map<Result, typeof NO_TIME>();
  readonly #failures: Failure[] = [];
  readonly #timings: Timing[] = [];
  readonly #errors: Failure[] = [];
  readonly #reasons: string[] = [];
  #total = 0;
  #passed = 0;
  #running = createRunning(0);

  onBegin(_config: unknown, suite: { allTests(): readonly unknown[] }): void {
    this.#total = suite.allTests().length;
    this.#running = createRunning(this.#total);
  }

  onTestBegin(test: Journey, result: Result): void {
    this.#parts.set(result, { ...NO_TIME });
    this.#running.begin(nameOf(test));
  }

  onStepEnd(_test: Journey, result: Result, step: Step): void {
    const part = partOf(step);
    const parts = this.#parts.get(result);
    if (part && parts && !isInsideCounted(step)) parts[part] += step.duration;
  }

  onTestEnd(test: Journey, result: Result): void {
    if (result.status === 'passed') this.#passed++;
    else if (result.status === 'failed' || result.status === 'timedOut')
      this.#failures.push(failureOf(test, result));
    else this.#reasons.push(reasonOf(result));
    const parts = this.#parts.get(result) ?? { ...NO_TIME };
    const counted = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
    parts.script += Math.max(0, result.duration - counted);
    this.#timings.push({ name: nameOf(test), tests: 1, parts });
    this.#running.end(nameOf(test));
  }

  /** Failures outside of any test: a file that does not load, a setup that throws. */
  onError({ message = 'unknown error', location }: TestError): void {
    const place = location ? placeOf(location) : 'e2e';
    this.#errors.push({ title: 'outside of a journey', place, message: plain(message), attachments: [] });
  }

  onEnd(): void {
    const failures = [...this.#failures, ...this.#errors];
    // Also journeys that were interrupted or did not start, because too many others had failed.
    const skipped = this.#total - this.#passed - this.#failures.length;
    writeReport({
      passed: this.#passed,
      failed: failures.length,
      skipped,
      failures,
      timings: this.#timings,
      reasons: [...this.#reasons, ...Array<string>(skipped - this.#reasons.length).fill('did not start')],
    });
  }

  printsToStdio(): boolean {
    return true;
  }
}

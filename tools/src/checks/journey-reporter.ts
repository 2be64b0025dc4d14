/** Playwright reporter for `pnpm test`: prints the progress and writes a TestReport. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { createRunning } from './progress.ts';
import { type Failure, REPORT_FILE, type TestReport, type Timing } from './test-report.ts';

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
  title: string;
  location: Location;
  parent: { project(): { name: string } | undefined };
}
interface Result {
  status: 'passed' | 'failed' | 'timedOut' | 'skipped' | 'interrupted';
  duration: number;
  errors: readonly TestError[];
  attachments: readonly { path?: string }[];
  annotations: readonly { type: string; description?: string }[];
}

/**
 * - `fixtures`: browser context, page and fixtures before and after the test's own lines
 * - `navigation`: waiting for a page to load
 * - `waiting`: waiting until an assertion passes or an element appears (`expect`, `waitFor`)
 * - `actions`: clicks and typing, which wait until the control is ready
 * - `script`: the rest, with requests to the API
 */
type Part = 'fixtures' | 'navigation' | 'waiting' | 'actions' | 'script';

const partOf = ({ category, title }: Step): Part | undefined => {
  if (category === 'hook' || category === 'fixture') return 'fixtures';
  if (category === 'expect' || /^Wait for (?!navigation|load)/.test(title)) return 'waiting';
  if (category !== 'pw:api') return undefined;
  if (/^(Navigate|Reload|Go back|Go forward|Wait for (navigation|load))/.test(title)) return 'navigation';
  return /^Evaluate/.test(title) ? 'script' : 'actions';
};

const isInsideCounted = (step: Step): boolean =>
  step.parent !== undefined && (partOf(step.parent) !== undefined || isInsideCounted(step.parent));

const relative = (file: string): string => path.relative(WORKSPACE, file);
const nameOf = ({ title, location, parent }: Journey): string =>
  `${path.basename(location.file)}: ${title} (${parent.project()?.name ?? 'no project'})`;
const placeOf = ({ file, line }: Location): string => `${relative(file)}:${line}`;
/** Playwright's message without the escape codes for terminal colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes the escape codes of colours
const plain = (text: string): string => text.replace(/\x1b\[[0-9;]*m/g, '');

/** Messages of the browser (`e2e/fixtures/browser-messages.ts`), and output of a program that the journey started. */
const messagesOf = ({ annotations }: Result): string[] =>
  Object.entries({ browser: 'Messages of the browser:', program: 'Output of the program:' }).flatMap(
    ([wanted, title]) => {
      const messages = annotations.flatMap(({ type, description }) =>
        type === wanted && description ? [description] : [],
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

const emptyParts = (): Record<Part, number> => ({
  fixtures: 0,
  navigation: 0,
  waiting: 0,
  actions: 0,
  script: 0,
});

export default class JourneyReporter {
  readonly #parts = new Map<Result, Record<Part, number>>();
  readonly #failures: Failure[] = [];
  readonly #timings: Timing[] = [];
  readonly #count = { passed: 0, skipped: 0 };
  #running = createRunning(0);

  onBegin(_config: unknown, suite: { allTests(): readonly unknown[] }): void {
    this.#running = createRunning(suite.allTests().length);
  }

  onTestBegin(test: Journey, result: Result): void {
    this.#parts.set(result, emptyParts());
    this.#running.begin(nameOf(test));
  }

  onStepEnd(_test: Journey, result: Result, step: Step): void {
    const part = partOf(step);
    const parts = this.#parts.get(result);
    if (part && parts && !isInsideCounted(step)) parts[part] += step.duration;
  }

  onTestEnd(test: Journey, result: Result): void {
    if (result.status === 'skipped') this.#count.skipped++;
    else if (result.status === 'passed') this.#count.passed++;
    else this.#failures.push(failureOf(test, result));
    const parts = this.#parts.get(result) ?? emptyParts();
    const counted = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
    parts.script += Math.max(0, result.duration - counted);
    this.#timings.push({ name: nameOf(test), tests: 1, parts });
    this.#running.end(nameOf(test));
  }

  /** Failures outside of any test: a file that does not load, a setup that throws. */
  onError({ message = 'unknown error', location }: TestError): void {
    const place = location ? placeOf(location) : 'e2e';
    this.#failures.push({ title: 'outside of a journey', place, message: plain(message), attachments: [] });
  }

  onEnd(): void {
    const report: TestReport = {
      ...this.#count,
      failed: this.#failures.length,
      failures: this.#failures,
      timings: this.#timings,
    };
    writeFileSync(process.env[REPORT_FILE] ?? 'journeys.json', JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** A reporter of Playwright that writes where each journey's time went, for `pnpm test --profile`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Playwright's reporter interface that is used here; `tools` does not depend on Playwright. */
interface Step {
  category: string;
  title: string;
  duration: number;
  parent?: Step;
}
interface Journey {
  title: string;
  location: { file: string };
  parent: { project(): { name: string } | undefined };
}

/** Wall-clock milliseconds of one journey. */
export interface JourneyTimes {
  file: string;
  title: string;
  project: string;
  /** Before and after the test's own lines: browser context, page, fixtures. */
  fixtures: number;
  /** Waiting for a page to load: `goto`, `reload`, `goBack`. */
  navigation: number;
  /** Waiting for something to be seen: `expect`, `waitFor`. */
  waiting: number;
  /** Clicks, typing and other actions, which wait until the control is ready. */
  actions: number;
  /** What remains of the test: its own script and requests to the API. */
  script: number;
  total: number;
}

type Part = 'fixtures' | 'navigation' | 'waiting' | 'actions' | 'script';

const partOf = ({ category, title }: Step): Part | undefined => {
  if (category === 'hook' || category === 'fixture') return 'fixtures';
  if (category === 'expect' || /^Wait for (?!navigation|load)/.test(title)) return 'waiting';
  if (category !== 'pw:api') return undefined;
  if (/^(Navigate|Reload|Go back|Go forward|Wait for (navigation|load))/.test(title)) return 'navigation';
  if (/^Evaluate/.test(title)) return 'script';
  return 'actions';
};

const isInsideCounted = (step: Step): boolean =>
  step.parent !== undefined && (partOf(step.parent) !== undefined || isInsideCounted(step.parent));

export default class JourneyProfileReporter {
  readonly #times: JourneyTimes[] = [];
  readonly #parts = new Map<object, Record<Part, number>>();

  onTestBegin(_test: Journey, result: object): void {
    this.#parts.set(result, { fixtures: 0, navigation: 0, waiting: 0, actions: 0, script: 0 });
  }

  onStepEnd(_test: Journey, result: object, step: Step): void {
    const part = partOf(step);
    const parts = this.#parts.get(result);
    if (part && parts && !isInsideCounted(step)) parts[part] += step.duration;
  }

  onTestEnd(test: Journey, result: { duration: number }): void {
    const parts = this.#parts.get(result);
    if (!parts) return;
    const { fixtures, navigation, waiting, actions } = parts;
    this.#times.push({
      file: path.basename(test.location.file),
      title: test.title,
      project: test.parent.project()?.name ?? '',
      fixtures,
      navigation,
      waiting,
      actions,
      script: Math.max(0, result.duration - fixtures - navigation - waiting - actions),
      total: result.duration,
    });
  }

  onEnd(): void {
    const file = process.env.JOURNEY_PROFILE;
    if (file) writeFileSync(file, JSON.stringify(this.#times));
  }
}

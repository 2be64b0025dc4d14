/** Steps of a shopper in a browser of any engine. Each step waits until the page is ready for it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { chooseOption, describeAll, type Found, findElements, pointOf, selectText } from './in-page.ts';
import type { Query } from './query.ts';
import type { Tab } from './tab.ts';

/** Finds elements by role and name as assistive tools do. */
const LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);
/** Longest wait for one step. */
const STEP_MS = 90_000;
const PAUSE_MS = 100;

/** Errors of the clients when a press opens another document before the call has ended. */
const ENDED_BY_NAVIGATION = /destroyed before query resolved|no such frame|browsing context .* no longer/i;

const wordsOf = ({ steps }: Query): string => JSON.stringify(steps);
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

export class Shopper {
  readonly #tab: Tab;
  readonly #shopUrl: string;

  constructor(tab: Tab, shopUrl: string) {
    this.#tab = tab;
    this.#shopUrl = shopUrl;
  }

  /** @param address path in the shop, or a URL */
  goto(address: string): Promise<void> {
    return this.#tab.goto(new URL(address, this.#shopUrl).href);
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  /** Writes to the storage of the shop's origin, before the first page of the shop. */
  async remember(values: Record<string, string>, origin = this.#shopUrl): Promise<void> {
    await this.#tab.goto(new URL('/robots.txt', origin).href);
    await this.#tab.run(`Object.assign(localStorage, ${JSON.stringify(values)})`);
  }

  /** Waits until the current history entry belongs to no open layer. Until then Back may only close the layer. */
  async leaveLayers(): Promise<void> {
    await this.#until('no layer is open', () => this.read<boolean>('return !history.state?.layers'));
  }

  /** Runs a script in the page. Undefined when the page changes meanwhile. */
  async read<Result>(script: string): Promise<Result | undefined> {
    return (await this.#tab.run(script).catch(() => undefined)) as Result | undefined;
  }

  /** Path, query and hash of the page in the shop, or the URL of another origin. */
  async address(): Promise<string | undefined> {
    return (await this.read<string>('return location.href'))?.replace(this.#shopUrl, '');
  }

  /** Runs a function of `in-page.ts` on the elements. Undefined while the page is changing. */
  async #ask<Args extends unknown[], Result>(
    { steps }: Query,
    work: (elements: readonly HTMLElement[], ...args: Args) => Result,
    ...args: Args
  ): Promise<Result | undefined> {
    const call = `(${work})((${findElements})(${JSON.stringify(steps)}), ...${JSON.stringify(args)})`;
    const script = `return window.TestingLibraryDom && document.body ? { answer: ${call} } : {}`;
    const first = await this.read<{ answer?: Result }>(script);
    if (!first || 'answer' in first) return first?.answer ?? undefined;
    await this.read(LIBRARY);
    return (await this.read<{ answer?: Result }>(script))?.answer ?? undefined;
  }

  async #findVisible(query: Query): Promise<Found[] | undefined> {
    return (await this.#ask(query, describeAll))?.filter(({ isVisible }) => isVisible);
  }

  /** Number of visible elements. Undefined while the page is changing. */
  async count(query: Query): Promise<number | undefined> {
    return (await this.#findVisible(query))?.length;
  }

  /** Waits until the element is visible. */
  async see(query: Query): Promise<Found> {
    return this.#until(`${wordsOf(query)} is visible`, async () => (await this.#findVisible(query))?.[0]);
  }

  /** Waits until no such element is visible. */
  async miss(query: Query): Promise<void> {
    await this.#until(`${wordsOf(query)} is hidden`, async () => (await this.count(query)) === 0);
  }

  /** Waits until the field, which may be drawn by its label, has the value. */
  async seeValue(query: Query, value: string): Promise<void> {
    await expect
      .poll(async () => (await this.#ask(query, describeAll))?.[0]?.value, {
        message: wordsOf(query),
        timeout: STEP_MS,
      })
      .toBe(value);
  }

  /** Waits until the page has this address. @param address path of the shop, or a pattern of path or URL */
  async arrive(address: string | RegExp): Promise<void> {
    const poll = expect.poll(async () => (await this.address()) ?? '', { timeout: STEP_MS });
    await (typeof address === 'string' ? poll.toBe(address) : poll.toMatch(address));
  }

  /** Presses the middle of the element once it stands still, is enabled and is not covered. */
  async press(query: Query): Promise<void> {
    let last = '';
    const [x, y] = await this.#until(`${wordsOf(query)} can be pressed`, async () => {
      const point = await this.#ask(query, pointOf);
      const stands = point !== undefined && `${point}` === last;
      last = `${point}`;
      return stands ? point : undefined;
    });
    // The press may open another page, whose document ends the call with an error.
    await this.#tab.press(x, y).catch((error: Error) => {
      if (!ENDED_BY_NAVIGATION.test(error.message)) throw error;
    });
  }

  /** Presses a checkbox or radio, and waits until it is checked. */
  async check(query: Query): Promise<void> {
    if (!(await this.#ask(query, describeAll))?.[0]?.isChecked) await this.press(query);
    await this.#until(
      `${wordsOf(query)} is checked`,
      async () => (await this.#ask(query, describeAll))?.[0]?.isChecked,
    );
  }

  /** Types the text in place of the field's own. */
  async fill(query: Query, text: string): Promise<void> {
    await this.press(query);
    await this.#until(`${wordsOf(query)} has the focus`, () => this.#ask(query, selectText));
    await this.#tab.type(text);
  }

  /** Presses Enter in the focused field. */
  pressEnter(): Promise<void> {
    return this.#tab.pressEnter();
  }

  async choose(query: Query, option: RegExp): Promise<void> {
    await this.#until(`${wordsOf(query)} has ${option}`, () => this.#ask(query, chooseOption, option.source));
  }

  async #until<Answer>(what: string, ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
    for (const until = Date.now() + STEP_MS; Date.now() < until; await pause()) {
      const answer = await ask();
      if (answer) return answer;
    }
    throw new Error(`Waited ${STEP_MS} ms until ${what}, on ${await this.address()}`);
  }
}

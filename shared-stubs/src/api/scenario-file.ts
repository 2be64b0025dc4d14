/** A scenario as a file in a team's repository, and as a link (docs/guides/qa-with-stubs.md#sequences). */
import { LOCALES } from 'shared-contracts/locale';
import { z } from 'zod';
import { GATEWAY_ANSWERS, readScenarioParameter } from './read-choice.ts';
import { readable, writeScenarios } from './scenario-parameter.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

const call = z.strictObject({
  /** Id of the contract, such as `update-cart`. */
  endpoint: z.string(),
  /** Sku, slug or id: only calls that name this product. */
  product: z.string().optional(),
  /** Scenario names or error codes of the calls in turn. The last one stays. */
  answers: z.array(z.string()).min(1),
});

const scenarioFile = z.strictObject({
  /** Sentence about the situation, for readers. */
  about: z.string().optional(),
  /** Scenario of all other calls. */
  scenario: z.enum(SCENARIO_NAMES).default('normal'),
  calls: z.array(call).default([]),
  /** Stock by sku. */
  stock: z.record(z.string(), z.int().min(0)).default({}),
  /** Results of the payments in turn. `ask` shows a page that asks for it. */
  gateway: z.array(z.enum(GATEWAY_ANSWERS)).default([]),
  /** Time of the API, ISO with offset. */
  clock: z.iso.datetime({ offset: true }).optional(),
  language: z.enum(LOCALES).optional(),
});
type ScenarioFile = z.output<typeof scenarioFile>;
/** With its defaults left out, as people write it. */
export type WrittenScenario = z.input<typeof scenarioFile>;

/** The value of `?api=`. @throws ScenarioError for a file that names something that does not exist */
const addressValue = ({ scenario, calls, stock, gateway, clock }: ScenarioFile): string => {
  const endpoints = [
    ...calls.map(({ endpoint, product, answers }) => [
      product === undefined ? endpoint : `${endpoint}@${product}`,
      answers.join('+'),
    ]),
    ...Object.entries(stock).map(([sku, count]) => [`stock@${sku}`, String(count)]),
    ...(gateway.length > 0 ? [['gateway', gateway.join('+')]] : []),
    ...(clock ? [['clock', clock]] : []),
  ];
  const value = writeScenarios({ scenario, endpoints: Object.fromEntries(endpoints) });
  readScenarioParameter(value);
  return value;
};

/**
 * Path of a page on which the scenario plays.
 * @param path with further choices, such as `/carrito?remote.checkout=real`
 * @throws ScenarioError for a file that names something that does not exist, ZodError for another form
 */
export const scenarioLink = (path: string, written: WrittenScenario): string => {
  const file = scenarioFile.parse(written);
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('api', addressValue(file));
  if (file.language) url.searchParams.set('lang', file.language);
  return url.pathname + readable(url.search);
};

/** The part of Playwright's page that a scenario needs. */
interface Page {
  goto(url: string): Promise<unknown>;
  clock: { setFixedTime(time: string): Promise<void> };
}

/**
 * Opens a page on which a scenario plays, in a journey of a team:
 * `await playScenario(page, shop + '/carrito?remote.checkout=real', scenario)`.
 */
export const playScenario = async (page: Page, address: string, written: WrittenScenario): Promise<void> => {
  if (written.clock) await page.clock.setFixedTime(written.clock);
  const { origin, pathname, search } = new URL(address);
  await page.goto(origin + scenarioLink(pathname + search, written));
};

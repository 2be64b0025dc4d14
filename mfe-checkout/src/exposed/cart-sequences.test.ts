/**
 * Random sequences of a shopper's actions in several tabs, against the real API. When nothing is pending,
 * every tab shows the server's cart.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmallShop, startSmallShop } from '../testing/small-shop.ts';
import { type Browser, createBrowser } from '../testing/tabs.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const { numRuns = 100 } = fc.readConfigureGlobal();
/** `test:full` makes up to three times the usual runs, as many as fit into its time limit. */
const LIMIT = IS_FULL ? { numRuns: 3 * numRuns, interruptAfterTimeLimit: 240_000 } : { numRuns };
const TABS = [0, 1, 2];
/** Stock of the small shop: sku → units. W2 is sold out. */
const STOCK: Record<string, number> = { W1: 12, W4: 28, G1: 8, W2: 0 };
const SKUS = Object.keys(STOCK);

let shop: SmallShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startSmallShop();
  browser = createBrowser(shop.url);
});
afterAll(() => shop.stop());

type Lines = Record<string, number>;
const sorted = (lines: Lines) => Object.fromEntries(Object.entries(lines).sort());
const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as T;
};
const atServer = async (): Promise<Lines> => {
  const id = browser.stored('cartId');
  if (!id) return {};
  type Answer = { data: { items: { sku: string; qty: number }[] } };
  const { data } = await ask<Answer>('GET', `/shopping-cart?cart_id=${id}`);
  return Object.fromEntries(data.items.map(({ sku, qty }) => [sku, qty]));
};

/** The shopper's last changes since the last rest, and the state of the network. */
interface Wished {
  /**
   * By sku: the tab and its last quantity. Null when the result is uncertain: several tabs changed the sku,
   * or the quantity exceeds the stock.
   */
  last: Map<string, { tab: number; qty: number } | null>;
  isOnline: boolean;
}

const rest = async (wished: Wished): Promise<void> => {
  if (!wished.isOnline) browser.setOnline(true);
  wished.isOnline = true;
  await browser.settle();
  const truth = sorted(await atServer());
  for (const tab of browser.tabs()) expect(sorted(tab.lines())).toEqual(truth);
  const stored = JSON.parse(browser.stored('cart') ?? '[]') as { sku: string; qty: number }[];
  expect(sorted(Object.fromEntries(stored.map(({ sku, qty }) => [sku, qty])))).toEqual(truth);
  for (const [sku, wish] of wished.last) if (wish) expect([sku, truth[sku] ?? 0]).toEqual([sku, wish.qty]);
  wished.last.clear();
};

const remember = ({ last }: Wished, tab: number, sku: string, qty: number) => {
  const before = last.get(sku);
  const isSure = qty <= (STOCK[sku] ?? 0) && before !== null && (!before || before.tab === tab);
  last.set(sku, isSure ? { tab, qty } : null);
};

type Step = fc.AsyncCommand<Wished, null>;
const step = (name: string, run: (wished: Wished) => Promise<void> | void): Step => ({
  check: () => true,
  run: async (wished) => run(wished),
  toString: () => name,
});

const tab = fc.constantFrom(...TABS);
const sku = fc.constantFrom(...SKUS);
const qty = fc.integer({ min: 0, max: 14 });
const wish = fc.tuple(tab, sku, qty).map(([id, what, many]) =>
  step(`tab ${id} wishes ${many} ${what}`, (wished) => {
    remember(wished, id, what, many);
    void browser.tab(id).wish(what, many);
  }),
);
const remove = fc.tuple(tab, sku).map(([id, what]) =>
  step(`tab ${id} removes ${what}`, (wished) => {
    remember(wished, id, what, 0);
    void browser.tab(id).wish(what, 0);
  }),
);
const wait = fc.integer({ min: 0, max: 8 }).map((ms) =>
  step(`${ms} ms`, async () => {
    await new Promise((done) => setTimeout(done, ms));
  }),
);
const reload = tab.map((id) => step(`tab ${id} is reloaded`, () => browser.visit(id)));
const network = fc.boolean().map((isOn) =>
  step(isOn ? 'online' : 'offline', (wished) => {
    if (wished.isOnline !== isOn) browser.setOnline(isOn);
    wished.isOnline = isOn;
  }),
);
const restStep = fc.constant(step('rest', rest));
/** Simulates a sign-in that adds a line from another device to this cart. */
const login = fc.tuple(tab, sku, fc.integer({ min: 1, max: 5 })).map(([id, what, many]) =>
  step(`tab ${id} signs in and ${many} ${what} come along`, async (wished) => {
    const cart = browser.stored('cartId');
    if (!cart || !wished.isOnline) return;
    wished.last.set(what, null);
    await ask('PUT', `/shopping-cart?cart_id=${cart}`, { sku: what, qty: many });
    browser.tab(id).signIn();
  }),
);

// This test runs first, because a sequence that the time limit interrupts continues in the background.
it('opens one cart when three tabs add their first product at once', async () => {
  for (const id of TABS) await browser.visit(id);
  await Promise.all(TABS.map((id) => browser.tab(id).wish('W4', id + 1)));
  expect(browser.asked().filter((id) => id === 'read-cart-id')).toHaveLength(1);
  await browser.settle();
  for (const one of browser.tabs()) expect(sorted(one.lines())).toEqual(sorted(await atServer()));
  await browser.close();
});

it('shows the server’s cart in every tab and in the storage when nothing is pending', async () => {
  const steps = fc.commands([wish, wish, wish, remove, wait, wait, reload, network, restStep, login], {
    maxCommands: 14,
  });
  await fc.assert(
    fc
      .asyncProperty(steps, async (commands) => {
        for (const id of TABS) await browser.visit(id);
        const wished: Wished = { last: new Map(), isOnline: true };
        await fc.asyncModelRun(() => ({ model: wished, real: null }), commands);
        await rest(wished);
      })
      .afterEach(() => browser.close()),
    { ...LIMIT, endOnFailure: !IS_FULL },
  );
}, 600_000);

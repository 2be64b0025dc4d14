import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Card, readCards } from './addresses.ts';
import { type Answer, sendFresh } from './client.ts';
import { PURGE_TOKEN } from './edge.ts';
import { missingPackages } from './fleet.ts';
import { shownPrice, showPrice, wineAt } from './new-price.ts';
import { type Opened, openFleet } from './open-fleet.ts';
import { warmUp } from './works.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const LIMIT_MS = 600_000;
const PRICES = [71_010, 71_020, 71_030];
/** The promise is one second. This limit is for a busy machine. */
const SHOWN_WITHIN_MS = 5_000;

// It starts two edges, two shells, three APIs and two databases.
describe.runIf(IS_FULL && missingPackages().length === 0)('two edges in front of two shells', () => {
  let opened: Opened;
  let card: Card;
  beforeAll(async () => {
    opened = await openFleet();
    [card] = (await readCards(opened.fleet)) as [Card];
    await warmUp(opened.fleet);
  }, LIMIT_MS);
  afterAll(() => opened?.stop(), LIMIT_MS);

  const fromAll = (path: string): Promise<Answer[]> =>
    Promise.all(opened.fleet.bases.map((base) => sendFresh(base, { path })));
  const purgeAll = () =>
    Promise.all(
      opened.fleet.bases.map((base) => {
        const headers = { 'xkey-purge': 'all', 'purge-token': PURGE_TOKEN };
        return fetch(base, { method: 'PURGE', headers });
      }),
    );

  it('both show a new price soon after its commit', { timeout: LIMIT_MS }, async () => {
    const times: number[] = [];
    for (const price of PRICES) times.push(await showPrice(opened.fleet, card, price));
    console.log(`new price at both edges after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    expect(Math.max(...times)).toBeLessThanOrEqual(SHOWN_WITHIN_MS);
  });

  it('serve a purged page after both shells were killed', { timeout: LIMIT_MS }, async () => {
    const { members } = opened.fleet;
    const price = 72_010;
    await showPrice(opened.fleet, card, price);
    await fromAll(wineAt(card));
    for (const shell of members.filter(({ role }) => role === 'shell')) await shell.kill();
    // A purge marks pages as stale. An edge serves stale pages while no shell answers.
    for (const { status } of await purgeAll()) expect(status).toBe(200);
    for (const { status, text } of await fromAll(wineAt(card)))
      expect([status, text.includes(shownPrice(price))]).toEqual([200, true]);
    // A page that no edge has stored shows that no shell answers.
    for (const { status } of await fromAll('/vinos?precio_min=123456')) expect(status).toBe(503);
  });
});

/** A new price on the way from the commit to the edges. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Card } from './addresses.ts';
import { sendFresh } from './client.ts';
import { queryText } from './postgres.ts';
import type { Shop } from './shop.ts';

/** Longer than the last repetition of a purge (`api/src/purge/purger.ts`). */
const PURGED_MS = 1_500;
const LOOK_MS = 5;
const GIVE_UP_MS = 60_000;

export const wineAt = ({ slug }: Pick<Card, 'slug'>): string => `/vinos/${slug}`;

/** A price as Spanish pages show it. @param price CLP, from 1,000 to 999,999 */
export const shownPrice = (price: number): string => String(price).replace(/(?=\d{3}$)/, '.');

/**
 * Changes a price after all edges have stored the page.
 * @returns time from the commit until all edges show the price, ms
 * @throws Error when an edge still shows the old price after a minute
 */
export const showPrice = async (
  { bases, databaseUrl }: Pick<Shop, 'bases' | 'databaseUrl'>,
  card: Card,
  price: number,
): Promise<number> => {
  const path = wineAt(card);
  // A repeated purge of an earlier change must not show this one.
  await sleep(PURGED_MS);
  for (const base of bases) await sendFresh(base, { path });
  await queryText(databaseUrl, `update skus set price = ${price} where sku = '${card.sku}'`);
  const began = performance.now();
  const untilShown = async (base: string) => {
    while (!(await sendFresh(base, { path })).text.includes(shownPrice(price))) {
      if (performance.now() - began > GIVE_UP_MS) throw new Error(`${base} does not show the price ${price}`);
      await sleep(LOOK_MS);
    }
  };
  await Promise.all(bases.map(untilShown));
  return performance.now() - began;
};

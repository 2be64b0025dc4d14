/** Shoppers use a shop while one process of each role is killed in turn. */
import { createRandom } from '../scale/random.ts';
import { readCards } from './addresses.ts';
import { newJournal } from './journal.ts';
import { type Kill, killInTurn, victimsOf } from './kills.ts';
import { queryText } from './postgres.ts';
import { comparePromises, readStock } from './promises.ts';
import type { Shop } from './shop.ts';
import { visitUntil } from './visits.ts';
import { warmUp } from './works.ts';

/** Some wines sell out during the run. */
const SCARCE = 5;
const SCARCE_STOCK = 6;

export const runMixed = async (
  shop: Shop,
  { seed, lengthMs, downMs, shoppers }: { seed: number; lengthMs: number; downMs: number; shoppers: number },
  say: (line: string) => void,
) => {
  await warmUp(shop);
  const cards = await readCards(shop);
  const scarce = cards.slice(0, SCARCE).map(({ sku }) => `'${sku}'`);
  await queryText(shop.databaseUrl, `update skus set stock = ${SCARCE_STOCK} where sku in (${scarce})`);
  const before = await readStock(shop);
  const journal = newJournal();
  let isOver = false;
  const visits = Array.from({ length: shoppers }, (_, index) =>
    // Each shopper has random numbers of its own, because the order of the responses is not reproducible.
    visitUntil({ shop, cards, journal, random: createRandom(seed * 1_000 + index) }, () => isOver),
  );
  let kills: Kill[] = [];
  try {
    kills = await killInTurn(victimsOf(shop), { lengthMs, downMs }, say);
  } finally {
    isOver = true;
    await Promise.all(visits);
  }
  say('comparing promises with database and ledger');
  return { kills, journal, counts: await comparePromises(shop, journal, before) };
};

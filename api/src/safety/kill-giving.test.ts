import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customersOf } from '../../test/customers.ts';
import type { Place } from '../../test/give-stock.ts';
import { stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { turnWaitsOn } from '../../test/turn-waits-on.ts';

const WORKER = path.resolve(import.meta.dirname, '../../test/give-stock.ts');
const SKU = 'W6';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  await turnWaitsOn(shop.db);
});
afterAll(() => shop.close());

/** Starts a worker that gives the stock, and kills it when it is at the place. */
const killAt = async (place: Place): Promise<void> => {
  const { APP_SECRET, MAIL_DIR, PUBLIC_URL } = shop.config;
  const child = spawn(process.execPath, [WORKER], {
    env: { ...process.env, DATABASE_URL: shop.url, APP_SECRET, MAIL_DIR, PUBLIC_URL, STOP_AT: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shop.children.add(child);
  child.once('exit', () => shop.children.delete(child));
  await once(child.stdout, 'data');
  await stopProcess(child, 'SIGKILL');
};
/** Queues the jobs of a killed process again, as the queue does once their lease has ended. */
const endLeases = () =>
  shop.rawQuery(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);

// The test must notice this fault in api/src/modules/stock/give-stock.service.ts
// - await db.transaction().execute(
// + await db.connection().execute(
// test before the mail of its hold is queued
it.each<[string, Place, { held: number; stock: number }]>([
  ['before the mail of its hold is queued', 'held', { held: 0, stock: 1 }],
  ['before the commit of the hold', 'queued', { held: 0, stock: 1 }],
  ['after the commit', 'given', { held: 1, stock: 0 }],
  ['before it sends the mail', 'sending', { held: 1, stock: 0 }],
  ['after it sent the mail', 'sent', { held: 1, stock: 0 }],
])('a worker that is killed %s leaves one hold with one mail', async (_when, place, left) => {
  const { mailsTo } = customersOf(shop);
  const emails = [1, 2].map((at) => `${place}.${at}@example.cl`);
  await shop.rawQuery('delete from stock_waits');
  await shop.setStock({ [SKU]: 0 });
  for (const email of emails) await shop.call('POST', '/stock-waits', { sku: SKU, email });
  await shop.rawQuery(`update stock_waits set status = 'waiting'`);
  await shop.app.jobs.runDue(['send-stock-wait-mail']);
  await shop.setStock({ [SKU]: 1 });

  await killAt(place);
  const heldBy = async () => {
    const { rows } = await shop.rawQuery(`select email from stock_waits where status = 'held'`);
    return rows.map(({ email }) => email);
  };
  expect([(await heldBy()).length, await shop.stockOf(SKU)]).toEqual([left.held, left.stock]);

  await endLeases();
  await Promise.all([1, 2].map(() => shop.app.jobs.run('give-back-in-stock', {})));
  expect([await heldBy(), await shop.stockOf(SKU)]).toEqual([emails.slice(0, 1), 0]);
  // A mail that the killed worker had sent has the same id, so that a mail program shows it once.
  const backMails = async (email?: string) =>
    (await mailsTo(email ?? '')).filter(({ text }) => text?.includes('hold='));
  const first = await backMails(emails[0]);
  const second = await backMails(emails[1]);
  expect(first.length).toBe(place === 'sent' ? 2 : 1);
  expect(new Set(first.map(({ messageId }) => messageId)).size).toBe(1);
  expect(second).toEqual([]);
});

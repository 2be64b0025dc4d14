import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { TAXES } from '../../test/taxes.ts';
import { sendDocuments } from '../modules/tax-documents/send-documents.service.ts';
import { upsertTaxSettings } from '../modules/tax-documents/tax-settings.repository.ts';

const SENDER = path.resolve(import.meta.dirname, '../../test/send-taxes.ts');
const HOUR_MS = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: 100 });
  await upsertTaxSettings(shop.db, TAXES);
});
afterAll(() => shop.close());

/** Starts a process that sends the documents, and stops at the nth change of a document until it is killed. */
const startSender = (nth: number): ChildProcess => {
  const { APP_SECRET, TAX_SANDBOX_URL } = shop.config;
  const child = spawn(process.execPath, [SENDER], {
    env: { ...process.env, DATABASE_URL: shop.url, APP_SECRET, TAX_SANDBOX_URL, STOP_AT: String(nth) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shop.children.add(child);
  child.once('exit', () => shop.children.delete(child));
  return child;
};
const uploadsOf = async (number: string | undefined): Promise<number> =>
  (await shop.taxLedger()).filter(({ documents }) => documents.some(({ folio }) => folio === Number(number)))
    .length;

// The changes of a sending: claimed, marked as sent before the upload, and the answer after it.
it.each([
  ['before it took the document', 1, 0],
  ['before it noted that it sends', 2, 0],
  ['after the tax office took it', 3, 1],
])('a process that is killed %s leaves a document that is accepted once', async (_when, nth, uploads) => {
  const order = await shop.placePaidOrder({ W1: 1 });
  await shop.app.jobs.run('issue-tax-documents', {});
  const read = () =>
    shop.db
      .selectFrom('tax_documents')
      .select(['number', 'state', 'sent_at'])
      .where('order_id', '=', order.id)
      .executeTakeFirst();
  const child = startSender(nth);
  await once(child.stdout ?? child, 'data');
  await stopProcess(child, 'SIGKILL');
  const left = await read();
  expect(left).toMatchObject({ state: 'waiting' });
  expect(left?.sent_at !== null).toBe(nth === 3);
  expect(await uploadsOf(left?.number)).toBe(uploads);
  for (const hours of [1, 2, 3])
    await sendDocuments({
      db: shop.db,
      secret: shop.config.APP_SECRET,
      config: shop.config,
      log: { error: () => undefined } as never,
      clock: () => new Date(Date.now() + hours * HOUR_MS),
    });
  expect(await read()).toMatchObject({ state: 'accepted' });
  expect(await uploadsOf(left?.number)).toBe(1);
});

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { TAXES } from '../../../test/taxes.ts';
import { documentLink } from '../../lib/document-link.ts';
import { replaceDocument, sendAgain } from './mend-document.service.ts';
import { sendDocuments } from './send-documents.service.ts';
import { findOrderDocuments } from './tax-documents.repository.ts';
import { upsertTaxSettings } from './tax-settings.repository.ts';

let shop: Shop;
let minutes = 0;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W5: 1_000, W6: 1_000 });
  await upsertTaxSettings(shop.db, TAXES);
});
afterAll(() => shop.close());
beforeEach(() => shop.taxControl({}));

const issue = () => shop.app.jobs.run('issue-tax-documents', {});
const placePaidOrder = async (): Promise<Placed> => {
  const body = await shop.placePaidOrder({ W5: 3, W6: 2 });
  await issue();
  return body;
};
const decided = async () => {
  const { APP_SECRET: secret } = shop.config;
  const log = { error: () => undefined } as never;
  const clock = () => new Date(Date.now() + minutes * 60_000);
  for (let run = 0; run < 4; run += 1) {
    minutes += 1;
    await sendDocuments({ db: shop.db, secret, config: shop.config, log, clock });
  }
};
const documentsOf = (order: Placed) => findOrderDocuments(shop.db, order.id, 'sandbox');
const rejected = async (): Promise<Placed> => {
  const order = await placePaidOrder();
  await shop.taxControl({ document: 'RCH', times: 1 });
  await decided();
  return order;
};
const deps = () => ({
  secret: shop.config.APP_SECRET,
  marks: shop.config.TAX_MARKS_DIR,
  jobs: shop.app.jobs,
});
const replace = (id = '') => shop.db.transaction().execute((trx) => replaceDocument(trx, deps(), id));
const again = (id = '') => shop.db.transaction().execute((trx) => sendAgain(trx, deps(), id));
const refunded = (order: Placed, amount: number) =>
  shop.db
    .insertInto('refunds')
    .values({ order_id: order.id, token: null, amount, reason: 'Parte', done_at: new Date() })
    .execute();
const lost = async () =>
  (await shop.rawQuery('select type, number::int, cause from tax_lost_numbers order by type, number')).rows;

describe('a rejected document', () => {
  it('is sent again as it is', async () => {
    const order = await rejected();
    const [first] = await documentsOf(order);
    expect(first).toMatchObject({ state: 'rejected' });
    await again(first?.id);
    await decided();
    expect(await documentsOf(order)).toMatchObject([{ id: first?.id, state: 'accepted' }]);
    await expect(again(first?.id)).rejects.toThrow('CONFLICT');
    await expect(replace(first?.id)).rejects.toThrow('CONFLICT');
  });

  it('is replaced once, with its notes, and the old numbers are listed to be annulled', async () => {
    const order = await rejected();
    await refunded(order, 1_000);
    await refunded(order, 2_000);
    await issue();
    const [sale, ...notes] = await documentsOf(order);
    expect(notes).toHaveLength(2);
    const replaced = await Promise.allSettled([replace(sale?.id), replace(sale?.id)]);
    expect(replaced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await issue();
    const [newSale, ...newNotes] = await documentsOf(order);
    expect(newSale).toMatchObject({ type: 39, total: sale?.total, state: 'waiting' });
    expect(newSale?.id).not.toBe(sale?.id);
    expect(newNotes.map(({ total, changes }) => [total, changes])).toEqual([
      [1_000, newSale?.id],
      [2_000, newSale?.id],
    ]);
    const numbers = [sale, ...notes].map((one) => ({ type: one?.type, number: Number(one?.number) }));
    expect(await lost()).toEqual(numbers.map((one) => ({ ...one, cause: 'replaced' })));
    await decided();
    expect((await documentsOf(order)).map(({ state }) => state)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
  });

  it('no longer opens from an older mail once it is replaced', async () => {
    const order = await rejected();
    const [old] = await documentsOf(order);
    const open = (id = '') => shop.app.inject(documentLink(shop.config.APP_SECRET, id));
    expect((await open(old?.id)).statusCode).toBe(200);
    await replace(old?.id);
    expect(await open(old?.id)).toMatchObject({
      statusCode: 303,
      headers: { location: expect.stringContaining('/seguimiento') },
    });
    const [current] = await documentsOf(order);
    expect((await open(current?.id)).statusCode).toBe(200);
    // Leave no number to be annulled to the tests after this one.
    await shop.rawQuery('delete from tax_lost_numbers');
    await decided();
  });

  it('that is a note is replaced alone', async () => {
    const order = await placePaidOrder();
    await decided();
    await refunded(order, 1_000);
    await issue();
    await shop.taxControl({ document: 'RCH', times: 1 });
    await decided();
    const [sale, note] = await documentsOf(order);
    expect(note).toMatchObject({ type: 61, state: 'rejected' });
    await replace(note?.id);
    const [same, other, ...more] = await documentsOf(order);
    expect(same?.id).toBe(sale?.id);
    expect(other).toMatchObject({ type: 61, total: 1_000, state: 'waiting' });
    expect(more).toEqual([]);
  });
});

describe('after a restore from a backup', () => {
  const numberOf = async (order: Placed) => Number((await documentsOf(order))[0]?.number);
  it('numbering starts above the highest number that was used, and lists the numbers between', async () => {
    const last = await numberOf(await placePaidOrder());
    await shop.rawQuery(`update tax_number_ranges set next_number = next_number - 3 where type = 39`);
    await shop.rawQuery(`delete from tax_documents where type = 39 and number > ${last - 3}`);
    await shop.rawQuery('delete from tax_lost_numbers');
    expect(await numberOf(await placePaidOrder())).toBeGreaterThan(last);
    expect(await lost()).toEqual(
      [last - 2, last - 1, last].map((number) => ({ type: 39, number, cause: 'restored' })),
    );
  });

  it('to a time before the file of numbers was stored, the sandbox goes on above the mark', async () => {
    const last = await numberOf(await placePaidOrder());
    await shop.rawQuery('delete from tax_number_ranges where type = 39');
    expect(await numberOf(await placePaidOrder())).toBe(last + 1);
  });

  it('without the marks, numbers of the database alone count', async () => {
    const last = await numberOf(await placePaidOrder());
    rmSync(shop.config.TAX_MARKS_DIR, { recursive: true });
    expect(await numberOf(await placePaidOrder())).toBe(last + 1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashAtEachStatement } from '../../test/crashes.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { TAXES } from '../../test/taxes.ts';
import type { Db } from '../db/connect.ts';
import { issueDocuments } from '../modules/tax-documents/issue-documents.service.ts';
import { sendDocuments } from '../modules/tax-documents/send-documents.service.ts';
import { upsertTaxSettings } from '../modules/tax-documents/tax-settings.repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: 1000 });
  await upsertTaxSettings(shop.db, TAXES);
});
afterAll(() => shop.close());

const log = {
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
} as never;

describe('an API process that crashes', () => {
  it('while issuing documents uses no number without its document', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W1: 1 }));
    await shop.comeBack(await shop.decide(order.payment.token, 'approve'));
    const counts = async () => {
      const { rows } = await shop.rawQuery(`
        select (select count(*)::int from tax_documents) as documents,
          (select coalesce(sum(next_number - first_number), 0)::int from tax_number_ranges) as numbers`);
      return rows[0] as { documents: number; numbers: number };
    };
    const statements = await crashAtEachStatement(shop.db, async (db) => {
      try {
        await issueDocuments({
          db,
          secret: shop.config.APP_SECRET,
          marks: shop.config.TAX_MARKS_DIR,
          jobs: shop.app.jobs,
          log,
        });
      } finally {
        const { documents, numbers } = await counts();
        expect(documents).toBe(numbers);
      }
    });
    expect(statements).toBeGreaterThan(10);
    const { rows } = await shop.rawQuery(
      "select count(*)::int as missing from orders o where payment_status = 'success' and not exists (select from tax_documents d where d.order_id = o.id and refund_id is null)",
    );
    expect(rows).toEqual([{ missing: 0 }]);
  });

  it('while sending documents sends each once, at any statement', async () => {
    let hours = 0;
    const secret = shop.config.APP_SECRET;
    const deps = { secret, config: shop.config, log };
    // Each run is hours later: the lease of the dead process is over, and its document counts as not received.
    const clock = () => new Date(Date.now() + hours * 3_600_000);
    const send = (db: Db) => sendDocuments({ ...deps, db, clock });
    const statements = await crashAtEachStatement(shop.db, async (db) => {
      const { body: order } = await shop.placeOrder(await shop.cartWith({ W1: 1 }));
      await shop.comeBack(await shop.decide(order.payment.token, 'approve'));
      await shop.app.jobs.run('issue-tax-documents', {});
      try {
        await send(db);
      } finally {
        for (let run = 0; run < 3; run += 1) {
          hours += 2;
          await send(shop.db);
        }
      }
    });
    expect(statements).toBeGreaterThan(4);
    const numbers = (await shop.taxLedger()).flatMap(({ documents }) =>
      documents.map(({ type, folio }) => `${type}-${folio}`),
    );
    expect(numbers.length).toBeGreaterThan(statements);
    expect(new Set(numbers).size).toBe(numbers.length);
    const { rows } = await shop.rawQuery('select distinct state from tax_documents');
    expect(rows).toEqual([{ state: 'accepted' }]);
  });
});

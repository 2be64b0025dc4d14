import { sql } from 'kysely';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type Hired, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { upsertSetting } from '../../modules/settings/settings.repository.ts';

let shop: Shop & TestOffice;
let staff: { warehouse: Hired; editor: Hired };
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  staff = { warehouse: await shop.hire('warehouse'), editor: await shop.hire('editor') };
  ({ mailsTo } = customersOf(shop));
});
afterAll(() => shop.close());

const today = dayInSantiago(new Date());
/** Sales of some days ago. */
const sell = (sku: string, units: number, daysAgo: number) =>
  sql`insert into sales_of_skus values
    (${today}::date - ${daysAgo}::int, ${sku}, ${units}, 0, 0, 0, 0)`.execute(shop.db);
const setStock = async (stock: Record<string, number>) => {
  await shop.db.updateTable('skus').set({ stock: 500 }).execute();
  for (const [sku, units] of Object.entries(stock))
    await shop.db.updateTable('skus').set({ stock: units }).where('sku', '=', sku).execute();
};
const setAlerts = (mail: boolean) =>
  shop.db.transaction().execute((trx) => upsertSetting(trx, 'alerts', { low_stock: 6, mail }));
/** Runs the job of the morning. Returns the mails to the address that came since the last call. */
const seen = new Set<string | undefined>();
const mailsOfMorning = async ({ email }: Hired) => {
  await shop.app.jobs.run('warn-low-stock', {});
  const fresh = (await mailsTo(email)).filter(({ messageId }) => !seen.has(messageId));
  for (const { messageId } of fresh) seen.add(messageId);
  return fresh;
};

beforeEach(async () => {
  seen.clear();
  for (const { messageId } of await mailsTo(staff.warehouse.email)) seen.add(messageId);
  await sql`delete from sales_of_skus`.execute(shop.db);
  await setAlerts(true);
});

it('lists what runs out, with the days that it lasts, boxes counted as their contents', async () => {
  await setStock({ W1: 6, W4: 5, W5: 3, G2: 2, W7: 0, W8: 0 });
  await sell('W4', 15, 1);
  await sell('B1', 15, 29);
  await sell('W5', 300, 30);
  await sell('W7', 1, 2);
  await sell('W8', 9, 31);
  // Sales of the day itself are not over yet.
  await sell('G2', 50, 0);
  const [mail] = await mailsOfMorning(staff.warehouse);
  expect(mail?.subject).toBe('Stock bajo: 5 formatos');
  const rows = [...(mail?.html ?? '').matchAll(/<tr[^>]*><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)].map(
    ([, , value]) => value,
  );
  expect(rows).toEqual([
    'agotado',
    'quedan 3 · menos de un día',
    // 15 alone and 15 in boxes.
    'quedan 5 · 5 días',
    // 15 boxes of two.
    'quedan 6 · 6 días',
    'quedan 2 · sin ventas',
  ]);
});

it('leads to the list that has its formats, also when all of them are sold out', async () => {
  // Each is new, because mail programs show one mail of a morning.
  const levelOf = async () => {
    const [mail] = await mailsOfMorning(await shop.hire('warehouse'));
    return /filter=([^"\s]*)/.exec(mail?.html ?? '')?.[1];
  };
  await sell('W7', 1, 2);
  await setStock({ W1: 1, W7: 0 });
  expect(await levelOf()).toContain('low');
  await setStock({ W7: 0 });
  expect(await levelOf()).toContain('none');
});

it('goes to staff who change stock only', async () => {
  await setStock({ W1: 1 });
  expect(await mailsOfMorning(staff.editor)).toEqual([]);
  expect(await mailsTo(staff.warehouse.email)).not.toEqual([]);
});

it('is not sent when nothing is low, nor when the shop does not want it', async () => {
  await setStock({});
  expect(await mailsOfMorning(staff.warehouse)).toEqual([]);
  await setStock({ W1: 1 });
  await setAlerts(false);
  expect(await mailsOfMorning(staff.warehouse)).toEqual([]);
});

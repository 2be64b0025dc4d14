import * as endpoints from 'shared-contracts/office/taxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { TAXES } from '../../../test/taxes.ts';
import { findOrderDocuments } from '../../modules/tax-documents/tax-documents.repository.ts';
import { upsertTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
  await upsertTaxSettings(shop.db, TAXES);
  await shop.setStock({ W5: 100 });
});
afterAll(() => shop.close());

const rejected = async (): Promise<Placed> => {
  const body = await shop.placePaidOrder({ W5: 1 });
  await shop.app.jobs.run('issue-tax-documents', {});
  await shop.db
    .updateTable('tax_documents')
    .set({ state: 'rejected', office_code: 'RCH' })
    .where('order_id', '=', body.id)
    .execute();
  return body;
};
const documentOf = async ({ id }: Placed) => (await findOrderDocuments(shop.db, id, 'sandbox'))[0];
const historyOf = async ({ number }: Placed) => {
  const { rows } = await shop.rawQuery(
    `select action, after from audit_entries where entity_id = '${number}' order by id`,
  );
  return rows;
};

it('lets staff send a rejected document again, once, and notes it', async () => {
  const order = await rejected();
  const params = { id: (await documentOf(order))?.id ?? '' };
  expect((await call(endpoints.sendTaxDocumentAgain, { params })).status).toBe(200);
  expect(await documentOf(order)).toMatchObject({ ...params, state: 'waiting' });
  expect((await call(endpoints.replaceTaxDocument, { params })).status).toBe(409);
  expect(await historyOf(order)).toMatchObject([{ action: 'taxes.mend', after: { status: 'waiting' } }]);
});

it('lets staff replace a rejected document, once, and says when no number is left', async () => {
  const order = await rejected();
  const first = await documentOf(order);
  const params = { id: first?.id ?? '' };
  const replace = () => call(endpoints.replaceTaxDocument, { params });
  expect((await replace()).status).toBe(200);
  expect((await replace()).status).toBe(409);
  expect(await documentOf(order)).toMatchObject({ state: 'waiting', total: first?.total });
  expect(await historyOf(order)).toMatchObject([{ after: { status: 'replaced' } }]);
  const listed = async (query: object) => {
    const { body } = await call(endpoints.listTaxDocuments, {
      query: { q: order.number, ...query } as never,
    });
    return body.data.map(({ id, is_replaced }: { id: string; is_replaced?: boolean }) => [id, is_replaced]);
  };
  const live = (await documentOf(order))?.id;
  expect(await listed({})).toEqual([
    [live, false],
    [first?.id, true],
  ]);
  expect([await listed({ state: 'rejected' }), await listed({ state: 'waiting' })]).toEqual([
    [],
    [[live, false]],
  ]);

  await upsertTaxSettings(shop.db, { ...TAXES, mode: 'production' });
  await shop.db
    .updateTable('tax_documents')
    .set({ environment: 'production', state: 'rejected' })
    .where('order_id', '=', order.id)
    .where('replaced_at', 'is', null)
    .execute();
  const [left] = await findOrderDocuments(shop.db, order.id, 'production');
  expect(await listed({ state: 'rejected' })).toEqual([[left?.id, false]]);
  const stopped = await call(endpoints.replaceTaxDocument, { params: { id: left?.id ?? '' } });
  expect(stopped).toMatchObject({ status: 422, body: { code: 'ENTRY_REFUSED' } });
  expect((await findOrderDocuments(shop.db, order.id, 'production'))[0]?.id).toBe(left?.id);
  // In another mode nobody can mend it, and "Hoy" does not count it.
  await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
  expect(await listed({ state: 'rejected' })).toEqual([]);
  expect(await listed({})).toContainEqual([left?.id, false]);
});

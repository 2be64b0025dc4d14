import { sql } from 'kysely';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { SETTING_ENDPOINTS } from 'shared-contracts/office/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertPaidOrder } from '../../../test/order-rows.ts';
import { dispatchOrder } from '../../modules/operator/dispatch-order.service.ts';

const VAN = {
  name: 'Camión propio',
  tracking_url: '',
  needs_number: false,
  service: 'by-hand',
  quotes: false,
};
const COURIER = {
  name: 'Ruta Sur',
  tracking_url: 'https://ruta.example/t/{number}',
  needs_number: true,
  service: 'by-hand',
  quotes: false,
};

let shop: TestOffice;
let call: CallOffice;
let owner: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('warehouse'));
  ({ call: owner } = await shop.signInAs('owner'));
});
afterAll(() => shop.close());

const setCarriers = async (carriers: object[]) => {
  const { body } = await owner(SETTING_ENDPOINTS.carriers.read, {});
  return owner(SETTING_ENDPOINTS.carriers.change, {
    body: { version: body.version, value: { carriers }, reason: 'nuevo transporte' },
  });
};
beforeEach(async () => {
  expect(await setCarriers([VAN, COURIER])).toMatchObject({ status: 200 });
});

const read = async (id: string): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id } })).body;
const send = async (id: string, parcel?: object) => {
  const { version } = await read(id);
  return call(endpoints.advanceOrder, { params: { id }, body: { version, ...(parcel && { parcel }) } });
};
const mailsOf = async (id: string) => {
  const { rows } = await sql<{ kind: string }>`
    select data ->> 'kind' as kind from jobs.job
    where name = 'send-order-mail' and data ->> 'order_id' = ${id}`.execute(shop.db);
  return rows.map(({ kind }) => kind);
};

describe('a parcel', () => {
  it('is sent with carrier and number, which the office, the audit and the buyer read', async () => {
    const id = await insertPaidOrder(shop.db);
    const { status, body } = await send(id, { carrier: 'ruta sur', tracking_number: ' rs-0042 \n' });
    expect([status, body.status, body.delivery?.parcel]).toEqual([
      200,
      'on_the_way',
      { carrier: 'Ruta Sur', number: 'RS-0042', url: 'https://ruta.example/t/RS-0042' },
    ]);
    expect(await mailsOf(id)).toEqual(['order-shipped']);
    const audited = await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('entity_id', '=', body.number)
      .where('action', '=', 'orders.advance')
      .executeTakeFirst();
    expect(audited?.after).toMatchObject({
      status: 'on_the_way',
      carrier: 'Ruta Sur',
      tracking_number: 'RS-0042',
    });
  });

  it('of a carrier without numbers has none', async () => {
    const { body } = await send(await insertPaidOrder(shop.db), { carrier: VAN.name });
    expect(body.delivery?.parcel).toEqual({ carrier: VAN.name, number: null, url: null });
  });

  it.each([
    [{ carrier: 'Otro', tracking_number: 'A-1234' }, 'parcel.carrier', 'La tienda no tiene ese transporte'],
    [{ carrier: COURIER.name }, 'parcel.tracking_number', 'Ruta Sur necesita un número'],
    [{ carrier: COURIER.name, tracking_number: 'a/b' }, 'parcel.tracking_number', 'Debe tener de 4 a 40'],
  ])('%j is refused at its field, and the order stays', async (parcel, field, words) => {
    const id = await insertPaidOrder(shop.db);
    const { status, body } = await send(id, parcel);
    expect(status).toBe(422);
    expect(body.fields?.[field]).toContain(words);
    expect([(await read(id)).status, await mailsOf(id)]).toEqual(['confirmed', []]);
  });

  it('has a number of its own with its carrier', async () => {
    const first = await insertPaidOrder(shop.db);
    const second = await insertPaidOrder(shop.db);
    const parcel = { carrier: COURIER.name, tracking_number: 'RS-0100' };
    await send(first, parcel);
    const { status, body } = await send(second, parcel);
    expect(status).toBe(422);
    expect(body.fields?.['parcel.tracking_number']).toContain((await read(first)).number);
    expect(await send(second, { carrier: VAN.name, tracking_number: 'RS-0100' })).toMatchObject({
      status: 200,
    });
  });

  it('goes to one of two orders that are sent with the same number at once', async () => {
    const orders = await Promise.all([insertPaidOrder(shop.db), insertPaidOrder(shop.db)]);
    const parcel = { carrier: COURIER.name, tracking_number: 'RS-0200' };
    const answers = await Promise.all(orders.map((id) => send(id, parcel)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('that is sent again, because the answer was lost, sends no second mail and no second audit entry', async () => {
    const id = await insertPaidOrder(shop.db);
    const parcel = { carrier: COURIER.name, tracking_number: 'RS-0300' };
    const deps = { db: shop.db, jobs: shop.app.jobs };
    const after = vi.fn(async () => {});
    const options = { after, parcel };
    expect(await dispatchOrder(deps, id, options)).toMatchObject({ kind: 'done', did: { code: 'moved' } });
    expect(await dispatchOrder(deps, id, options)).toMatchObject({
      kind: 'done',
      did: { code: 'sent-already' },
    });
    expect(after).toHaveBeenCalledOnce();
    expect(await mailsOf(id)).toEqual(['order-shipped']);
    const other = { parcel: { ...parcel, tracking_number: 'RS-0301' } };
    expect(await dispatchOrder(deps, id, other)).toMatchObject({ why: { code: 'sent-otherwise' } });
  });

  it('is taken back with the status, so that its number is free again', async () => {
    const id = await insertPaidOrder(shop.db);
    const parcel = { carrier: COURIER.name, tracking_number: 'RS-0400' };
    await send(id, parcel);
    const { version } = await read(id);
    await call(endpoints.takeOrderBack, { params: { id }, body: { version, reason: 'otra caja' } });
    expect((await read(id)).delivery.parcel).toBeNull();
    expect(await send(await insertPaidOrder(shop.db), parcel)).toMatchObject({ status: 200 });
  });
});

it('is sent without a carrier by the version before', async () => {
  const { status, body } = await send(await insertPaidOrder(shop.db));
  expect([status, body.status, body.delivery?.parcel]).toEqual([200, 'on_the_way', null]);
});

it('of a pick-up has no carrier', async () => {
  const { status, body } = await send(await insertPaidOrder(shop.db, { delivery_method: 'pickup' }), {
    carrier: VAN.name,
  });
  expect([status, body.message]).toEqual([409, 'Se retira en la tienda: no lo lleva un transporte.']);
});

describe('the carriers', () => {
  it('are listed for staff who send orders', async () => {
    expect((await call(endpoints.listCarriers, {})).body.data).toEqual(
      [VAN, COURIER].map((carrier) => ({ ...carrier, rates: [] })),
    );
  });

  it.each([
    [[VAN, { ...VAN, name: 'CAMION propio ' }], 'value.carriers.1.name'],
    [[{ ...COURIER, tracking_url: 'http://ruta.example/{number}' }], 'value.carriers.0.tracking_url'],
    [[{ ...COURIER, tracking_url: 'https://ruta.example/' }], 'value.carriers.0.tracking_url'],
  ])('%j are refused at their field', async (carriers, field) => {
    const { status, body } = await setCarriers(carriers);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});

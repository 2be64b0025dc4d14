import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COURIER, type Courier, openCourier, storeCarriers, VAN } from '../../../test/courier.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { insertPaidOrder } from '../../../test/order-rows.ts';
import { eraseFinishedOrders } from '../privacy/erase-customer.service.ts';
import { findOpenShipment } from '../shipping/shipments.repository.ts';
import { bookShipment } from './book-shipment.service.ts';
import { checkShipments } from './check-shipments.service.ts';

const PATH = '/api/shipping/courier-events';
const SECRET = 'sandbox-courier-webhooks';

let courier: Courier;
let shop: TestApp;
beforeAll(async () => {
  courier = await openCourier();
  shop = await createTestApp(courier.env);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await storeCarriers(shop.db);
});
afterAll(async () => {
  await shop.close();
  await courier.close();
});
beforeEach(async () => {
  await courier.control({});
  const { port } = shop.app.server.address() as AddressInfo;
  await courier.control({ webhook_url: `http://127.0.0.1:${port}${PATH}` });
});

const bookParcel = async () => {
  const id = await insertPaidOrder(shop.db);
  const operated = await bookShipment({ db: shop.db, jobs: shop.app.jobs, config: shop.config }, id, {
    carrier: COURIER.name,
  });
  expect(operated.kind).toBe('done');
  const { number } = await stateOf(id);
  const parcel = (await courier.ledger()).find(({ reference }) => reference === number);
  return { id, number, key: parcel?.key ?? '', parcel: parcel?.number ?? '' };
};
const stateOf = (id: string) =>
  shop.db
    .selectFrom('orders')
    .select(['number', 'status', 'parcel_problem', 'carrier', 'tracking_number', 'tracking_url'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mailsOf = async (id: string) => {
  const { rows } = await sql<{ kind: string }>`
    select data ->> 'kind' as kind from jobs.job
    where name = 'send-order-mail' and data ->> 'order_id' = ${id} order by created_on`.execute(shop.db);
  return rows.map(({ kind }) => kind);
};

const signature = (timestamp: string, body: string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
const post = (body: string, headers: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: PATH,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const signed = (body: string, at = Date.now(), secret = SECRET) => {
  const timestamp = String(Math.floor(at / 1000));
  return post(body, {
    'x-courier-timestamp': timestamp,
    'x-courier-signature': signature(timestamp, body, secret),
  });
};
const eventOf = (key: string, parcel: string, state: string, sequence: number) =>
  JSON.stringify({ shipment: key, number: parcel, state, sequence });

describe('a booked parcel', () => {
  it('moves its order: picked up, then delivered, with the mails', async () => {
    const { id, number, parcel } = await bookParcel();
    expect(await courier.move(number, 'in_transit')).toEqual([204]);
    expect(await stateOf(id)).toMatchObject({
      status: 'on_the_way',
      carrier: COURIER.name,
      tracking_number: parcel,
      tracking_url: `https://ruta.example/t/${parcel}`,
    });
    await courier.move(number, 'delivered');
    expect((await stateOf(id)).status).toBe('delivered');
    expect(await mailsOf(id)).toEqual(['order-shipped', 'order-delivered']);
  });

  it.each(['returned', 'lost'] as const)('is %s, with the mail, and found again', async (state) => {
    const { id, number } = await bookParcel();
    await courier.move(number, 'in_transit', state);
    expect(await stateOf(id)).toMatchObject({ status: 'on_the_way', parcel_problem: state });
    expect(await mailsOf(id)).toEqual(['order-shipped', `parcel-${state}`]);
    await courier.move(number, 'in_transit', 'delivered');
    expect(await stateOf(id)).toMatchObject({ status: 'delivered', parcel_problem: null });
  });

  it('is no harm twice, late or the last state first', async () => {
    const { id, number } = await bookParcel();
    await courier.control({ webhooks: 'twice', times: 1 });
    expect(await courier.move(number, 'in_transit')).toEqual([204, 204]);
    await courier.control({ webhooks: 'reversed', times: 1 });
    await courier.move(number, 'lost', 'in_transit', 'delivered');
    expect(await stateOf(id)).toMatchObject({ status: 'delivered', parcel_problem: null });
    expect(await mailsOf(id)).toEqual(['order-shipped', 'order-delivered']);
  });

  it('is followed by asking when no webhook comes', async () => {
    const { id, number } = await bookParcel();
    await courier.control({ webhooks: 'silent' });
    await courier.move(number, 'in_transit', 'delivered');
    await shop.db.updateTable('shipments').set({ checked_at: sql`now() - interval '2 hours'` }).execute();
    await checkShipments({ db: shop.db, jobs: shop.app.jobs, config: shop.config, log: shop.app.log });
    expect((await stateOf(id)).status).toBe('delivered');
  });

  it('that the courier cancels leaves its order to be prepared, without a parcel', async () => {
    const { id, number } = await bookParcel();
    await courier.move(number, 'cancelled');
    expect(await stateOf(id)).toMatchObject({ status: 'confirmed', carrier: null, tracking_number: null });
  });

  it('of an order that left with another parcel does not move it', async () => {
    const { id, number } = await bookParcel();
    await shop.db
      .updateTable('orders')
      .set({ status: 'on_the_way', carrier: VAN.name, tracking_number: null, tracking_url: null })
      .where('id', '=', id)
      .execute();
    await courier.move(number, 'in_transit', 'delivered');
    expect(await stateOf(id)).toMatchObject({ status: 'on_the_way', carrier: VAN.name });
  });

  it('of an erased buyer brings no parcel number back', async () => {
    const { id, number } = await bookParcel();
    await shop.db
      .updateTable('orders')
      .set({ status: 'delivered', erase_requested_at: new Date() })
      .where('id', '=', id)
      .execute();
    await shop.db.transaction().execute((trx) => eraseFinishedOrders(trx, [id]));
    await courier.move(number, 'in_transit', 'delivered');
    const shipments = await shop.db.selectFrom('shipments').selectAll().where('order_id', '=', id).execute();
    expect(shipments).toMatchObject([{ state: 'delivered', tracking_number: null }]);
  });

  // The test must notice this fault in api/src/modules/shipments/next-state.ts
  // - return sequence > now.sequence ? { state, sequence } : null;
  // + return { state, sequence };
  it('ends where the ordered events end, in any order and any number of times', async () => {
    const WAYS = [
      ['in_transit', 'delivered'],
      ['in_transit', 'lost', 'in_transit', 'returned'],
      ['in_transit', 'returned', 'in_transit', 'delivered'],
    ] as const;
    const run = async (states: readonly string[], order: readonly number[]) => {
      const { id, key, parcel } = await bookParcel();
      for (const at of order) await signed(eventOf(key, parcel, states[at] ?? '', at + 2));
      const { status, parcel_problem } = await stateOf(id);
      return { status, parcel_problem };
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WAYS).chain((states) => {
          const all = [...states.keys(), ...states.keys()];
          return fc.tuple(
            fc.constant(states),
            fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
          );
        }),
        async ([states, mixed]) => {
          expect(await run(states, mixed)).toEqual(await run(states, [...states.keys()]));
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('a webhook', () => {
  const BODY = eventOf(crypto.randomUUID(), 'SIM1', 'delivered', 9);

  it('of an unknown parcel changes nothing', async () => {
    expect((await signed(BODY)).statusCode).toBe(204);
  });

  // The test must notice this fault in api/src/modules/shipments/courier-events.routes.ts
  // - if (Math.abs(Date.now() / 1000 - Number(timestamp)) > REPLAY_WINDOW_S) return false;
  // + if (timestamp === '0') return false;
  it('with an old signature, or with one of the future, is refused', async () => {
    const hour = 3_600_000;
    const answers = [await signed(BODY, Date.now() - hour), await signed(BODY, Date.now() + hour)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  it('without a good signature is refused and changes nothing', async () => {
    const { id, key, parcel } = await bookParcel();
    const body = eventOf(key, parcel, 'delivered', 5);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const answers = [
      await post(body, {}),
      await signed(body, Date.now(), 'another-secret-of-a-stranger'),
      await post(body, {
        'x-courier-timestamp': timestamp,
        'x-courier-signature': signature(timestamp, body.replace('delivered', 'lost')),
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect((await stateOf(id)).status).toBe('confirmed');
  });

  it.each(['{', '{}', JSON.stringify({ shipment: 'x', number: 'SIM1', state: 'eaten', sequence: 1 })])(
    'with the body %s is refused',
    async (body) => expect((await signed(body)).statusCode).toBe(400),
  );

  it('with a long body is refused before it is read', async () => {
    expect((await signed(JSON.stringify({ text: 'x'.repeat(5000) }))).statusCode).toBe(413);
  });
});

// The test must notice this fault in api/src/modules/shipping/shipments.repository.ts
// - where id = ${id} and checked_at < now() - ${LOOK_UP_AFTER}::interval returning checked_at
// + where id = ${id} returning checked_at
it('leaves a booking alone that staff ask for while the job asks about others', async () => {
  await shop.db.deleteFrom('shipments').execute();
  await courier.control({ fail: 'drop', operation: 'book' });
  const deps = { db: shop.db, jobs: shop.app.jobs, config: shop.config };
  const ask = (id: string) => bookShipment(deps, id, { carrier: COURIER.name });
  const orders = await Promise.all([insertPaidOrder(shop.db), insertPaidOrder(shop.db)]);
  for (const id of orders) await ask(id);
  await shop.db.updateTable('shipments').set({ checked_at: sql`now() - interval '2 hours'` }).execute();
  const keyOf = async (id: string) => (await findOpenShipment(shop.db, id))?.id;
  const keys = await Promise.all(orders.map(keyOf));
  // A courier that has no booking yet. Staff book the second order while it answers for the first one.
  const asked: (string | undefined)[] = [];
  const depot = createServer(async ({ url }, response) => {
    asked.push(url?.split('/').at(-1));
    const other = orders[1 - keys.indexOf(asked[0])];
    if (asked.length === 1 && other) await ask(other);
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => depot.listen(0, '127.0.0.1', done));
  const COURIER_URL = `http://127.0.0.1:${(depot.address() as AddressInfo).port}`;
  await checkShipments({ ...deps, config: { ...shop.config, COURIER_URL }, log: shop.app.log });
  await new Promise((done) => depot.close(done));
  expect(asked).toHaveLength(1);
  expect(await Promise.all(orders.map(keyOf))).toEqual(
    keys.map((key) => (key === asked[0] ? undefined : key)),
  );
});

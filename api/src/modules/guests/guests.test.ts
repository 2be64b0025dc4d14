import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const GUEST = {
  name: 'Ana',
  surname: 'Soto',
  rut: '12.345.678-5',
  email: 'ana@example.cl',
  phone: '987654321',
};
const register = (changes: object = {}) =>
  shop.call<{ data: { id: string }; fields: object }>('POST', '/purchases/register-as-guest', {
    ...GUEST,
    ...changes,
  });
const ADDRESS = { identification: 'Casa', address: 'Los Aromos 123', department: '4B', commune_id: '13120' };
type Kept = { data: { id: string }; access_key: string; code: string };
const keep = (changes: object = {}) =>
  shop.call<Kept>('POST', '/purchases/address', { ...ADDRESS, ...changes });

describe('a guest', () => {
  it('gets an id after validation, and nothing is stored', async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...GUEST,
      id: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      rut: '12345678-5',
      phone: '+56987654321',
    });
    const wrong = await register({ rut: '1-2', email: 'nadie' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(['email', 'rut']);
  });

  it('is accepted by the order when the shop signed the id', async () => {
    const { id } = (await register()).body.data;
    const cart = await shop.cartWith({ W5: 1 });
    expect(await shop.placeOrder(cart, { guest_customer_id: `${id}x` })).toMatchObject({
      status: 422,
      body: { fields: { guest_customer_id: expect.any(String) } },
    });
    const { body: order } = await shop.placeOrder(cart, { guest_customer_id: id });
    const row = await shop.db
      .selectFrom('orders')
      .select('guest_id')
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(row?.guest_id).toBe(id.split('.')[0]);
    expect(order).toMatchObject({ purchase_order_number: order.number });
  });
});

describe('the delivery address before the order', () => {
  it('is stored with region and commune names and read with its key or cookie', async () => {
    const { status, body, headers } = await keep();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...ADDRESS,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      commune: 'Ñuñoa',
      region_id: '13',
      region: 'Región Metropolitana de Santiago',
    });
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const read = (sent: Record<string, string>) =>
      shop.call<Kept>('GET', `/purchases/address/${body.data.id}`, undefined, sent);
    expect((await read({ cookie })).body.data).toEqual(body.data);
    expect((await read({ 'x-order-key': body.access_key })).status).toBe(200);
    const { body: other } = await keep();
    for (const sent of [{}, { 'x-order-key': other.access_key }] as Record<string, string>[]) {
      expect(await read(sent)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('is not readable with the key of an order with the same id', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }));
    const answer = await shop.call('GET', `/purchases/address/${order.id}`, undefined, {
      'x-order-key': order.access_key,
    });
    expect(answer.status).toBe(404);
  });

  it('must be in a commune with delivery', async () => {
    expect((await keep({ commune_id: '15101' })).body.code).toBe('COMMUNE_NOT_SERVED');
    expect((await keep({ address: '' })).status).toBe(422);
  });

  it('of a guest is deleted after thirty days', async () => {
    const { body } = await keep();
    const age = (days: number) =>
      shop.rawQuery(
        `update purchase_addresses set created_at = now() - interval '${days} days'
         where id = '${body.data.id}'`,
      );
    const read = () =>
      shop.call('GET', `/purchases/address/${body.data.id}`, undefined, { 'x-order-key': body.access_key });
    await age(29);
    await shop.app.jobs.run('remove-expired', {});
    expect((await read()).status).toBe(200);
    await age(31);
    await shop.app.jobs.run('remove-expired', {});
    expect((await read()).status).toBe(404);
  });
});

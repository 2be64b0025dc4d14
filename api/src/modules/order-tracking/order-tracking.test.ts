import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
let order: Placed;
beforeAll(async () => {
  shop = await openShop();
  ({ body: order } = await shop.placeOrder(await shop.cartWith({ W5: 2 })));
});
afterAll(() => shop.close());

const track = (query: Record<string, string | undefined>) =>
  shop.call<{ data: object; code?: string }>(
    'GET',
    `/order-tracking?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`,
  );

describe('tracking an order', () => {
  it.each([
    ['e-mail', { email: 'Ana.Soto@example.cl' }],
    ['RUT', { rut: '12.345.678-5' }],
    ['RUT without dots', { rut: '123456785' }],
    ['both', { email: 'ana.soto@example.cl', rut: '12345678-5' }],
  ])('accepts its number with %s', async (_, proof) => {
    const { status, body, headers } = await track({ number: order.number.toLowerCase(), ...proof });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toMatchObject({
      number: order.number,
      status: 'in_validation',
      payment_status: 'pending',
      delivery: { method: 'home', commune: 'Ñuñoa', time_delivery: '1 a 2 días hábiles' },
      items: [{ name: 'Vino Ñandú 5', qty: 2 }],
      total: order.total,
    });
  });

  it('shows the parcel with the link to its carrier, once it is sent', async () => {
    const parcel = {
      carrier: 'Ruta Sur',
      tracking_number: 'RS-1',
      tracking_url: 'https://ruta.example/RS-1',
    };
    const shown = async () => {
      const { body } = await track({ number: order.number, email: 'ana.soto@example.cl' });
      return (body.data as TrackedOrder).delivery.parcel;
    };
    await shop.db.updateTable('orders').set(parcel).where('id', '=', order.id).execute();
    expect(await shown()).toBeNull();
    await shop.db.updateTable('orders').set({ status: 'on_the_way' }).where('id', '=', order.id).execute();
    expect(await shown()).toEqual({ carrier: 'Ruta Sur', number: 'RS-1', url: 'https://ruta.example/RS-1' });
    await shop.db.updateTable('orders').set({ status: 'in_validation' }).where('id', '=', order.id).execute();
  });

  it('says nothing of the arrival of a cancelled order', async () => {
    const change = (columns: object) =>
      shop.db.updateTable('orders').set(columns).where('id', '=', order.id).execute();
    const shown = async () => {
      const { body } = await track({ number: order.number, email: 'ana.soto@example.cl' });
      return (body.data as TrackedOrder).delivery;
    };
    await change({ promised_first: '2026-03-04', promised_last: '2026-03-05' });
    expect((await shown()).promise).not.toBeNull();
    await change({ status: 'cancelled' });
    expect(await shown()).toMatchObject({ promise: null, time_delivery: null });
    await change({ status: 'in_validation' });
  });

  it('says that the payment of a refused card can be repeated', async () => {
    const { body: refused } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    await shop.comeBack(await shop.decide(refused.payment.token, 'refuse'));
    const { body } = await track({ number: refused.number, email: 'ana.soto@example.cl' });
    expect(body.data).toMatchObject({
      status: 'cancelled',
      payment_status: 'failed',
      can_retry_payment: true,
    });
  });

  it('reads the number as people write it', async () => {
    const digits = String(Number(order.number.replace(/\D/g, '')));
    for (const number of [`cq ${digits}`, `CQ${digits}`, digits]) {
      const { status, body } = await track({ number, email: 'ana.soto@example.cl' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ number: order.number });
    }
  });

  it('does not return buyer or address', async () => {
    const { body } = await track({ number: order.number, email: 'ana.soto@example.cl' });
    const text = JSON.stringify(body);
    for (const secret of ['Ana', 'Soto', '12345678', 'Aromos', '87654321', order.id])
      expect(text).not.toContain(secret);
  });

  it('responds equally to a wrong number, a wrong e-mail and another buyer’s order', async () => {
    const wrong = [
      { number: order.number, email: 'otra@example.cl' },
      { number: order.number, rut: '76.418.530-7' },
      { number: order.number, email: 'ana.soto@example.cl', rut: '76.418.530-7' },
      { number: 'CQ-999999', email: 'ana.soto@example.cl' },
      { number: order.id, email: 'ana.soto@example.cl' },
    ];
    for (const query of wrong) {
      const { status, body } = await track(query);
      expect({ query, status, body }).toEqual({
        query,
        status: 404,
        body: {
          statusCode: 404,
          code: 'ORDER_NOT_FOUND',
          message: 'Pedido no encontrado',
          errors: ['Pedido no encontrado'],
        },
      });
    }
  });

  it('accepts no other proof', async () => {
    for (const query of [
      { number: order.number },
      { email: 'ana.soto@example.cl' },
      { number: order.number, email: '' },
      { number: '%', email: 'ana.soto@example.cl' },
      { number: order.number, email: "' or 1=1 --@example.cl" },
    ]) {
      expect((await track(query)).status).toBe(422);
    }
    const many = `/order-tracking?number=${order.number}&email=a@example.cl&email=ana.soto@example.cl`;
    expect((await shop.call('GET', many)).status).toBe(422);
  });
});

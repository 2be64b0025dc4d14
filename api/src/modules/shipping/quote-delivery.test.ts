import { endpointUrl } from 'shared-contracts/api/endpoint';
import { retryPayment } from 'shared-contracts/api/orders';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { COURIER, type Courier, openCourier, VAN } from '../../../test/courier.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { upsertSetting } from '../settings/settings.repository.ts';

const COMMUNE = '13120';

let courier: Courier;
let shop: Shop;
beforeAll(async () => {
  courier = await openCourier();
  shop = await openShop(courier.env);
});
afterAll(async () => {
  await shop.close();
  await courier.close();
});
const setQuotes = (quotes: boolean) =>
  shop.db.transaction().execute((trx) =>
    upsertSetting(trx, 'carriers', {
      carriers: [
        { ...VAN, quotes: false },
        { ...COURIER, quotes },
      ],
    }),
  );
beforeEach(async () => {
  await courier.control({});
  await setQuotes(true);
});

const priceOf = async (cart: string): Promise<number> => {
  const { body } = await shop.call<{ data: Shipping }>(
    'POST',
    endpointUrl(calculateShipping, { query: { cart_id: cart } }),
    { commune_id: COMMUNE },
  );
  return body.data.price_delivery;
};
const tablePrice = async (): Promise<number> => {
  await setQuotes(false);
  const price = await priceOf(await shop.cartWith({ W6: 1 }));
  await setQuotes(true);
  return price;
};
const priceOfOrder = ({ id }: Placed) =>
  shop.db.selectFrom('orders').select('price_delivery').where('id', '=', id).executeTakeFirstOrThrow();

it('asks the carrier, and orders at the price that the shopper saw', async () => {
  await courier.control({ price: 4321, operation: 'quote' });
  const cart = await shop.cartWith({ W6: 1 });
  expect(await priceOf(cart)).toBe(4321);
  // The carrier has another price by now. The shopper keeps the quote of this cart.
  await courier.control({ price: 9999 });
  expect(await priceOf(cart)).toBe(4321);
  const { body } = await shop.placeOrder(cart);
  expect(await priceOfOrder(body)).toEqual({ price_delivery: 4321 });
  // Another cart gets another quote.
  expect(await priceOf(await shop.cartWith({ W6: 2 }))).toBe(9999);
});

// The test must notice this fault in api/src/modules/shipping/shipping.repository.ts
// - and units = ${cart.units}
it('asks again for other units, and an order of them has no old quote', async () => {
  const table = await tablePrice();
  const cart = await shop.cartWith({ W6: 1 });
  await courier.control({ price: 4321 });
  await priceOf(cart);
  await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 2 });
  await courier.control({ price: 5000 });
  expect(await priceOf(cart)).toBe(5000);
  await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 3 });
  const { body } = await shop.placeOrder(cart);
  expect(await priceOfOrder(body)).toEqual({ price_delivery: table });
});

// The test must notice this fault in api/src/modules/order-payments/reopen-order.service.ts
// - return [rate, quoted].map((one) =>
// + return [rate].map((one) =>
it('pays again at the price of the order', async () => {
  await courier.control({ price: 4321 });
  const cart = await shop.cartWith({ W6: 1 });
  await priceOf(cart);
  const { body } = await shop.placeOrder(cart);
  await shop.comeBack(await shop.decide(body.payment.token, 'refuse'));
  const again = await shop.call('POST', endpointUrl(retryPayment, { params: { id: body.id } }), undefined, {
    'x-order-key': body.access_key,
  });
  expect(again.status).toBe(200);
});

// The test must notice this fault in api/src/modules/shipping/quote-delivery.service.ts
// - if (error instanceof CarrierRefusal) return noQuote(error);
it('still quotes for other shoppers after the carrier refused some communes', async () => {
  const table = await tablePrice();
  await courier.control({ refuse: 'no llegamos a esa comuna', operation: 'quote' });
  for (let time = 0; time < 3; time += 1) expect(await priceOf(await shop.cartWith({ W6: 1 }))).toBe(table);
  await courier.control({});
  await courier.control({ price: 4321 });
  expect(await priceOf(await shop.cartWith({ W6: 1 }))).toBe(4321);
});

it.each([{ refuse: 'no llegamos' }, { fail: '503' as const }, { latency_ms: 3000 }])(
  'uses the price of the table when the carrier answers with %j',
  async (fault) => {
    const table = await tablePrice();
    await courier.control({ ...fault, operation: 'quote', times: 1 });
    const cart = await shop.cartWith({ W6: 1 });
    expect(await priceOf(cart)).toBe(table);
    const { status, body } = await shop.placeOrder(cart);
    expect([status, await priceOfOrder(body)]).toEqual([201, { price_delivery: table }]);
    // An answer ends the count of failures.
    await courier.control({});
    await priceOf(await shop.cartWith({ W6: 1 }));
  },
);

// The test must notice this fault in api/src/modules/shipping/shipping.service.ts
// - carrier: quoting?.name ?? null }
// + carrier: null }
it('compares the quote with the own prices of another carrier, and plans the cheapest one', async () => {
  const rates = [{ region_id: '13', commune_ids: [], price: 6000, min_days: 4, max_days: 5 }];
  await shop.db.transaction().execute((trx) =>
    upsertSetting(trx, 'carriers', {
      carriers: [
        { ...VAN, quotes: false, rates },
        { ...COURIER, quotes: true },
      ],
    }),
  );
  const planned = async (cart: string) => {
    const { body } = await shop.placeOrder(cart);
    const columns = ['price_delivery', 'planned_carrier'] as const;
    return shop.db.selectFrom('orders').select(columns).where('id', '=', body.id).executeTakeFirstOrThrow();
  };
  const dear = await shop.cartWith({ W6: 1 });
  await courier.control({ price: 9000, operation: 'quote' });
  expect(await priceOf(dear)).toBe(6000);
  expect(await planned(dear)).toEqual({ price_delivery: 6000, planned_carrier: VAN.name });
  const cheap = await shop.cartWith({ W6: 1 });
  await courier.control({ price: 3000, operation: 'quote' });
  expect(await priceOf(cheap)).toBe(3000);
  expect(await planned(cheap)).toEqual({ price_delivery: 3000, planned_carrier: COURIER.name });
});

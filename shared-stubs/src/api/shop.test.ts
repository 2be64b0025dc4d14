import { deleteCase, putCase } from 'shared-contracts/api/cases';
import { catalogue } from 'shared-contracts/api/catalogue';
import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import { applyCoupon } from 'shared-contracts/api/discounts';
import { trackOrder } from 'shared-contracts/api/order-tracking';
import { cancelOrder, placeOrder, readOrder } from 'shared-contracts/api/orders';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  listOwnOrders,
  readProfile,
  restoreAddress,
  updateProfile,
} from 'shared-contracts/api/profile';
import { readTableAvailability } from 'shared-contracts/api/reservations';
import { login } from 'shared-contracts/api/sessions';
import { calculateShipping, readCart, readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import { expect, it } from 'vitest';
import { STUB_COUPONS } from './coupon-on.ts';
import { createApiStub } from './create-api-stub.ts';
import { DELIVERY } from './delivery.ts';
import { WRONG_PASSWORD } from './handlers/sessions.ts';
import { createStubClient } from './stub-client.ts';

const createShopper = async () => {
  const stub = createApiStub();
  const api = createStubClient(stub, 'es');
  const { id } = await api.call(readCartId, {});
  const { data } = await api.call(catalogue.wines.list, { query: { per_page: 2 } });
  const [first, second] = data;
  if (!first || !second) throw new Error('no wines');
  const put = (sku: string, qty: number) =>
    api.call(updateCart, { query: { cart_id: id }, body: { sku, qty } });
  return { stub, api, id, first, second, put };
};
const credentials = { email: 'sofia.rojas@correo.example', password: 'tres copas de carmenere' };
const order = {
  email: credentials.email,
  name: 'Sofía',
  surname: 'Rojas',
  rut: '12.345.678-5',
  phone: '+56 9 8765 4321',
  delivery: { method: 'home' as const, address: 'Av. Los Alerces 1234', commune_id: '13123' },
  payment_method: { platform: 'webpay' as const },
  terms: true as const,
};

it('keeps cart lines in the order of adding, with totals', async () => {
  const { api, id, first, second, put } = await createShopper();
  await put(first.sku, 2);
  const { data, related } = await put(second.sku, 1);
  expect(data.items.map(({ sku, qty }) => [sku, qty])).toEqual([
    [first.sku, 2],
    [second.sku, 1],
  ]);
  expect(data.total).toBe(first.price * 2 + second.price);
  expect(related.length).toBeGreaterThan(0);
  await put(first.sku, 0);
  const { data: left } = await api.call(readCart, { query: { cart_id: id } });
  expect(left.items.map(({ sku }) => sku)).toEqual([second.sku]);
});

it('keeps cases with their saving, counts them, and orders their bottles', async () => {
  const { api, id, first, second } = await createShopper();
  const query = { cart_id: id };
  const params = { id: '00000000-0000-4000-8000-000000000001' };
  const bottles = [
    { sku: first.sku, count: 4 },
    { sku: second.sku, count: 2 },
  ];
  const put = (size: 6 | 12) => api.call(putCase, { params, query, body: { size, qty: 1, bottles } });
  await expect(put(12)).rejects.toMatchObject({ code: 'CASE_INCOMPLETE' });
  const { data } = await put(6);
  expect(data.cases).toMatchObject([{ size: 6, qty: 1, bottles: [{ count: 4, qty: 4 }, { count: 2 }] }]);
  expect(data.cases?.[0]?.saving).toBeGreaterThan(0);
  expect(data.total).toBe(data.cases?.[0]?.price);
  const placed = await api.call(placeOrder, {
    query,
    headers: { 'idempotency-key': 'key-case' },
    body: { ...order, delivery: { method: 'pickup' } },
  });
  const { data: read } = await api.call(readOrder, { params: { id: placed.id } });
  expect(read.items.map(({ qty, case_size }) => [qty, case_size])).toEqual([
    [4, 6],
    [2, 6],
  ]);
  expect(read.total).toBe(data.total);
  const { data: left } = await api.call(readCart, { query });
  expect(left.cases).toBeUndefined();
});

it('keeps the place of a case that changes, and takes cases out of the cart', async () => {
  const { api, id, first, second } = await createShopper();
  const query = { cart_id: id };
  const params = { id: '00000000-0000-4000-8000-000000000001' };
  const other = { id: '00000000-0000-4000-8000-000000000002' };
  const bottles = [
    { sku: first.sku, count: 3 },
    { sku: second.sku, count: 3 },
  ];
  const put = (which: { id: string }, qty: number) =>
    api.call(putCase, { params: which, query, body: { size: 6, qty, bottles } });
  await put(params, 1);
  await put(other, 1);
  const { data: two } = await put(params, 2);
  expect(two.cases?.map(({ qty }) => qty)).toEqual([2, 1]);
  await api.call(deleteCase, { params: other, query });
  const { data } = await api.call(deleteCase, { params, query });
  expect(data).toMatchObject({ total: 0, items: [] });
  expect(data.cases).toBeUndefined();
});

it('raises the version of the cart with each change of a line', async () => {
  const { api, id, first, put } = await createShopper();
  const versions: unknown[] = [];
  for (const qty of [1, 2, 2, 0, 0]) versions.push((await put(first.sku, qty)).data.version);
  expect(versions).toEqual([1, 2, 3, 4, 4]);
  expect((await api.call(readCart, { query: { cart_id: id } })).data.version).toBe(4);
});

it('refuses a quantity above the stock, and unknown skus', async () => {
  const { first, put } = await createShopper();
  await expect(put(first.sku, first.stock + 1)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    statusCode: 409,
  });
  await expect(put('NO-SUCH-SKU', 1)).rejects.toMatchObject({ code: 'UNKNOWN_SKU' });
});

it('refuses every quantity when sold out, and charges more when prices have changed', async () => {
  const { stub, api, id, first, put } = await createShopper();
  await put(first.sku, 1);
  stub.choose({ scenario: 'price-changed' });
  const { data } = await api.call(readCart, { query: { cart_id: id } });
  expect(data.total).toBeGreaterThan(first.price);
  expect(data.total).toBe(data.items[0]?.price);
  stub.choose({ scenario: 'sold-out' });
  await expect(put(first.sku, 2)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
});

it('subtracts a coupon from the total', async () => {
  const { api, id, first, put } = await createShopper();
  await put(first.sku, 2);
  const { data } = await api.call(applyCoupon, { query: { cart_id: id }, body: { code: 'bienvenida' } });
  expect(data.total).toBe(first.price * 2 - (STUB_COUPONS.BIENVENIDA ?? 0));
  const refused = api.call(applyCoupon, { query: { cart_id: id }, body: { code: 'NADA' } });
  await expect(refused).rejects.toMatchObject({ code: 'COUPON_INVALID' });
});

it('places one order per idempotency key, empties the cart and returns the order', async () => {
  const { api, id, first, put } = await createShopper();
  await put(first.sku, 3);
  const place = () =>
    api.call(placeOrder, {
      query: { cart_id: id },
      headers: { 'idempotency-key': 'one-key-only' },
      body: order,
    });
  const placed = await place();
  expect(placed.total).toBe(first.price * 3 + DELIVERY.price);
  expect((await place()).id).toBe(placed.id);
  expect((await api.call(readCart, { query: { cart_id: id } })).data.items).toEqual([]);
  const { data } = await api.call(readOrder, { params: { id: placed.id } });
  expect(data).toMatchObject({ number: placed.number, payment_status: 'success', total: placed.total });
  expect(data.delivery.commune).toBe('Providencia');
});

it('refuses an order at another total than the shown one', async () => {
  const { api, id, first, put } = await createShopper();
  await put(first.sku, 1);
  const place = (expected_total: number) =>
    api.call(placeOrder, {
      query: { cart_id: id },
      headers: { 'idempotency-key': `total-${expected_total}` },
      body: { ...order, expected_total },
    });
  const total = first.price + DELIVERY.price;
  await expect(place(total - 1)).rejects.toMatchObject({ code: 'ORDER_CHANGED' });
  expect((await place(total)).total).toBe(total);
});

it('returns the status of an order', async () => {
  const { stub, api } = await createShopper();
  stub.signIn(true);
  const { data } = await api.call(listOwnOrders, { query: {} });
  const [last] = data;
  const query = { number: last?.number ?? '', email: order.email };
  expect((await api.call(trackOrder, { query })).data).toMatchObject({
    status: last?.status,
    total: last?.total,
  });
  const unknown = api.call(trackOrder, { query: { ...query, number: '999' } });
  await expect(unknown).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

it('lists hours of the requested day, available up to the number of seats', async () => {
  const { api } = await createShopper();
  const read = async (person_quantity: number) =>
    (await api.call(readTableAvailability, { query: { date: '2026-12-04', person_quantity } })).data;
  const { date, hours } = await read(6);
  expect(date).toBe('2026-12-04');
  expect(hours.map(({ is_free }) => is_free)).toEqual([false, false, true]);
});

it('returns the profile only to a signed-in customer', async () => {
  const { api } = await createShopper();
  await expect(api.call(readProfile, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const wrong = api.call(login, { body: { ...credentials, password: WRONG_PASSWORD } });
  await expect(wrong).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const { access_token } = await api.call(login, { body: credentials });
  expect(JSON.parse(atob(access_token.split('.')[1] ?? ''))).toHaveProperty('sub');
  await api.call(updateProfile, { body: { name: 'Elena' } });
  expect((await api.call(readProfile, {})).data).toMatchObject({
    first_name: 'Elena',
    email: credentials.email,
  });
});

it('saves addresses and keeps exactly one default', async () => {
  const { stub, api } = await createShopper();
  stub.signIn(true);
  const body = {
    identification: 'Oficina',
    address: 'Av. Providencia 12',
    commune_id: '13123',
    is_default: true,
  };
  await api.call(createAddress, { body });
  // The client repeats the request after a lost answer.
  await api.call(createAddress, { body });
  const { data } = await api.call(listAddresses, {});
  expect(data.map(({ identification, is_default }) => [identification, is_default])).toEqual([
    ['Oficina', true],
    ['Casa', false],
  ]);
});

it('restores a deleted address as the default that it was', async () => {
  const { stub, api } = await createShopper();
  stub.signIn(true);
  const body = { identification: 'Oficina', address: 'Av. Providencia 12', commune_id: '13123' };
  await api.call(createAddress, { body });
  const saved = async () =>
    (await api.call(listAddresses, {})).data.map(({ identification, is_default }) => [
      identification,
      is_default,
    ]);
  const [home] = (await api.call(listAddresses, {})).data;
  const params = { id: home?.id ?? '' };
  await api.call(deleteAddress, { params });
  // The client repeats the request after a lost answer.
  await api.call(deleteAddress, { params });
  expect(await saved()).toEqual([['Oficina', true]]);
  expect((await api.call(restoreAddress, { params })).data).toEqual(home);
  expect(await saved()).toEqual([
    ['Casa', true],
    ['Oficina', false],
  ]);
});

it('offers a cancellation only of an order that is not sent, with the way of its money', async () => {
  const { stub, api } = await createShopper();
  stub.signIn(true);
  const { data } = await api.call(listOwnOrders, { query: {} });
  const orders = await Promise.all(data.map(({ id }) => api.call(readOrder, { params: { id } })));
  expect(orders.map(({ data: { status, cancellation } }) => [status, cancellation])).toEqual([
    ['in_validation', { money: 'none' }],
    ['delivered', null],
  ]);
  const cancel = api.call(cancelOrder, { params: { id: data[1]?.id ?? '' }, body: {} });
  await expect(cancel).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('keeps the coupon of an order', async () => {
  const { api, id, first, put } = await createShopper();
  await put(first.sku, 2);
  await api.call(applyCoupon, { query: { cart_id: id }, body: { code: 'BIENVENIDA' } });
  const headers = { 'idempotency-key': 'with-a-coupon' };
  const placed = await api.call(placeOrder, { query: { cart_id: id }, headers, body: order });
  const { data } = await api.call(readOrder, { params: { id: placed.id } });
  expect(data.coupon).toEqual({ code: 'BIENVENIDA', discount: STUB_COUPONS.BIENVENIDA });
  expect(data.cancellation).toEqual({ money: 'card' });
});

it('changes the price also of a product with a stock of its own', async () => {
  const { stub, api, id, first, put } = await createShopper();
  await put(first.sku, 1);
  stub.choose({ scenario: 'price-changed', overrides: { [`stock@${first.sku}`]: '3' } });
  const { data } = await api.call(readCart, { query: { cart_id: id } });
  expect(data.items[0]).toMatchObject({ stock: 3, price: expect.any(Number) });
  expect(data.items[0]?.price).toBeGreaterThan(first.price);
});

it('finds a commune by its names, and tells which one has no delivery', async () => {
  const { api } = await createShopper();
  const read = (commune: string) => api.call(readDeliveryOptions, { query: { commune } });
  expect((await read('valparaiso')).data).toMatchObject({
    commune_id: '05101',
    commune: 'Valparaíso',
    fastest: { time_delivery: '1 día hábil' },
  });
  for (const unserved of ['Rapa Nui', 'Atlantis'])
    await expect(read(unserved)).rejects.toMatchObject({ code: 'COMMUNE_NOT_SERVED' });
});

it('signs in again after the session has ended', async () => {
  const { stub, api } = await createShopper();
  stub.signIn(true);
  stub.choose({ overrides: { 'read-profile': 'session-ended+normal' } });
  await expect(api.call(readProfile, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  stub.signIn(true);
  expect((await api.call(readProfile, {})).data.first_name).toBe('Sofía');
});

it('restores the initial state on reset', async () => {
  const { stub, api, id, first, put } = await createShopper();
  await put(first.sku, 1);
  stub.reset();
  expect((await api.call(readCart, { query: { cart_id: id } })).data.items).toEqual([]);
});

it('delivers faster for a higher price in one region', async () => {
  const { api, id, first, put } = await createShopper();
  await put(first.sku, 1);
  const delivery = { method: 'home' as const, address: 'Cerro Alegre 12', option: 'fastest' as const };
  const place = (commune_id: string) =>
    api.call(placeOrder, {
      query: { cart_id: id },
      headers: { 'idempotency-key': `key-fastest-${commune_id}` },
      body: { ...order, delivery: { ...delivery, commune_id } },
    });
  await expect(place('13123')).rejects.toMatchObject({ code: 'DELIVERY_OPTION_GONE' });
  const { data } = await api.call(calculateShipping, {
    query: { cart_id: id },
    body: { commune_id: '05101' },
  });
  const placed = await place('05101');
  const { data: read } = await api.call(readOrder, { params: { id: placed.id } });
  expect(read).toMatchObject({
    price_delivery: data.fastest?.price_delivery,
    delivery: { time_delivery: '1 día hábil' },
  });
  expect(read.price_delivery).toBeGreaterThan(data.price_delivery);
});

// @vitest-environment happy-dom
import { catalogue } from 'shared-contracts/api/catalogue';
import { readCart } from 'shared-contracts/api/shopping-cart';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApiStub } from '../api/create-api-stub.ts';
import { createStubClient } from '../api/stub-client.ts';
import { createStubHost } from '../host/stub-host.ts';
import { toCartItem } from '../host/to-cart-item.ts';
import { chosenLines, createApiConfirm, storeChosenCart } from './fill-cart.ts';

describe('the chosen cart', () => {
  beforeEach(() => localStorage.clear());

  it('contains products of the API', async () => {
    const api = createStubClient(createApiStub(), 'es');
    const lines = await chosenLines('many', api);
    expect(lines.map(({ qty }) => qty)).toEqual([1, 6, 2, 3, 1]);
    expect(new Set(lines.map(({ item }) => item.sku)).size).toBe(5);
    expect(new Set(lines.map(({ item }) => item.product_type)).size).toBeGreaterThan(2);
    for (const { item } of lines) expect(item.sku).not.toContain('STUB');
  });

  it('is stored at the API and in the browser, where checkout reads it', async () => {
    const api = createStubClient(createApiStub(), 'es');
    await storeChosenCart('many', api);
    const cart_id = localStorage.getItem(STORAGE_KEYS.cartId) ?? '';
    const { data } = await api.call(readCart, { query: { cart_id } });
    expect(data.items).toHaveLength(5);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? '')).toEqual(data.items);
    expect(localStorage.getItem(STORAGE_KEYS.cartTotal)).toBe(String(data.total));
  });

  it('replaces the cart that an earlier page stored', async () => {
    localStorage.setItem(STORAGE_KEYS.cartId, 'earlier');
    localStorage.setItem(STORAGE_KEYS.cartWishes, '[]');
    await storeChosenCart('empty', createStubClient(createApiStub(), 'es'));
    expect(localStorage.length).toBe(0);
  });

  it('is subject to the API’s scenario when something is added', async () => {
    const stub = createApiStub();
    const api = createStubClient(stub, 'es');
    const host = createStubHost({ api, confirmUpdate: createApiConfirm() });
    const { data } = await api.call(catalogue.wines.list, {});
    const item = toCartItem(data[0] as (typeof data)[number]);
    stub.choose({ scenario: 'server-error' });
    await expect(host.bus.request(cartUpdate, { item, qty: 1, previousQty: 0 })).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    stub.choose({ scenario: 'normal' });
    await host.bus.request(cartUpdate, { item, qty: 1, previousQty: 0 });
    expect(host.bus.read(cartState)?.count).toBe(1);
    stub.choose({ scenario: 'sold-out' });
    await expect(host.bus.request(cartUpdate, { item, qty: 2, previousQty: 1 })).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    expect(host.bus.read(cartState)?.count).toBe(1);
  });
});

/** Inputs with which the conformance suite calls each tool. */
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { listEvents } from 'shared-contracts/api/events';
import { placeOrder } from 'shared-contracts/api/orders';
import { readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

type Sample = Record<string, unknown> | ((api: ApiClient) => Promise<Record<string, unknown>>);

const firstWine = async (api: ApiClient) => {
  const { data } = await api.call(catalogue.wines.list, { query: {} });
  const wine = data.find(({ stock }) => stock > 1);
  if (!wine) throw new Error('The API stub has no wine in stock');
  return wine;
};
const ofFirstWine = (pick: (slug: string) => Record<string, unknown>) => async (api: ApiClient) =>
  pick((await firstWine(api)).slug);

/** Opens a cart with one wine. @returns its id */
export const openCart = async (api: ApiClient): Promise<string> => {
  const { id: cart_id } = await api.call(readCartId, {});
  const { sku } = await firstWine(api);
  await api.call(updateCart, { query: { cart_id }, body: { sku, qty: 1 } });
  return cart_id;
};

/** Stores a cart, because a coupon needs one. */
const withCart = (input: Record<string, unknown>) => async (api: ApiClient) => {
  localStorage.setItem(STORAGE_KEYS.cartId, await openCart(api));
  return input;
};

const GUEST = { name: 'Ana', last_name: 'Núñez', email: 'ana@example.com', phone: '+56912345678' };

const ofFirstEvent = (pick: (slug: string) => Record<string, unknown>) => async (api: ApiClient) => {
  const { data } = await api.call(listEvents, { query: {} });
  return pick(data[0]?.slug ?? '');
};

/** Places an order for one wine. */
const ofPlacedOrder = (pick: (number: string) => Record<string, unknown>) => async (api: ApiClient) => {
  const cart_id = await openCart(api);
  const { number } = await api.call(placeOrder, {
    query: { cart_id },
    headers: { 'idempotency-key': `tools-${cart_id}` },
    body: {
      name: GUEST.name,
      surname: GUEST.last_name,
      email: GUEST.email,
      phone: GUEST.phone,
      rut: '12.345.678-5',
      delivery: { method: 'pickup' },
      payment_method: { platform: 'webpay' },
      terms: true,
    },
  });
  return pick(number);
};

const SAMPLES: Readonly<Record<string, Sample>> = {
  'catalog.search': { words: 'carmenere' },
  'catalog.filter': { kind: 'wines', price_max: 50_000 },
  'catalog.describe_product': ofFirstWine((slug) => ({ slug })),
  'catalog.availability': ofFirstWine((slug) => ({ slug })),
  'catalog.pair_with_food': { food: 'cordero' },
  'content.find_article': { words: 'vino' },
  'content.reserve_table': { date: '2031-12-05', hour: '20:00', persons: 2, ...GUEST },
  'content.reserve_event': ofFirstEvent((event) => ({ event, persons: 1, ...GUEST })),
  'account.track_order': ofPlacedOrder((number) => ({ number, buyer: GUEST.email })),
  'checkout.cart': {},
  'checkout.cart_link': { products: [{ slug: 'carmenere', quantity: 2 }] },
  'checkout.add_to_cart': ofFirstWine((slug) => ({ slug, quantity: 1 })),
  'checkout.apply_coupon': withCart({ code: 'BIENVENIDA' }),
  'checkout.delivery_options': { commune: 'Providencia' },
};

/** @throws Error for a tool without a sample */
export const sampleInput = async (name: string, api: ApiClient): Promise<Record<string, unknown>> => {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`${name} has no input in tool-samples.ts`);
  return typeof sample === 'function' ? sample(api) : sample;
};

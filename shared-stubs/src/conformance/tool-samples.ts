/** Inputs with which the conformance suite calls each tool. */
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { readCartId, updateCart } from 'shared-contracts/api/shopping-cart';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

type Sample = Record<string, unknown> | ((api: ApiClient) => Promise<Record<string, unknown>>);

const ofFirstWine = (pick: (wine: { slug: string; sku: string }) => Record<string, unknown>) =>
  async function sample(api: ApiClient) {
    const { data } = await api.call(catalogue.wines.list, { query: {} });
    const [wine] = data.filter(({ stock }) => stock > 1);
    if (!wine) throw new Error('The API stub has no wine in stock');
    return pick(wine);
  };

/** Stores a cart with one wine, because a coupon needs one. */
const withCart = (input: Record<string, unknown>) =>
  async function sample(api: ApiClient) {
    const { id: cart_id } = await api.call(readCartId, {});
    const { sku } = (await ofFirstWine((wine) => wine)(api)) as { sku: string };
    await api.call(updateCart, { query: { cart_id }, body: { sku, qty: 1 } });
    localStorage.setItem(STORAGE_KEYS.cartId, cart_id);
    return input;
  };

const SAMPLES: Readonly<Record<string, Sample>> = {
  'catalog.search': { words: 'carmenere' },
  'catalog.filter': { kind: 'wines', price_max: 50_000 },
  'catalog.describe_product': ofFirstWine(({ slug }) => ({ slug })),
  'catalog.availability': ofFirstWine(({ slug }) => ({ slug })),
  'catalog.pair_with_food': { food: 'cordero' },
  'checkout.cart': {},
  'checkout.add_to_cart': ofFirstWine(({ slug }) => ({ slug, quantity: 1 })),
  'checkout.apply_coupon': withCart({ code: 'BIENVENIDA' }),
  'checkout.delivery_options': { commune: 'Providencia' },
};

/** @throws Error for a tool without a sample */
export const sampleInput = async (name: string, api: ApiClient): Promise<Record<string, unknown>> => {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`${name} has no input in tool-samples.ts`);
  return typeof sample === 'function' ? sample(api) : sample;
};

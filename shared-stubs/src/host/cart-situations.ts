/** Initial carts of a page that runs on stubs. */
import type { CartItem } from 'shared-contracts/bus/topics';
import type { StubLine } from './stub-cart.ts';

export type CartSituation = 'empty' | 'one' | 'many' | 'long';

interface Situation {
  label: string;
  /** One quantity per cart line. */
  quantities: readonly number[];
}

/** Initial carts by name. `long` is taller than two screens and has a line with a three-digit quantity. */
export const CART_SITUATIONS: Record<CartSituation, Situation> = {
  empty: { label: 'Empty', quantities: [] },
  one: { label: 'One bottle', quantities: [1] },
  many: { label: 'Five products', quantities: [1, 6, 2, 3, 1] },
  long: {
    label: 'Twenty-four products',
    quantities: Array.from({ length: 24 }, (_, n) => (n === 3 ? 120 : (n % 6) + 1)),
  },
};

export const isCartSituation = (value: unknown): value is CartSituation =>
  typeof value === 'string' && Object.hasOwn(CART_SITUATIONS, value);

const sampleItem = (number: number): CartItem => ({
  sku: `STUB-${number}`,
  name: `Carmenère de prueba ${number}`,
  product_type: 'Wine',
  slug: `carmenere-de-prueba-${number}`,
  price: 7_990 + 1_000 * number,
  reference_price: null,
  stock: 240,
  brand: { name: 'Viña de Prueba', slug: 'vina-de-prueba' },
  year: 2022,
  format: null,
  frontend_image: '',
});

/**
 * The cart lines of a situation.
 * @param items products to choose from; generated ones if empty
 */
export const linesOf = (situation: CartSituation, items: readonly CartItem[] = []): StubLine[] =>
  CART_SITUATIONS[situation].quantities.flatMap((qty, index) => {
    const item = items.length > 0 ? items[index] : sampleItem(index + 1);
    return item && item.stock > 0 ? [{ item, qty: Math.min(qty, item.stock) }] : [];
  });

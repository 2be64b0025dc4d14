/** Link that puts products into the cart of the person who opens it (docs/product/cart.md#link-to-a-cart). */
import * as hrefs from '../paths.ts';

/** Query key of the cart page. */
export const CART_LINK_PARAM = 'agregar';
/** Products in one link. */
export const MAX_LINKED = 20;
const MAX_UNITS = 60;

export interface LinkedProduct {
  slug: string;
  /** Format. Absent: the product has none, or its first one in stock. */
  sku?: string | undefined;
  quantity: number;
}

/** `/carrito?agregar=carmenere-reserva*2,brie~G-1*1` */
export const cartLink = (products: readonly LinkedProduct[]): string => {
  const text = products.map(({ slug, sku, quantity }) => `${slug}${sku ? `~${sku}` : ''}*${quantity}`);
  return `${hrefs.cart}?${new URLSearchParams({ [CART_LINK_PARAM]: text.join(',') })}`;
};

const PRODUCT = /^([\w-]{1,160})(?:~([\w.-]{1,64}))?\*(\d{1,2})$/;

const readPart = (part: string): LinkedProduct | null => {
  const [, slug, sku, digits] = PRODUCT.exec(part) ?? [];
  const quantity = Number(digits);
  return slug && quantity >= 1 && quantity <= MAX_UNITS ? { slug, sku, quantity } : null;
};

/** The products of the query value, each once, and the number of parts that are no product or too many. */
export const readCartLink = (value: string): { products: LinkedProduct[]; unread: number } => {
  const products = new Map<string, LinkedProduct>();
  let unread = 0;
  for (const part of value.split(',').map(readPart)) {
    const key = `${part?.slug}~${part?.sku}`;
    const known = products.get(key);
    const quantity = (part?.quantity ?? 0) + (known?.quantity ?? 0);
    if (!part || quantity > MAX_UNITS || (!known && products.size === MAX_LINKED)) unread += 1;
    else products.set(key, { ...part, quantity });
  }
  return { products: [...products.values()], unread };
};

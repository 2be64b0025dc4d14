/** Type code in addresses (`?t=`) for each model name of the API (SPEC §3). */
const CODES = {
  Wine: 'w',
  Box: 'b',
  GourmetProduct: 'g',
  Alcohol: 'a',
  Blog: 'blog',
  Event: 'event',
} as const;

/** Kind of thing on a card, as the API names it. */
export type ProductType = keyof typeof CODES;
/** Short name of a kind, as addresses carry it. */
export type TypeCode = (typeof CODES)[ProductType];
/** The kinds a shopper can buy. */
export type ProductCode = Exclude<TypeCode, 'blog' | 'event'>;

const isProductType = (text: string): text is ProductType => Object.hasOwn(CODES, text);

/** Type code of a model name or of a code itself; null for anything else. */
export function typeCodeOf(productType: string): TypeCode | null {
  if (isProductType(productType)) return CODES[productType];
  return Object.values(CODES).find((code) => code === productType) ?? null;
}

/** Model name of a type code. */
export const productTypeOf = (code: TypeCode): ProductType =>
  (Object.keys(CODES) as ProductType[]).find((type) => CODES[type] === code) as ProductType;

/** Whether a model name or type code means a gourmet product. */
export const isGourmet = (productType: string): boolean => typeCodeOf(productType) === 'g';

/** Type code of the query value `t` of a product page; anything unknown means wine (SPEC §2). */
export const typeCodeFromQuery = (t: unknown): ProductCode => (t === 'b' || t === 'g' || t === 'a' ? t : 'w');

/**
 * Address of the page of a product, article or event (SPEC §2). `product_type` is a model name or a code;
 * an unknown one is taken for a wine.
 */
export function hrefOfProduct({ product_type, slug }: { product_type: string; slug: string }): string {
  const code = typeCodeOf(product_type) ?? 'w';
  const name = encodeURIComponent(slug);
  if (code === 'w') return `/vinos/${name}`;
  if (code === 'blog') return `/blog/${name}`;
  if (code === 'event') return `/eventos/${name}`;
  return `/productos/${name}?t=${code}`;
}

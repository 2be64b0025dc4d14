/** Model name in the API → type code in addresses (`?t=`) (docs/product/listings.md#product-types). */
const CODES = {
  Wine: 'w',
  Box: 'b',
  GourmetProduct: 'g',
  Alcohol: 'a',
  Blog: 'blog',
  Event: 'event',
} as const;

/** Model name of a card's item in the API. */
export type ProductType = keyof typeof CODES;
/** Short code of a product type in URLs. */
export type TypeCode = (typeof CODES)[ProductType];
/** Type codes that a shopper can buy. */
export type ProductCode = Exclude<TypeCode, 'blog' | 'event'>;

const isProductType = (text: string): text is ProductType => Object.hasOwn(CODES, text);

/** Type code of a model name. Accepts a type code too. Null for anything else. */
export function typeCodeOf(productType: string): TypeCode | null {
  if (isProductType(productType)) return CODES[productType];
  return Object.values(CODES).find((code) => code === productType) ?? null;
}

/** Model name of a type code. */
export const productTypeOf = (code: TypeCode): ProductType =>
  (Object.keys(CODES) as ProductType[]).find((type) => CODES[type] === code) as ProductType;

/** Whether a model name or type code means gourmet products. */
export const isGourmet = (productType: string): boolean => typeCodeOf(productType) === 'g';

/**
 * Type code of a product page's query value `t`. Unknown values mean wine
 * (docs/product/listings.md#product-types).
 */
export const typeCodeFromQuery = (t: unknown): ProductCode => (t === 'b' || t === 'g' || t === 'a' ? t : 'w');

/**
 * Path of the page of a product, article or event (docs/product/routes.md#routes). `product_type` is a model
 * name or a type code. Unknown types count as wine.
 */
export function hrefOfProduct({ product_type, slug }: { product_type: string; slug: string }): string {
  const code = typeCodeOf(product_type) ?? 'w';
  const name = encodeURIComponent(slug);
  if (code === 'w') return `/vinos/${name}`;
  if (code === 'blog') return `/blog/${name}`;
  if (code === 'event') return `/eventos/${name}`;
  return `/productos/${name}?t=${code}`;
}

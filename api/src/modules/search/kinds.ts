import type { ProductType } from 'shared-contracts/domain/product-type';

/** Types of products. Each product has the fact of its kind: `kind:wine`. */
export const TYPES = ['Wine', 'Box', 'GourmetProduct', 'Alcohol'] as const satisfies ProductType[];

/** Kind of the products of a type, in facts. */
export const kindOf = (type: ProductType): string =>
  type === 'GourmetProduct' ? 'gourmet' : type.toLowerCase();

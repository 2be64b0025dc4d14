import type { ProductType } from 'shared-contracts/domain/product-type';

export const TYPES = ['Wine', 'Box', 'GourmetProduct', 'Alcohol'] as const satisfies ProductType[];

/** Value of the fact by which a search finds the products of a type: `wine` in `kind:wine`. */
export const kindOf = (type: ProductType): string =>
  type === 'GourmetProduct' ? 'gourmet' : type.toLowerCase();

import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';

/** Product type of each kind of list. */
export const KINDS: Record<CatalogueKind, ProductType> = {
  wines: 'Wine',
  boxes: 'Box',
  gourmets: 'GourmetProduct',
  alcohols: 'Alcohol',
};

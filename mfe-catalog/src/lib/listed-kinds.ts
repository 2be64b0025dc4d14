import type { ProductCode } from 'shared-contracts/domain/product-type';
import { hrefs } from 'shared-contracts/hrefs';

/** Kind of product and address of its listing, by type code. */
export const LISTED_KINDS = {
  w: { kind: 'wines', href: hrefs.wines },
  b: { kind: 'boxes', href: hrefs.boxes },
  g: { kind: 'gourmets', href: hrefs.gourmet },
  a: { kind: 'alcohols', href: hrefs.alcohols },
} as const satisfies Record<ProductCode, object>;

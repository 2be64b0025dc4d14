import type { CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CaseSize } from 'shared-contracts/domain/cases';

/** Cart line with additional data for an order. */
export interface StoredCartLine extends CartLine {
  product_id: number;
  /** Why the right of withdrawal does not apply. Null when it applies. */
  retracto_excluded: string | null;
  /** Coupon of the cart, even when it does not apply. */
  coupon_code: string | null;
  /** Mixed case that the bottles belong to, its size, and how many of it. Null for a line that is in no case. */
  case_id: string | null;
  case_size: CaseSize | null;
  case_qty: number | null;
  /** Unit price without the case, CLP. Only for a bottle of a case. */
  price_alone?: number;
}

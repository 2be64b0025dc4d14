import { useUnit } from 'effector-react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { useHydrated } from '../use-hydrated.ts';
import {
  $added,
  $busySkus,
  $cartQty,
  $chosenFormat,
  $counters,
  addClicked,
  counterUsed,
  formatChosen,
} from './add-to-cart.model.ts';
import { cartAdditionOf, countOf, withoutSeenCart } from './cart-addition.ts';

const NOTHING = {};
/** Whether the shopper clicked before hydration, and so before the page showed what the cart holds. */
const isReplay = (): boolean => document.documentElement.hasAttribute(DOCUMENT_MARKS.replay);

/** State and events of a product's counter and button. */
export const useAddToCart = (product: ProductCard) => {
  const hydrated = useHydrated();
  const { cartQty, ...known } = useUnit({
    cartQty: $cartQty,
    counters: $counters,
    chosenFormat: $chosenFormat,
    busySkus: $busySkus,
    added: $added,
    onAdd: addClicked,
    onCount: counterUsed,
    onFormat: formatChosen,
  });
  const addition = cartAdditionOf(product, { ...known, cartQty: hydrated ? cartQty : NOTHING });
  const { sku } = addition.item;
  return {
    addition,
    busy: known.busySkus.includes(sku),
    added: known.added?.sku === sku,
    add: () => known.onAdd(isReplay() ? withoutSeenCart(addition) : addition),
    chooseQty: (qty: number, isTyped: boolean) => {
      const more = qty - countOf(known.counters[sku], addition.inCart);
      known.onCount({ sku, choice: isTyped ? { units: qty } : { more } });
    },
    chooseFormat: (format: string) => known.onFormat({ product: product.sku, format }),
  };
};

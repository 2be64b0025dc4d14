import { useUnit } from 'effector-react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { useHydrated } from '../use-hydrated.ts';
import {
  $added,
  $busySkus,
  $cartQty,
  $chosenFormat,
  $chosenQty,
  addClicked,
  formatChosen,
  qtyChosen,
} from './add-to-cart.model.ts';
import { cartAdditionOf } from './cart-addition.ts';

const NOTHING = {};

/** State and events of a product's counter and button. */
export const useAddToCart = (product: ProductCard) => {
  const hydrated = useHydrated();
  const { cartQty, ...known } = useUnit({
    cartQty: $cartQty,
    chosenQty: $chosenQty,
    chosenFormat: $chosenFormat,
    busySkus: $busySkus,
    added: $added,
    onAdd: addClicked,
    onQty: qtyChosen,
    onFormat: formatChosen,
  });
  const addition = cartAdditionOf(product, { ...known, cartQty: hydrated ? cartQty : NOTHING });
  const { sku } = addition.item;
  return {
    addition,
    busy: known.busySkus.includes(sku),
    added: known.added?.sku === sku,
    add: () => known.onAdd(addition),
    chooseQty: (qty: number) => known.onQty({ sku, qty }),
    chooseFormat: (format: string) => known.onFormat({ product: product.sku, format }),
  };
};

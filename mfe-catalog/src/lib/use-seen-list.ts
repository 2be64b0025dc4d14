import { useUnit } from 'effector-react';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { productsSeen } from './seen-products.ts';

/**
 * Tracks a list of cards once when the browser has rendered it. A server render is not a visit and tracks
 * nothing. Put the returned props on the element around the cards: they track which card the shopper opens.
 */
export const useSeenList = (id: string, products: readonly ProductCard[], first = 0) => {
  const seen = useUnit(productsSeen);
  const list = { id, products, first };
  // A new array with the same products is the same list.
  const key = [id, first, ...products.map(({ sku }) => sku)].join();
  const onSeen = useEffectEvent(() => {
    if (products.length > 0) seen({ event: 'view_item_list', list });
  });
  useEffect(() => {
    onSeen();
  }, [key]);
  const onClick = ({ target }: MouseEvent) => {
    const href = (target as Element).closest('a')?.getAttribute('href');
    const index = products.findIndex((product) => hrefOfProduct(product) === href);
    if (index >= 0) seen({ event: 'select_item', list, index });
  };
  return { onClick };
};

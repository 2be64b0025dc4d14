import { useUnit } from 'effector-react';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { productsSeen } from './seen-products.ts';

/**
 * Tells the data layer that these cards are on screen, once for each set of them; what it returns goes onto the element
 * around them and tells which card was followed. Only a browser tells: the server's page is nobody's visit.
 */
export const useSeenList = (id: string, products: readonly ProductCard[], first = 0) => {
  const seen = useUnit(productsSeen);
  const list = { id, products, first };
  // The same products in another array are no other list.
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

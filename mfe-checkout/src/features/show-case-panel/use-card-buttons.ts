import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'shared-kit/locale';
import { createCardButtons, findProducts, type PageProducts } from './card-buttons.ts';
import { $candidates, bottleAdded, productsShown } from './show-case-panel.model.ts';
import { PANEL_WORDS } from './words.ts';

const NO_PRODUCTS: PageProducts = { cards: [], opened: null };

/**
 * Shows buttons on the cards of the page, also on those that it shows later.
 * @returns the product whose page this is, if it may go into the case
 */
export const useCardButtons = () => {
  const locale = useLocale();
  const [candidates, added, shown] = useUnit([$candidates, bottleAdded, productsShown]);
  const [products, setProducts] = useState(NO_PRODUCTS);
  const paint = useMemo(
    () => createCardButtons({ text: PANEL_WORDS[locale].add, press: added }),
    [locale, added],
  );

  useEffect(() => {
    const page = document.querySelector('main') ?? document.body;
    const look = () => {
      const found = findProducts(page);
      setProducts(found);
      shown([...new Set([...found.cards.map(([, id]) => id), ...(found.opened ? [found.opened] : [])])]);
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['data-favourite'] });
    look();
    return () => observer.disconnect();
  }, [shown]);

  useEffect(() => paint(products.cards, candidates), [paint, products, candidates]);
  // Hide the buttons when the panel closes.
  useEffect(() => () => paint(findProducts(document.body).cards, new Map()), [paint]);

  return products.opened === null ? undefined : candidates.get(products.opened);
};

import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';
import { Carousel } from 'shared-ui/carousel';
import { productOpened } from '../../lib/favourites/favourites.model.ts';
import { useFavourites } from '../../lib/favourites/use-favourites.ts';
import { placeShown, seenCards } from './recently-seen.model.ts';

/** A carousel is a reminder, not a history: it shows the latest ones. */
const SHOWN = 8;

const TITLES: Record<Locale, string> = { es: 'Viste hace poco', en: 'Recently seen' };

interface RecentlySeenProps {
  /** Product whose page shows the carousel: its visit is recorded, and the carousel leaves it out. */
  opened: number | undefined;
  cardOf: (product: ProductCard) => ReactNode;
}

/**
 * Carousel of the products that the shopper opened last (docs/product/favourites.md). Renders nothing without one, and
 * while switched off.
 */
export const RecentlySeen = ({ opened, cardOf }: RecentlySeenProps) => {
  const locale = useLocale();
  const { kept } = useFavourites();
  const { cards, open, show, want } = useUnit({
    cards: seenCards.$cards,
    open: productOpened,
    show: placeShown,
    want: seenCards.wanted,
  });
  // Before the first paint, so that no old card appears and goes.
  useLayoutEffect(() => show(), [show, opened]);
  useEffect(() => {
    if (opened !== undefined) open(opened);
  }, [open, opened]);
  const ids = (kept?.views ?? [])
    .map(({ product_id }) => product_id)
    .filter((id) => id !== opened)
    .slice(0, SHOWN);
  const wanted = ids.join();
  useEffect(() => {
    if (wanted) want(wanted.split(',').map(Number));
  }, [want, wanted]);
  const products = ids.flatMap((id) => cards[id] ?? []);
  if (products.length === 0) return null;
  return (
    <Carousel
      title={TITLES[locale]}
      locale={locale}
      slides={products.map((product) => ({ key: product.sku, content: cardOf(product) }))}
    />
  );
};

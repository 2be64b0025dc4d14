import type { Offer } from './kept.ts';

/** A heart names its product, price and stock: `12 9990 1`. */
const HEART = '[data-favourite]';

export const offerOfHeart = (heart: HTMLElement): Offer => {
  const [product_id = 0, price = 0, stock = 0] = (heart.dataset.favourite ?? '').split(' ').map(Number);
  return { product_id, price, in_stock: stock > 0 };
};

/** Fills the hearts of saved products. React renders hearts without a state, so it never changes theirs. */
export const paintHearts = (saved: ReadonlySet<number>): void => {
  for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
    const isSaved = String(saved.has(offerOfHeart(heart).product_id));
    if (heart.ariaPressed !== isSaved) heart.ariaPressed = isSaved;
  }
};

/** Width of a card in the product grid as `<img sizes>`: two columns on phones, else about 250 px. */
export const CARD_SIZES = '(width < 768px) 46vw, 250px';

/** Cards in the first row of a phone. Their pictures load eagerly. */
export const FIRST_ROW = 2;

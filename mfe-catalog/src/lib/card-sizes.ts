/** Width of a card in the product grid as `<img sizes>`: two columns on phones, else about 250 px. */
export const CARD_SIZES = '(width < 768px) 46vw, 250px';

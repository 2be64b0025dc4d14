/** How wide a card of a product grid is, as `<img sizes>`: two columns on phones, then about 250 px. */
export const CARD_SIZES = '(width < 769px) 46vw, 250px';

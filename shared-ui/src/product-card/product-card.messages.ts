import type { Locale } from 'shared-contracts/locale';

type ProductCardWords = { add: string; soldOut: string; detail: string };

/** Names of DESIGN §10. */
export const productCardMessages: Record<Locale, ProductCardWords> = {
  es: { add: 'Agregar al carrito', soldOut: 'Agotado', detail: 'Ver detalle' },
  en: { add: 'Add to cart', soldOut: 'Sold out', detail: 'See details' },
};

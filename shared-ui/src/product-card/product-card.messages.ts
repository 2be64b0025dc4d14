import type { Locale } from 'shared-contracts/locale';

type ProductCardWords = { add: string; soldOut: string; detail: string; inCart: (units: number) => string };

/** Tests rely on these names (docs/product/screen-words.md). */
export const productCardMessages: Record<Locale, ProductCardWords> = {
  es: {
    add: 'Agregar al carrito',
    soldOut: 'Agotado',
    detail: 'Ver detalle',
    inCart: (units) => `${units} en tu carrito`,
  },
  en: {
    add: 'Add to cart',
    soldOut: 'Sold out',
    detail: 'See details',
    inCart: (units) => `${units} in your cart`,
  },
};

/** Tests rely on these names (docs/product/screen-words.md). */
export const productCardMessages = {
  es: {
    add: 'Agregar al carrito',
    soldOut: 'Agotado',
    detail: 'Ver detalle',
    inCart: (units: number) => `${units} en tu carrito`,
  },
  en: {
    add: 'Add to cart',
    soldOut: 'Sold out',
    detail: 'See details',
    inCart: (units: number) => `${units} in your cart`,
  },
};

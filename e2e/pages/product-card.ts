import type { Locator } from '@playwright/test';

/** Product card on any page. */
export const productCard = (card: Locator) => {
  const counter = card.getByRole('group', { name: 'Cantidad' });
  return {
    link: card.getByRole('heading').getByRole('link'),
    soldOut: card.getByText('Agotado', { exact: true }),
    detail: card.getByRole('link', { name: 'Ver detalle' }),
    add: card.getByRole('button', { name: 'Agregar al carrito' }),
    /** Chosen format of a product sold by weight. */
    format: counter.getByRole('status', { name: 'Formato' }),
    nextFormat: counter.getByRole('button', { name: 'Aumentar cantidad' }),
    previousFormat: counter.getByRole('button', { name: 'Disminuir cantidad' }),
  };
};

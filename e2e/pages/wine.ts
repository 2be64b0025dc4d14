import type { Page } from '@playwright/test';

/** Product page. Uses the first counter and button: cards of related products below have their own. */
export const winePage = (page: Page) => {
  const main = page.getByRole('main');
  const quantity = main.getByRole('group', { name: 'Cantidad' }).first();
  return {
    name: main.getByRole('heading', { level: 1 }),
    quantity: quantity.getByRole('spinbutton', { name: 'Cantidad' }),
    more: quantity.getByRole('button', { name: 'Aumentar cantidad' }),
    add: main.getByRole('button', { name: 'Agregar al carrito' }).first(),
  };
};

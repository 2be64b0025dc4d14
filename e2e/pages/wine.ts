import type { Page } from '@playwright/test';

/** Product page. Counter and button are the first on the page, because cards of related products follow. */
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

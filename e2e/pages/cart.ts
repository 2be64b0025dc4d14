import type { Page } from '@playwright/test';
import { amountIn } from './totals.ts';

/** /carrito. */
export const cartPage = (page: Page) => {
  const lines = page.getByRole('list', { name: 'Productos del carrito' });
  const panel = page.getByRole('dialog', { name: 'Carrito' });
  return {
    heading: page.getByRole('heading', { name: 'Carrito de compras' }),
    lines: lines.getByRole('listitem'),
    line: (product: string) => lines.getByRole('listitem').filter({ hasText: product }),
    amount: amountIn(page.getByRole('main')),
    code: page.getByRole('textbox', { name: 'Código de descuento' }),
    apply: page.getByRole('button', { name: 'Aplicar' }),
    giftBox: page.getByRole('checkbox', { name: 'Agregar caja de regalo' }),
    giftText: page.getByRole('textbox', { name: 'Mensaje para la tarjeta' }),
    undo: page.getByRole('button', { name: 'Deshacer' }),
    recommended: page.getByRole('main').locator('[data-widget="catalog/recommendations"]'),
    checkout: page.getByRole('link', { name: 'Continuar compra' }),
    /** Cart panel, which the header's button may open first. */
    panel,
    panelLink: panel.getByRole('link', { name: 'Ver carrito' }),
    panelPay: panel.getByRole('link', { name: 'Ir a pagar' }),
    empty: page.getByRole('heading', { name: 'Tu carrito está vacío' }),
  };
};

// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCart, CART_ID, keepCart } from '../lib/testing/cart-fixtures.ts';
import { aDraft } from '../lib/testing/draft-fixtures.ts';
import { PLACES, SHIPPING } from '../lib/testing/place-fixtures.ts';
import { showPage } from '../testing/show-page.tsx';

const CODE = { code: 'VERANO', discount: 3000 };
/** Coupon of the server's cart. */
let coupon: typeof CODE | null = null;
const withCode = () => {
  coupon = CODE;
  return answerOf(CODE);
};
const answerOf = (applied: typeof CODE | null) => ({
  data: {
    codes: applied ? [applied.code] : [],
    applied_coupons: applied ? [applied] : [],
    discount: applied?.discount ?? 0,
    total: 0,
  },
});
const ANSWERS = {
  'read-cart': () => ({ data: { ...aCart(), coupon } }),
  'calculate-shipping': SHIPPING,
  'register-as-guest': { data: { id: 'guest.signed' } },
  'apply-coupon': withCode,
  'auto-apply-coupon': answerOf(null),
  ...PLACES,
};

const show = (path: string, answers: object = {}) => showPage(path, { answers: { ...ANSWERS, ...answers } });
const amount = (name: string) =>
  screen
    .getAllByRole('term')
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.textContent?.replace(/\D/g, '');

describe('coupon and gift box within the steps', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    coupon = null;
    keepCart(aCart());
    sessionStorage.setItem('checkoutDraft', JSON.stringify(aDraft()));
  });
  afterEach(cleanup);

  it('applies a coupon and reduces the total', async () => {
    const { user } = await show('/metodo-de-pago');
    await screen.findByRole('button', { name: 'Pagar' });
    const before = Number(amount('Total'));
    await user.click(screen.getByRole('button', { name: 'Código de descuento' }));
    await user.type(screen.getByRole('textbox', { name: 'Código de descuento' }), 'verano');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(Number(amount('Total'))).toBe(before - CODE.discount));
    // The collapsed section shows the coupon too.
    expect(screen.getByRole('button', { name: 'Código de descuento · VERANO' })).toBeTruthy();
  });

  it('adds a gift box to the order', async () => {
    const { host, user } = await show('/metodo-de-pago', { 'place-order': undefined });
    await screen.findByRole('button', { name: 'Pagar' });
    const before = Number(amount('Total'));
    await user.click(screen.getByRole('button', { name: 'Caja de regalo' }));
    await user.click(screen.getByRole('checkbox', { name: /^Agregar caja de regalo/ }));
    await waitFor(() => expect(Number(amount('Total'))).toBe(before + 2000));
    await user.click(screen.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    const ordered = host.calls.find(({ id }) => id === 'place-order')?.input as { body: object };
    expect(ordered.body).toMatchObject({ gift_box: { check: true } });
  });

  it('shows the gift card as it will be printed, and names what is lost, before the payment', async () => {
    const { user } = await show('/metodo-de-pago');
    await user.click(await screen.findByRole('button', { name: 'Caja de regalo' }));
    await user.click(screen.getByRole('checkbox', { name: /^Agregar caja de regalo/ }));
    const message = screen.getByRole('textbox', { name: /Mensaje para la tarjeta/ });
    await user.type(message, '¡Felicidades, Łucja! 🎉 ');
    const card = screen.getByRole('figure', { name: '' });
    expect(card.textContent).toBe('Así imprimimos tu tarjeta:¡Felicidades, Łucja!');
    expect(screen.getByText(/no podemos imprimirlo: 🎉$/)).toBeTruthy();
    await user.clear(message);
    await user.type(message, 'שלום');
    expect(screen.queryByRole('figure')).toBe(null);
    expect(screen.getByText(/No podemos imprimir nada de este mensaje/)).toBeTruthy();
  });

  it('applies an automatic coupon for the buyer’s e-mail', async () => {
    const { host, user } = await show('/informacion-personal', { 'auto-apply-coupon': withCode });
    await waitFor(() => expect(amount('Despacho')).toBe(String(SHIPPING.data.price_delivery)));
    const before = Number(amount('Total'));
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(Number(amount('Total'))).toBe(before - CODE.discount));
    expect(host.calls.filter(({ id }) => id === 'auto-apply-coupon').map(({ input }) => input)).toEqual([
      { query: { cart_id: CART_ID }, headers: { 'x-customer-email': aDraft().personal.email } },
    ]);
  });
});

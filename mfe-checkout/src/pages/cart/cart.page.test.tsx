// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { cartState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $shouldFocusNextStep, goToPayClicked } from '../../lib/focus-next-step.model.ts';
import { aCart, aLine, anItem, CART_ID, keepCart } from '../../lib/testing/cart-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import { keepSentOrder } from '../../lib/testing/sent-order-fixtures.ts';
import { showPage } from '../../testing/show-page.tsx';

type Write = { query: { cart_id: string }; body: { sku: string; qty: number } };

const wine = aLine({ qty: 2, reference_price: 14990 });
const cheese = aLine({
  sku: 'G-1',
  product_type: 'GourmetProduct',
  slug: 'brie',
  name: 'Brie',
  qty: 1,
  price: 5990,
  stock: 1,
  format: 200,
});
const show = (lines = [wine, cheese], answers: Record<string, unknown> = {}) => {
  keepCart(aCart(lines));
  return showPage('/carrito', {
    answers: {
      'read-cart': { data: aCart(lines) },
      'update-cart': ({ body }: Write) => ({
        data: aCart(
          lines
            .map((line) => (line.sku === body.sku ? { ...line, qty: body.qty } : line))
            .filter(({ qty }) => qty > 0),
        ),
        related: [],
      }),
      ...answers,
    },
  });
};
const lineOf = (name: string) => {
  const list = screen.getByRole('list', { name: 'Productos del carrito' });
  return within(within(list).getByRole('heading', { name }).closest('li') as HTMLElement);
};
const amountOf = (term: string) => screen.getByText(term).nextSibling?.textContent;

describe('cart page', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('asks about the products of a link when it knows the cart', async () => {
    localStorage.setItem(STORAGE_KEYS.cartId, CART_ID);
    const read = Promise.withResolvers<object>();
    history.replaceState(null, '', '/carrito?agregar=merlot*1');
    const { host } = await showPage('/carrito', {
      answers: {
        'read-cart': () => read.promise,
        'read-wines': { data: { ...anItem({ sku: 'W-5', slug: 'merlot' }), formats: [] } },
      },
    });
    // The code of the link arrives before the cart.
    await act(() => vi.dynamicImportSettled());
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(host.dialogs).toEqual([]);
    await act(async () => read.resolve({ data: aCart([wine]) }));
    await waitFor(() => expect(host.dialogs).toHaveLength(1));
    expect(host.dialogs).toMatchObject([{ description: expect.stringContaining('Tu carrito ya tiene 2') }]);
    history.replaceState(null, '', '/carrito');
  });

  it('lists changes that the shopper did not make until the shopper has seen them', async () => {
    const told = [
      { kind: 'price', sku: 'W-1', name: 'Carmenère', before: 9990, now: 12990 },
      { kind: 'withdrawn', sku: 'W-9', name: 'Cabernet' },
      { kind: 'not_joined', sku: 'W-7', name: 'Merlot' },
      { kind: 'not_joined', sku: 'G-2', name: 'Comté' },
      { kind: 'coupon', code: 'VERANO', reason: 'COUPON_NOT_COMBINABLE' },
      { kind: 'coupon', code: 'OTOÑO', reason: 'COUPON_INVALID', cause: 'COUPON_ENDED' },
    ];
    let changes: object[] | undefined = told;
    const { user, host } = await show([wine], {
      'read-cart': () => ({ data: { ...aCart([wine]), changes } }),
      'acknowledge-cart-changes': () => {
        changes = undefined;
        return { data: aCart([wine]) };
      },
    });
    expect(await screen.findByText('Carmenère: el precio cambió de $9.990 a $12.990.')).toBeTruthy();
    expect(screen.getByText('Cabernet ya no está a la venta y salió de tu carrito.')).toBeTruthy();
    expect(screen.getByText(/^No cupo en el carrito de tu cuenta.*: Merlot, Comté\.$/)).toBeTruthy();
    expect(screen.getByText(/^Tu cupón VERANO no se descuenta/)).toBeTruthy();
    expect(screen.getByText('Tu cupón OTOÑO ya venció y no se descuenta.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(/Cabernet/)).toBeNull();
    await waitFor(() =>
      expect(host.calls.find(({ id }) => id === 'acknowledge-cart-changes')?.input).toEqual({
        query: { cart_id: CART_ID },
        body: { changes: told },
      }),
    );
  });

  it('explains that the last product of the cart was withdrawn', async () => {
    const changes = [{ kind: 'withdrawn', sku: 'W-9', name: 'Cabernet' }];
    await show([], { 'read-cart': { data: { ...aCart([]), changes } } });
    expect(await screen.findByText('Cabernet ya no está a la venta y salió de tu carrito.')).toBeTruthy();
  });

  it('shows lines and the server’s totals', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeTruthy();
    expect(lineOf('Brie').getByRole('link', { name: 'Brie' }).getAttribute('href')).toBe(
      '/productos/brie?t=g',
    );
    expect(await screen.findByText('$31.970')).toBeTruthy();
    expect(amountOf('Subtotal')).toBe('$35.970');
    expect(amountOf('Descuento')).toBe('-$4.000');
    expect(amountOf('Total')).toBe('$31.970');
    expect(screen.getByRole('link', { name: 'Continuar compra' }).getAttribute('href')).toBe(
      '/informacion-personal',
    );
  });

  it('shows no line for a discount of $0', async () => {
    await show([cheese]);
    expect(await screen.findByText('Subtotal')).toBeTruthy();
    expect(screen.queryByText('Descuento')).toBeNull();
  });

  it('focuses the link to the next step after "Ir a pagar"', async () => {
    const { scope } = await show();
    const onward = screen.getByRole('link', { name: 'Continuar compra' });
    expect(document.activeElement).not.toBe(onward);
    await act(() => allSettled(goToPayClicked, { scope }));
    await waitFor(() => expect(document.activeElement).toBe(onward));
    expect(scope.getState($shouldFocusNextStep)).toBe(false);
  });

  it('changes a quantity at once, within stock', async () => {
    const { host, user } = await show();
    const counter = lineOf('Carmenère Gran Reserva');
    await user.click(counter.getByRole('button', { name: 'Aumentar cantidad' }));
    expect(counter.getByRole('spinbutton', { name: 'Cantidad' }).getAttribute('aria-valuenow')).toBe('3');
    expect(host.bus.read(cartState)?.count).toBe(4);
    expect(host.calls).toContainEqual({
      id: 'update-cart',
      input: { query: { cart_id: CART_ID }, body: { sku: 'W-1', qty: 3 } },
    });
    expect(host.tracked.at(-1)).toMatchObject({
      event: 'add_to_cart',
      data: { currency: 'CLP', value: 12990 },
    });
    const last: HTMLButtonElement = lineOf('Brie').getByRole('button', { name: 'Aumentar cantidad' });
    expect(last.disabled).toBe(true);
  });

  it('excludes sold-out lines from the total before the server responds, without an amount', async () => {
    const gone = aLine({ sku: 'W-2', name: 'Malbec', stock: 0, qty: 3 });
    const lines = [wine, gone];
    const { user } = await show(lines, {
      'read-cart': { data: { ...aCart([wine]), items: lines } },
      'update-cart': () => new Promise(() => {}),
    });
    expect(lineOf('Malbec').queryByText('$38.970')).toBeNull();
    expect(lineOf('Malbec').getByText(/no se suma al total/)).toBeTruthy();
    await user.click(lineOf(wine.name).getByRole('button', { name: 'Disminuir cantidad' }));
    expect(amountOf('Total')).toBe('$12.990');
  });

  it('removes a product and announces it', async () => {
    const { host, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Eliminar Brie, 200 gr' }));
    expect(screen.queryByRole('link', { name: 'Brie' })).toBeNull();
    expect(screen.getByText('Brie, 200 gr ya no está en el carrito').closest('[role=status]')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Carrito de compras');
    expect(host.tracked.at(-1)).toMatchObject({ event: 'remove_from_cart', data: { value: 5990 } });
  });

  it('restores a removed product with its quantity', async () => {
    const { host, user } = await show();
    await user.click(screen.getByRole('button', { name: `Eliminar ${wine.name}` }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lineOf(wine.name).getByRole('spinbutton').getAttribute('aria-valuenow')).toBe('2');
    expect(host.tracked.map(({ event }) => event)).toEqual(['view_cart', 'remove_from_cart', 'add_to_cart']);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    // The keyboard stays on the page, although its button is gone.
    expect(document.activeElement?.textContent).toBe('Carrito de compras');
  });

  it('restores a removed product at its position, on screen and on the server', async () => {
    const { host, user } = await show();
    await user.click(screen.getByRole('button', { name: `Eliminar ${wine.name}` }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    const names = within(screen.getByRole('list', { name: 'Productos del carrito' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([wine.name, 'Brie']);
    expect(host.calls).toContainEqual({
      id: 'update-cart',
      input: { query: { cart_id: CART_ID }, body: { sku: 'W-1', qty: 2, before: 'G-1' } },
    });
  });

  it('reverts a refused change and explains it in a dialog', async () => {
    const { host, user } = await show(undefined, {
      'update-cart': () => {
        throw hostError({
          code: 'OUT_OF_STOCK',
          message: 'x',
          statusCode: 409,
          errors: ['Quedan 2', 'Otra'],
        });
      },
    });
    const counter = lineOf('Carmenère Gran Reserva');
    await user.click(counter.getByRole('button', { name: 'Aumentar cantidad' }));
    expect(counter.getByRole('spinbutton', { name: 'Cantidad' }).getAttribute('aria-valuenow')).toBe('2');
    expect(host.dialogs).toEqual([
      { type: 'error', title: 'Ha ocurrido un error', description: 'Quedan 2\nOtra' },
    ]);
  });

  it('shows recommendations and updates them with the cart', async () => {
    const { host, user } = await show();
    expect(host.widgets.at(-1)).toMatchObject({
      id: 'catalog/recommendations',
      props: { skus: ['W-1', 'G-1'] },
    });
    await user.click(screen.getByRole('button', { name: 'Eliminar Brie, 200 gr' }));
    expect(host.widgets.at(-1)).toMatchObject({ props: { skus: ['W-1'] } });
  });

  it('includes the gift box in the total and keeps its text', async () => {
    const { user } = await show([{ ...wine, reference_price: null }]);
    await user.click(screen.getByRole('checkbox', { name: 'Agregar caja de regalo' }));
    await user.type(screen.getByRole('textbox', { name: 'Mensaje para la tarjeta' }), 'Salud');
    expect(amountOf('Caja de regalo')).toBe('$2.000');
    expect(amountOf('Total')).toBe('$27.980');
    expect(JSON.parse(localStorage.getItem('giftBox') ?? '')).toEqual({ check: true, text: 'Salud' });
  });

  it('tracks one view of the cart', async () => {
    const { host } = await show();
    await waitFor(() => expect(host.tracked).not.toEqual([]));
    expect(host.tracked).toMatchObject([
      {
        event: 'view_cart',
        data: { currency: 'CLP', value: 31970, items: [{ quantity: 2 }, { quantity: 1 }] },
      },
    ]);
  });

  it('links to the shop from an empty cart', async () => {
    await showPage('/carrito');
    expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver vinos' }).getAttribute('href')).toBe('/vinos');
  });

  it('navigates from an empty cart to the payment step when a sent order may have emptied it', async () => {
    keepSentOrder();
    const { host } = await showPage('/carrito');
    expect(host.visited).toEqual(['/metodo-de-pago']);
    sessionStorage.clear();
    expect((await showPage('/carrito')).host.visited).toEqual([]);
  });

  it('has no link to the next step while lines lack stock, and shows the problem at each line', async () => {
    await show([
      { ...wine, stock: 1 },
      { ...cheese, stock: 0 },
    ]);
    expect(lineOf('Carmenère Gran Reserva').getByText(/Queda solo 1/)).toBeTruthy();
    expect(lineOf('Brie').getByText(/Agotado/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continuar compra' })).toBeNull();
  });

  it('opens a case to its bottles, and exchanges a bottle that sold out in one press', async () => {
    const bottle = (values: object) => ({ ...aLine(values), count: 3 });
    const full = bottle({ sku: 'W-6', name: 'País', qty: 3, price: 9500, reference_price: 10_500 });
    const gone = {
      ...bottle({ sku: 'W-7', name: 'Malbec', qty: 3, stock: 0, price: 9500 }),
      available: 0,
      exchange: { sku: 'W-8', name: 'Merlot', price: 9000 },
    };
    const id = '0f6b1f0e-6c1c-4f0a-9d55-6f3f7a6a1b11';
    let bottles = [full, gone];
    const cart = () => ({
      ...aCart([]),
      cases: [{ id, size: 6, qty: 1, bottles, price: 57_000, saving: 3000 }],
    });
    keepCart(aCart([]));
    const { host, user } = await showPage('/carrito', {
      answers: {
        'read-cart': () => ({ data: cart() }),
        'put-case': () => {
          bottles = [full, bottle({ sku: 'W-8', name: 'Merlot', qty: 3, price: 9000 })] as typeof bottles;
          return { data: cart() };
        },
      },
    });
    await screen.findByRole('heading', { name: 'Caja de 6 botellas' });
    const row = lineOf('Caja de 6 botellas');
    expect(row.getByText('Ahorras $3.000 por caja')).toBeTruthy();
    expect(row.getByText('Malbec se agotó.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continuar compra' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Cambiar por Merlot ($9.000)' }));
    expect(await screen.findByRole('link', { name: 'Continuar compra' })).toBeTruthy();
    expect(host.calls.find((call) => call.id === 'put-case')?.input).toMatchObject({
      params: { id },
      body: {
        size: 6,
        qty: 1,
        bottles: [
          { sku: 'W-6', count: 3 },
          { sku: 'W-8', count: 3 },
        ],
      },
    });
    await user.click(row.getByText('Ver las 6 botellas'));
    expect(row.getByRole('link', { name: '3 × Merlot' })).toBeTruthy();
  });

  it('tells one price before and one saving of a case: at its line and in the summary', async () => {
    const bottle = (values: object) => ({ ...aLine({ qty: 6, ...values }), count: 3 });
    const bottles = [
      bottle({ sku: 'W-6', price: 9500, reference_price: 10_000 }),
      // An offer that is lower than the price of the case.
      bottle({ sku: 'W-7', price: 9000, reference_price: 12_000 }),
    ];
    const id = '0f6b1f0e-6c1c-4f0a-9d55-6f3f7a6a1b11';
    const cases = [{ id, size: 6, qty: 2, bottles, price: 55_500, saving: 1500 }];
    keepCart(aCart([]));
    const cart = { ...aCart([]), cases, total: 111_000, total_without_discount: 132_000 };
    await showPage('/carrito', { answers: { 'read-cart': { data: cart } } });
    await screen.findByRole('heading', { name: 'Caja de 6 botellas' });
    const row = lineOf('Caja de 6 botellas');
    expect(row.getByText('$66.000')).toBeTruthy();
    expect(row.getByText('Ahorras $10.500 por caja')).toBeTruthy();
    expect(amountOf('Subtotal')).toBe('$132.000');
    expect(amountOf('Descuento')).toMatch(/21\.000/);
  });

  it('offers a retry when reading the cart fails', async () => {
    let calls = 0;
    localStorage.setItem('cartId', CART_ID);
    const { user } = await showPage('/carrito', {
      answers: {
        'read-cart': () => {
          if (calls++ === 0) throw hostError({ code: 'NETWORK', message: 'no' });
          return { data: aCart([wine]) };
        },
      },
    });
    const region = await screen.findByRole('region', { name: 'No pudimos leer tu carrito' });
    await user.click(within(region).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: wine.name })).toBeTruthy();
  });

  it('shows the stored cart with a notice and a retry when the server is unreachable', async () => {
    await show(undefined, {
      'read-cart': () => {
        throw hostError({ code: 'NETWORK', message: 'no' });
      },
    });
    expect(screen.getByRole('link', { name: 'Brie' })).toBeTruthy();
    expect(await screen.findByText(/lo último que sabemos/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});

// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { type CartItem, cartUpdate } from 'shared-contracts/bus/topics';
import type { CartSidebarProps } from 'shared-contracts/widgets';
import { createShowWidget } from 'shared-kit/testing/show-widget';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCart, aLine, anItem, keepCart } from '../lib/testing/cart-fixtures.ts';
import { start } from './cart.ts';
import { mount, unmount } from './cart-sidebar.tsx';

type Write = { query: { cart_id: string }; body: { sku: string; qty: number } };
const wine = aLine({ qty: 2, reference_price: 14990 });

const widget = createShowWidget({ mount, unmount });
const show = async (reason: CartSidebarProps['reason'], lines = [wine]) => {
  keepCart(aCart(lines));
  const shown = await widget.show(
    { reason },
    {
      'read-cart': { data: aCart(lines) },
      'update-cart': ({ body }: Write) => ({
        data: aCart(body.qty > 0 ? [{ ...wine, qty: body.qty }] : []),
        related: [],
      }),
    },
  );
  const writes = () =>
    shown.host.calls.filter(({ id }) => id === 'update-cart').map(({ input }) => (input as Write).body);
  return { ...shown, writes };
};
const panel = (name = 'Carrito') => within(screen.getByRole('dialog', { name }));

describe('cart panel', () => {
  beforeEach(() => localStorage.clear());
  afterEach(widget.clear);

  it('shows lines, count and totals, and two links to the cart', async () => {
    await show('added');
    await waitFor(() => expect(panel().getByText('2 artículos')).toBeTruthy());
    expect(panel().getByText('El producto está en tu carrito.')).toBeTruthy();
    expect(panel().getByText('Subtotal').nextSibling?.textContent).toBe('$29.980');
    expect(panel().getByText('Total').nextSibling?.textContent).toBe('$25.980');
    for (const name of ['Ver carrito', 'Ir a pagar'])
      expect(panel().getByRole('link', { name }).getAttribute('href')).toBe('/carrito');
  });

  it('names the product that was added, wherever its line is', async () => {
    const lines = [wine, aLine({ sku: 'G-1', name: 'Munster', format: 125 })];
    const { host } = await show('added', lines);
    const stop = await start({ host });
    const add = (item: CartItem, skipPanel?: boolean) =>
      act(() => host.bus.request(cartUpdate, { item, qty: 1, previousQty: 0, skipPanel }));
    await add(anItem({ sku: 'G-1', name: 'Munster', format: 125 }));
    expect(panel().getByText('Munster, 125 gr está en tu carrito.')).toBeTruthy();
    // Confirmed by its sender.
    await add(anItem({ sku: 'W-2', name: 'Malbec' }), true);
    expect(panel().getByText('Munster, 125 gr está en tu carrito.')).toBeTruthy();
    await stop();
  });

  it('has total and links between the lines and the recommendations, for the keyboard', async () => {
    await show(
      'asked',
      [1, 2, 3].map((n) => aLine({ sku: `W-${n}`, name: `Vino ${n}` })),
    );
    const pay = panel().getByRole('link', { name: 'Ir a pagar' });
    const foot = pay.parentElement;
    expect(foot?.textContent).toMatch(/Total\$\d/);
    expect(foot?.textContent).toContain('Ver carrito');
    expect(foot?.textContent).not.toContain('Vino 1');
    const position = (other: Element | null | undefined) => other?.compareDocumentPosition(pay);
    expect(position(panel().getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The last part of the panel: the element of the recommendations.
    expect(position(foot?.parentElement?.lastElementChild)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('excludes sold-out lines from count and total', async () => {
    await show('asked', [wine, aLine({ sku: 'W-2', name: 'Malbec', stock: 0, qty: 3 })]);
    await waitFor(() => expect(panel().getByText('2 artículos')).toBeTruthy());
  });

  it('has another title after a removal, and restores the line', async () => {
    const { user, writes, host } = await show('asked');
    await user.click(panel().getByRole('button', { name: `Eliminar ${wine.name}` }));
    const removed = panel('Producto eliminado');
    expect(removed.getByText('Tu carrito está vacío')).toBeTruthy();
    expect(host.tracked.at(-1)).toMatchObject({ event: 'remove_from_cart' });
    await user.click(removed.getByRole('button', { name: 'Deshacer' }));
    expect(panel().getByRole('link', { name: wine.name })).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Deshacer' })).toBe(null);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await waitFor(() =>
      expect(writes()).toEqual([
        { sku: 'W-1', qty: 0 },
        { sku: 'W-1', qty: 2 },
      ]),
    );
  });

  it('explains an empty cart with a link to the shop', async () => {
    await show('asked', []);
    expect(panel().getByText('Tu carrito está vacío')).toBeTruthy();
    expect(panel().getByRole('link', { name: 'Ver vinos' })).toBeTruthy();
    expect(panel().queryByRole('link', { name: 'Ir a pagar' })).toBe(null);
  });

  it('lies beside the page after an addition, and is modal when opened by the shopper', async () => {
    await show('added');
    expect(screen.getByRole('dialog').hasAttribute('data-beside')).toBe(true);
    await widget.leave();
    await show('asked');
    expect(screen.getByRole('dialog').hasAttribute('data-beside')).toBe(false);
  });

  it('closes on a click outside after an addition, but not on a click in the header', async () => {
    const { user, onClosed } = await show('added');
    const header = document.body.appendChild(document.createElement('div'));
    header.id = 'header';
    await user.click(header);
    await user.click(panel().getByText('Total'));
    expect(onClosed).not.toHaveBeenCalled();
    await user.click(document.body.appendChild(document.createElement('p')));
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('notifies its host when the shopper closes it', async () => {
    const { user, onClosed } = await show('asked');
    await user.click(panel().getByRole('button', { name: 'Cerrar' }));
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('removes its markup on unmount', async () => {
    await show('asked');
    await widget.leave();
    expect(document.body.textContent).toBe('');
  });
});

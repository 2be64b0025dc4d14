// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { wineDetail } from '../../fixtures/products.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const WINE = '/vinos/quebrada-honda-carmenere-2022';
const SOLD_OUT = { 'read-wines': { data: { ...wineDetail(), stock: 0, can_wait: true } } };
/** Waits long, because the panel loads on demand. */
const eventually = <T,>(look: () => T) => waitFor(look, { timeout: 20_000 });

describe('a sold-out product', () => {
  it('asks a guest for a valid address', async () => {
    await showPage(WINE, SOLD_OUT);
    await userEvent.click(screen.getByRole('button', { name: 'Avísame cuando vuelva' }));
    const field = await eventually(() => screen.getByRole('textbox', { name: 'Tu correo' }));
    await userEvent.type(field, 'ana@');
    await userEvent.click(screen.getByRole('button', { name: 'Avísame' }));
    expect(await screen.findByText('Este campo debe ser un correo electrónico valido')).toBeTruthy();
  });

  it('offers no waiting list in a shop without one', async () => {
    await showPage(WINE, { 'read-wines': { data: { ...wineDetail(), stock: 0 } } });
    expect(screen.getByText(/Agotado|agotado/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Avísame cuando vuelva' })).toBeNull();
  });

  it('puts the held piece of the mail’s link into the cart', async () => {
    history.replaceState(null, '', `${WINE}?hold=token`);
    const { sku } = wineDetail();
    const { host } = await showPage(WINE, {
      ...SOLD_OUT,
      'open-stock-hold': { data: { sku, held_until: '2026-12-01T15:00:00Z' } },
    });
    const quantities: number[] = [];
    host.bus.serve(cartUpdate, ({ qty }) => {
      quantities.push(qty);
      return { count: qty, total: 12990 };
    });
    const notice = await eventually(() => screen.getByText(/te guardamos uno hasta/));
    const button = notice.closest('[role=status]')?.querySelector('button');
    await userEvent.click(button as HTMLButtonElement);
    expect(quantities).toEqual([1]);
  });
});

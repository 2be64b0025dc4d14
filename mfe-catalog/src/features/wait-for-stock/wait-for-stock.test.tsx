// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFormat } from 'shared-contracts/api/catalogue.schema';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import type { TestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it } from 'vitest';
import { ANA } from '../../fixtures/favourites.ts';
import { cheese, wineDetail } from '../../fixtures/products.ts';
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

  const [small, large] = [
    { sku: 'B-200', format: 200 },
    { sku: 'B-400', format: 400 },
  ];
  const formatOf = (one: typeof small) => ({ ...cheese().formats[0], ...one, stock: 0 });
  const CHEESES = {
    'read-gourmets': {
      data: wineDetail({
        ...cheese(),
        formats: [formatOf(small), formatOf(large)] as ProductFormat[],
        can_wait: true,
      }),
    },
  };
  const waits = (host: TestHost) =>
    host.calls
      .filter(({ id }) => id === 'wait-for-stock')
      .map(({ input }) => (input as { body: { sku: string } }).body.sku);
  const press = (label: string) =>
    userEvent.click(screen.getByRole('button', { name: `Avísame cuando vuelva: ${label}` }));

  it('asks a guest for the address again for another format', async () => {
    const { host } = await showPage('/productos/brie?t=g', {
      ...CHEESES,
      'create-bot-check': easyTask,
      'wait-for-stock': { data: { state: 'confirm' } },
    });
    await press('200 gr');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tu correo' }), 'ana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Avísame' }));
    expect(await screen.findByText(/Te enviamos un correo/)).toBeTruthy();
    await press('400 gr');
    expect(await screen.findByRole('textbox', { name: 'Tu correo' })).toBeTruthy();
    expect(screen.queryByText(/Te enviamos un correo/)).toBeNull();
    expect(waits(host)).toEqual(['B-200']);
  });

  it('names no weight of a piece without one', async () => {
    const piece = { ...formatOf(small), format: null } as ProductFormat;
    const data = wineDetail({ ...cheese(), formats: [piece], can_wait: true });
    await showPage('/productos/brie?t=g', { 'read-gourmets': { data } });
    expect(screen.getByRole('button', { name: 'Avísame cuando vuelva' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Formato' })).toBeNull();
    expect(screen.queryByText(/0 gr/)).toBeNull();
  });

  it('tells a piece without a weight from a sold-out format with one', async () => {
    const piece = { ...formatOf(small), format: null } as ProductFormat;
    const data = wineDetail({
      ...cheese(),
      formats: [piece, formatOf(large) as ProductFormat],
      can_wait: true,
    });
    await showPage('/productos/brie?t=g', { 'read-gourmets': { data } });
    const buttons = screen.getAllByRole('button', { name: /^Avísame cuando vuelva/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Avísame cuando vuelva: Unidad',
      'Avísame cuando vuelva: 400 gr',
    ]);
  });

  const asCustomer = async (wait: () => unknown) => {
    const { host } = await showPage('/productos/brie?t=g', { ...CHEESES, 'wait-for-stock': wait }, ANA);
    Object.assign(host, { session: () => ANA });
    return host;
  };

  it('puts a customer into both lines who presses for a second format before the first answer', async () => {
    const first = Promise.withResolvers<unknown>();
    const answer = { data: { state: 'waiting' } };
    let count = 0;
    const host = await asCustomer(() => (count++ === 0 ? first.promise : answer));
    await press('200 gr');
    await eventually(() => expect(waits(host)).toEqual(['B-200']));
    await press('400 gr');
    await act(async () => first.resolve(answer));
    expect(await screen.findByText(/^Listo/)).toBeTruthy();
    expect(waits(host)).toEqual(['B-200', 'B-400']);
  });

  it('lets a customer try again after a lost connection', async () => {
    let isDown = true;
    const host = await asCustomer(() => {
      if (isDown) throw new ApiError({ code: 'NETWORK', message: 'down' });
      return { data: { state: 'waiting' } };
    });
    await press('200 gr');
    expect(await screen.findByText('No pudimos anotarte')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/^Listo/)).toBeTruthy();
    expect(waits(host)).toEqual(['B-200', 'B-200']);
  });

  it('says that the product is back instead of asking to try again', async () => {
    await asCustomer(() => {
      throw new ApiError({ code: 'CONFLICT', message: 'Esto cambió. Intenta nuevamente.' });
    });
    await press('200 gr');
    expect(await screen.findByText('Ya volvió: carga la página de nuevo para comprarlo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('offers no waiting list in a shop without one', async () => {
    await showPage(WINE, { 'read-wines': { data: { ...wineDetail(), stock: 0 } } });
    expect(screen.getByText(/Agotado|agotado/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Avísame cuando vuelva' })).toBeNull();
  });

  it('does not say that the held piece is gone when the connection is lost', async () => {
    history.replaceState(null, '', `${WINE}?hold=token`);
    let isDown = true;
    await showPage(WINE, {
      ...SOLD_OUT,
      'open-stock-hold': () => {
        if (isDown) throw new ApiError({ code: 'NETWORK', message: 'down' });
        throw new ApiError({ code: 'LINK_EXPIRED', message: 'ended' });
      },
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.queryByText(/Ya no lo guardamos/)).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText(/Ya no lo guardamos/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Avísame cuando vuelva' })).toBeTruthy();
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

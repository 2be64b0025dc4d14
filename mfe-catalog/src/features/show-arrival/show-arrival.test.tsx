// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wineDetail } from '../../fixtures/products.ts';
import { failing } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const WINE = '/vinos/quebrada-honda-carmenere-2022';
const PROVIDENCIA = {
  commune_id: '13123',
  commune: 'Providencia',
  region: 'Metropolitana de Santiago',
  price_delivery: 3990,
  free_from: 50_000,
  time_delivery: '1 a 2 días hábiles',
  promise: { first: '2026-12-03', last: '2026-12-03', text: 'el jueves 3 de diciembre' },
  pickup_ready: 'Listo para retirar desde el miércoles 2 de diciembre a las 17:00.',
};
const ANSWERS = { 'read-wines': { data: wineDetail() }, 'read-delivery-options': { data: PROVIDENCIA } };
/** Waits long, because the panel loads on demand. */
const eventually = <T,>(look: () => T) => waitFor(look, { timeout: 20_000 });

describe('the arrival on the page of a product', () => {
  it('asks for the commune on demand, and keeps it', async () => {
    const { host } = await showPage(WINE, ANSWERS);
    expect(host.calls.some(({ id }) => id === 'read-delivery-options')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '¿Cuándo llega a mi comuna?' }));
    await userEvent.type(
      await eventually(() => screen.getByRole('textbox', { name: 'Tu comuna' })),
      'providencia',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver cuándo llega' }));
    expect(await screen.findByText('A Providencia llega el jueves 3 de diciembre.')).toBeTruthy();
    expect(screen.getByText(PROVIDENCIA.pickup_ready)).toBeTruthy();
    expect(screen.queryByText(/También puede llegar/)).toBe(null);
    expect(localStorage.getItem(STORAGE_KEYS.commune)).toBe('13123');
  });

  it('moves the focus to the field when a press opens it, and then to the answer', async () => {
    await showPage(WINE, ANSWERS);
    await userEvent.click(screen.getByRole('button', { name: '¿Cuándo llega a mi comuna?' }));
    const field = await eventually(() => screen.getByRole('textbox', { name: 'Tu comuna' }));
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('providencia{Enter}');
    const answer = await screen.findByText('A Providencia llega el jueves 3 de diciembre.');
    expect(document.activeElement).toBe(answer.closest('[role="status"]'));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar comuna' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tu comuna' }));
  });

  it.each([
    [
      { first: '2026-12-02', last: '2026-12-02', text: 'el miércoles 2 de diciembre' },
      'el miércoles 2 de diciembre',
    ],
    [null, 'en 1 día hábil'],
  ])('tells the fastest delivery with its price', async (promise, when) => {
    localStorage.setItem(STORAGE_KEYS.commune, '13123');
    const fastest = { price_delivery: 8990, time_delivery: '1 día hábil', promise };
    await showPage(WINE, { ...ANSWERS, 'read-delivery-options': { data: { ...PROVIDENCIA, fastest } } });
    expect(await screen.findByText(`También puede llegar ${when}, por $8.990.`)).toBeTruthy();
  });

  it.each([
    [3990, 'Despacho: $3.990. Gratis desde $50.000.'],
    [0, 'Despacho gratis.'],
  ])('tells the price %d of the delivery', async (price_delivery, told) => {
    localStorage.setItem(STORAGE_KEYS.commune, '13123');
    const data = { ...PROVIDENCIA, price_delivery };
    await showPage(WINE, { ...ANSWERS, 'read-delivery-options': { data } });
    const arrival = await eventually(() => screen.getByText(/^A Providencia llega/));
    expect(arrival.closest('p')?.textContent).toBe(`${arrival.textContent} ${told}`);
  });

  it.each([
    ['COMMUNE_NOT_SERVED', /^No despachamos a esa comuna/],
    ['VALIDATION_FAILED', /^No despachamos a esa comuna/],
    ['NETWORK', /^No pudimos calcular la llegada/],
  ] as const)('explains the failure %s', async (code, told) => {
    const refuse = failing(new ApiError({ code, message: code }));
    await showPage(WINE, { ...ANSWERS, 'read-delivery-options': refuse });
    await userEvent.click(screen.getByRole('button', { name: '¿Cuándo llega a mi comuna?' }));
    await userEvent.type(await eventually(() => screen.getByRole('textbox', { name: 'Tu comuna' })), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Ver cuándo llega' }));
    const error = await screen.findByText(told);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { description: error.textContent }));
  });

  it('takes no focus from another control when the answer comes late', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    await showPage(WINE, { ...ANSWERS, 'read-delivery-options': () => promise });
    await userEvent.click(screen.getByRole('button', { name: '¿Cuándo llega a mi comuna?' }));
    await userEvent.type(
      await eventually(() => screen.getByRole('textbox', { name: 'Tu comuna' })),
      'x{Enter}',
    );
    const [quantity] = screen.getAllByRole('spinbutton');
    quantity?.focus();
    resolve({ data: PROVIDENCIA });
    await screen.findByText('A Providencia llega el jueves 3 de diciembre.');
    expect(document.activeElement).toBe(quantity);
  });

  it('is shown at once for the commune of the last visit, and takes no focus', async () => {
    localStorage.setItem(STORAGE_KEYS.commune, '13123');
    const { host } = await showPage(WINE, ANSWERS);
    await eventually(() => screen.getByText('A Providencia llega el jueves 3 de diciembre.'));
    expect(document.activeElement).toBe(document.body);
    expect(host.calls.find(({ id }) => id === 'read-delivery-options')?.input).toMatchObject({
      query: { commune: '13123' },
    });
  });
});

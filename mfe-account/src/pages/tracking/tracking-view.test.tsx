// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failingWith } from '../../fixtures/failing-with.ts';
import { renderPage } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const ORDER: TrackedOrder = {
  number: 'P-1001',
  status: 'on_the_way',
  payment_status: 'success',
  created_at: '2026-11-03T15:00:00.000Z',
  updated_at: '2026-11-05T15:00:00.000Z',
  delivery: { method: 'home', commune: 'Providencia', time_delivery: '1 a 2 días hábiles' },
  items: [{ name: 'Carmenère de prueba', qty: 2, image: '/storage/products/a.1' }],
  total: 45980,
};
const show = (answer: unknown) => showPage('/seguimiento', { 'track-order': answer });
const search = async (number: string, buyer: string) => {
  if (number) await userEvent.type(screen.getByLabelText('Número de pedido'), number);
  if (buyer) await userEvent.type(screen.getByLabelText('Correo electrónico o RUT'), buyer);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar pedido' }));
};
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const steps = () =>
  within(screen.getByRole('list', { name: 'Estado del pedido' }))
    .getAllByRole('listitem')
    .map((step) => `${step.textContent}${step.getAttribute('aria-current') ? ' *' : ''}`);

describe('order tracking', () => {
  it('searches by e-mail and shows completed and current statuses as text', async () => {
    const { host } = await show({ data: ORDER });
    await search(' P-1001 ', 'ana@vinos.example');
    expect(host.calls).toEqual([
      { id: 'track-order', input: { query: { number: 'P-1001', email: 'ana@vinos.example' } } },
    ]);
    expect(steps()).toEqual([
      'En validación (listo)',
      'Compra confirmada (listo)',
      'En camino (ahora) *',
      'Entregado',
    ]);
    expect(document.activeElement?.textContent).toBe('Pedido P-1001');
    for (const text of ['Despacho a Providencia', '1 a 2 días hábiles', 'Carmenère de prueba', '$45.980'])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('says who brings the parcel, and links to the page of the carrier', async () => {
    const parcel = { carrier: 'Ruta Sur', number: 'RS-1234', url: 'https://ruta.example/RS-1234' };
    await show({ data: { ...ORDER, delivery: { ...ORDER.delivery, parcel } } });
    await search('P-1001', 'ana@vinos.example');
    expect(screen.getByText(/Lo lleva Ruta Sur, con el número RS-1234/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Seguirlo en la página de Ruta Sur' });
    expect(link.getAttribute('href')).toBe(parcel.url);
  });

  it('says that the carrier lost the parcel, and what follows', async () => {
    await show({ data: { ...ORDER, delivery: { ...ORDER.delivery, parcel_problem: 'lost' } } });
    await search('P-1001', 'ana@vinos.example');
    expect(screen.getByText(/^El transporte perdió tu pedido/)).toBeTruthy();
  });

  it('leads to the link in the mail and to the account while a refused card payment can be repeated', async () => {
    const refused = { status: 'cancelled', payment_status: 'failed', can_retry_payment: true };
    await show({ data: { ...ORDER, ...refused } });
    await search('P-1001', 'ana@vinos.example');
    expect(
      screen.getByText(/no se te cobró nada\. Con el enlace de nuestro correo o en tu cuenta/),
    ).toBeTruthy();
    expect(screen.queryByText('Este pedido fue anulado.')).toBeNull();
  });

  it('shows the format of each line', async () => {
    const brie = { name: 'Brie', qty: 1, image: '/storage/products/b.1' };
    await show({ data: { ...ORDER, items: [125, 200].map((format) => ({ ...brie, format })) } });
    await search('P-1001', 'ana@vinos.example');
    for (const name of ['Brie, 125 gr', 'Brie, 200 gr']) expect(screen.getByText(name)).toBeTruthy();
  });

  it('tells a wine from the same wine in a case', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [wine] = ORDER.items;
    await show({ data: { ...ORDER, items: [wine, { ...wine, qty: 6 }] } });
    await search('P-1001', 'ana@vinos.example');
    expect(screen.getAllByText('Carmenère de prueba')).toHaveLength(2);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('finds the order again after a reload', async () => {
    history.replaceState(null, '', '/seguimiento');
    await show({ data: ORDER });
    await search('P-1001', 'ana@vinos.example');
    dispatchEvent(new Event('pagehide'));
    cleanup();
    const { host } = await show({ data: ORDER });
    expect(host.calls).toEqual([
      { id: 'track-order', input: { query: { number: 'P-1001', email: 'ana@vinos.example' } } },
    ]);
    expect(screen.getByText('Pedido P-1001')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps a search over a reload without sending it when it was not sent', async () => {
    await show({ data: ORDER });
    await userEvent.type(screen.getByLabelText('Número de pedido'), 'P-1001');
    dispatchEvent(new Event('pagehide'));
    cleanup();
    const { host } = await show({ data: ORDER });
    expect(screen.getByLabelText<HTMLInputElement>('Número de pedido').value).toBe('P-1001');
    expect(host.calls).toEqual([]);
  });

  it('explains an expired mail link and asks for the order number', async () => {
    await showPage('/seguimiento?enlace=vencido', {});
    expect(screen.getByText(/El enlace de tu correo ya no abre el pedido/)).toBeTruthy();
    expect(screen.getByLabelText('Número de pedido')).toBeTruthy();
  });

  it('searches by RUT', async () => {
    const { host } = await show({ data: ORDER });
    await search('P-1001', '12.345.678-5');
    expect(host.calls[0]?.input).toEqual({ query: { number: 'P-1001', rut: '12.345.678-5' } });
  });

  it('shows a cancelled order as cancelled', async () => {
    await show({ data: { ...ORDER, status: 'cancelled' } });
    await search('P-1001', 'ana@vinos.example');
    expect(screen.getByText('Este pedido fue anulado.')).toBeTruthy();
  });

  it('shows an error when the API does not find the order, and hides the last result', async () => {
    let isKnown = true;
    await show(() => {
      if (isKnown) return { data: ORDER };
      throw new ApiError({ code: 'ORDER_NOT_FOUND', message: '', statusCode: 404 });
    });
    await search('P-1001', 'ana@vinos.example');
    isKnown = false;
    await search('9', '');
    expect((await screen.findByRole('alert')).textContent).toContain('Pedido no encontrado');
    expect(screen.queryByRole('list', { name: 'Estado del pedido' })).toBe(null);
  });

  it('shows no earlier error when the shopper returns', async () => {
    const { open } = await show(failingWith('ORDER_NOT_FOUND'));
    await search('9', 'ana@vinos.example');
    await screen.findByRole('alert');
    await open('/seguimiento');
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it.each([
    ['', 'El campo correo o RUT es requerido'],
    ['ana@vinos', 'Este campo debe ser un correo electrónico valido'],
    ['12.345.678-9', 'Este campo debe ser un RUT valido'],
  ])('shows an error and sends no request for the buyer "%s"', async (buyer, words) => {
    const { host } = await show({ data: ORDER });
    await search('P-1001', buyer);
    expect(descriptionOf(screen.getByLabelText('Correo electrónico o RUT'))).toBe(words);
    expect(host.calls).toEqual([]);
  });

  it('renders on the server in both languages', async () => {
    const [es, en] = [await renderPage('/seguimiento', {}), await renderPage('/seguimiento', {}, 'en')];
    expect(es.document.querySelector('h1')?.textContent).toBe('Seguimiento de tu pedido');
    expect(en.document.querySelector('h1')?.textContent).toBe('Track your order');
  });
});

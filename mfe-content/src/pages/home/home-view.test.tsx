// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { homeAnswer } from '../../fixtures/home.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const answers = { 'read-home': homeAnswer };
const cardOf = (name: string) => within(screen.getByRole('article', { name }));

/** Mounts the home page with a cart service that accepts every command. */
const showHome = async () => {
  const shown = await showPage('/', answers);
  const updates: [sku: string, qty: number, previousQty: number, price: number][] = [];
  shown.host.bus.serve(cartUpdate, ({ item, qty, previousQty }) => {
    updates.push([item.sku, qty, previousQty, item.price]);
    return { count: qty, total: qty * item.price };
  });
  return { ...shown, updates };
};

describe('the home page in the browser', () => {
  it('has links for two actions, four sales areas and six foods', async () => {
    await showHome();
    const hero = within(screen.getByRole('region', { name: 'Del viñedo a tu mesa' }));
    expect(hero.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ver vinos',
      'Armar un regalo',
    ]);
    const areas = within(screen.getByRole('region', { name: 'Lo que encuentras aquí' }));
    expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/vinos',
      '/cajas',
      '/gourmet',
      '/vinos/alcoholes',
    ]);
    const sommelier = within(screen.getByRole('region', { name: '¿Qué vas a comer?' }));
    expect(within(sommelier.getByRole('list')).getAllByRole('link')).toHaveLength(6);
  });

  it('adds the chosen quantity of a product, confirms and tracks it', async () => {
    const { host, updates } = await showHome();
    const card = cardOf('Quebrada Honda Carménère');
    await userEvent.click(card.getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(card.getByRole('button', { name: 'Agregar al carrito' }));
    expect(updates).toEqual([['QH-CAR', 2, 0, 12990]]);
    await screen.findByText('Agregado: 2 × Quebrada Honda Carménère Gran Reserva');
    expect(host.tracked).toMatchObject([
      { event: 'add_to_cart', data: { currency: 'CLP', value: 25980, items: [{ item_id: 'QH-CAR' }] } },
    ]);
  });

  it('starts a counter at the quantity in the cart', async () => {
    const { host } = await showHome();
    host.bus.publish(cartState, { count: 3, total: 38970, lines: [{ sku: 'QH-CAR', qty: 3 }] });
    const counter = cardOf('Quebrada Honda Carménère').getByRole<HTMLInputElement>('spinbutton', {
      name: 'Cantidad',
    });
    await waitFor(() => expect(counter.value).toBe('3'));
  });

  it('adds a cheese in the chosen format', async () => {
    const { updates } = await showHome();
    const card = cardOf('Brie del Bosque');
    await userEvent.click(card.getByRole('button', { name: 'Aumentar cantidad' }));
    expect(card.getByText('300 gr')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Agregar al carrito' }));
    expect(updates).toEqual([['BRIE-300', 1, 0, 10990]]);
  });

  it('disables the button of a sold-out product and links to its page', async () => {
    await showHome();
    const card = cardOf('Cerro Quemado Syrah');
    expect(card.getByRole<HTMLButtonElement>('button', { name: 'Agregar al carrito' }).disabled).toBe(true);
    expect(card.getByRole('link', { name: 'Ver detalle' }).getAttribute('href')).toBe('/vinos/agotado');
  });

  it('shows the server’s error text in the error dialog when the cart refuses an addition', async () => {
    const { host } = await showPage('/', answers);
    host.bus.serve(cartUpdate, () => {
      throw Object.assign(new Error('Solo quedan 2 unidades'), { errors: ['Solo quedan 2 unidades'] });
    });
    await userEvent.click(
      cardOf('Quebrada Honda Carménère').getByRole('button', { name: 'Agregar al carrito' }),
    );
    await waitFor(() => expect(host.dialogs).toHaveLength(1));
    expect(host.dialogs[0]).toMatchObject({
      type: 'error',
      title: 'Ha ocurrido un error',
      description: 'Solo quedan 2 unidades',
    });
  });

  it('loads after a retry of a failed request', async () => {
    let isDown = true;
    await showPage('/', {
      'read-home': () => {
        if (isDown) throw new Error('down');
        return homeAnswer;
      },
    });
    isDown = false;
    const region = within(screen.getByRole('region', { name: 'No pudimos mostrar el inicio' }));
    await userEvent.click(region.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { level: 1, name: 'Del viñedo a tu mesa' });
  });
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { filters, listingAnswers, listOf, wine } from '../../fixtures/products.ts';
import { showPage } from '../../fixtures/show.tsx';

afterEach(cleanup);

const oneWine = { ...listingAnswers, 'list-wines': listOf([wine()]) };

describe('a listing in the browser', () => {
  it('ticks a filter and goes to its address', async () => {
    const { host } = await showPage('/vinos?page=2', listingAnswers);
    const column = screen.getByRole('complementary', { name: 'Filtros' });
    const chile = within(column).getByRole<HTMLInputElement>('checkbox', { name: 'Chile' });
    await userEvent.click(chile);
    expect(chile.checked).toBe(true);
    expect(host.visited).toEqual(['/vinos?pais=chile']);
  });

  it('goes to another order', async () => {
    const { host } = await showPage('/vinos', listingAnswers);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Precio: menor a mayor');
    expect(host.visited).toEqual(['/vinos?sort=price']);
  });

  it('takes price limits on Enter, whatever dots they are written with', async () => {
    const { host } = await showPage('/vinos', listingAnswers);
    await userEvent.type(screen.getByRole('textbox', { name: 'Desde' }), '5.000{Enter}');
    expect(host.visited).toEqual(['/vinos?precio_min=5000']);
  });

  it('opens the filters of a phone with a button that tells the count', async () => {
    await showPage('/vinos', { ...listingAnswers, 'read-wines-filters': filters() });
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' }, { timeout: 4_000 });
    expect(within(drawer).getByRole('checkbox', { name: 'Syrah' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Ver 64 productos' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
  });

  it('adds the chosen quantity to the cart and says so', async () => {
    const { host } = await showPage('/vinos', oneWine);
    const updates: unknown[] = [];
    host.bus.serve(cartUpdate, (update) => {
      updates.push([update.item.sku, update.qty, update.previousQty]);
      return { count: update.qty, total: update.qty * update.item.price };
    });
    const card = screen.getByRole('article', { name: 'Quebrada Honda Carmenère' });
    await userEvent.click(within(card).getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(within(card).getByRole('button', { name: 'Agregar al carrito' }));
    expect(updates).toEqual([['QH-CAR-22', 2, 0]]);
    await screen.findByText('Agregado: 2 × Quebrada Honda Carmenère 2022');
  });

  it('starts the counter at what the cart holds', async () => {
    const { host } = await showPage('/vinos', oneWine);
    host.bus.publish(cartState, { count: 3, total: 38970, lines: [{ sku: 'QH-CAR-22', qty: 3 }] });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad' }).value).toBe('3'),
    );
  });

  it('recovers from a failed load with its retry', async () => {
    let isDown = true;
    await showPage('/vinos', {
      ...oneWine,
      'list-wines': () => {
        if (isDown) throw new Error('down');
        return listOf([wine()]);
      },
    });
    isDown = false;
    const region = screen.getByRole('region', { name: 'No pudimos mostrar los productos' });
    await userEvent.click(within(region).getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('article', { name: 'Quebrada Honda Carmenère' });
  });
});

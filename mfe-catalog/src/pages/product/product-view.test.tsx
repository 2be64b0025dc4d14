// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { cheese, wineDetail } from '../../fixtures/products.ts';
import { showPage } from '../../fixtures/show.tsx';

afterEach(cleanup);

const WINE = '/vinos/quebrada-honda-carmenere-2022';

describe('a product page in the browser', () => {
  it('adds two bottles, and leads on to the cart', async () => {
    const { host } = await showPage(WINE, { 'read-wines': { data: wineDetail() } });
    const quantities: number[] = [];
    host.bus.serve(cartUpdate, ({ qty }) => {
      quantities.push(qty);
      return { count: qty, total: 25980 };
    });
    const product = screen.getByRole('article', { name: 'Quebrada Honda Carmenère 2022' });
    await userEvent.click(within(product).getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(within(product).getByRole('button', { name: 'Agregar al carrito' }));
    expect(quantities).toEqual([2]);
    const link = await within(product).findByRole('link', { name: 'Ver carrito' });
    expect(link.getAttribute('href')).toBe('/carrito');
  });

  it('sells a cheese in the size that is chosen', async () => {
    const { host } = await showPage('/productos/brie?t=g', {
      'read-gourmets': { data: wineDetail({ ...cheese(), related: [] }) },
    });
    const sold: string[] = [];
    host.bus.serve(cartUpdate, ({ item, qty }) => {
      sold.push(`${qty} ${item.sku} ${item.price}`);
      return { count: qty, total: item.price };
    });
    await userEvent.click(screen.getByRole('radio', { name: '300 gr' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(sold).toEqual(['1 BRIE-300 10990']);
  });

  it('shows another picture of the product', async () => {
    await showPage(WINE, { 'read-wines': { data: wineDetail() } });
    const second = screen.getByRole('button', { name: 'Ver foto 2' });
    await userEvent.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('img', { name: 'Quebrada Honda Carmenère 2022, foto 2' })).toBeTruthy();
  });

  it('enlarges the picture, closer by keys and by a click on the place', async () => {
    const product = wineDetail();
    await showPage(`/vinos/${product.slug}`, { 'read-wines': { data: product } });
    await userEvent.click(screen.getByRole('button', { name: 'Ampliar la foto' }));
    const dialog = within(await screen.findByRole('dialog', { name: product.name }, { timeout: 4_000 }));
    const area = dialog.getByRole('region', { name: /Foto ampliada/ });
    expect(area.dataset.level).toBe('1');
    dialog.getByRole('button', { name: 'Acercar' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(area.dataset.level).toBe('2');
    await userEvent.click(within(area).getByRole('img'));
    expect(area.dataset.level).toBe('3');
    await userEvent.click(within(area).getByRole('img'));
    expect(area.dataset.level).toBe('1');
  });
});

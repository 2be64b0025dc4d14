// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cheese, wineDetail } from '../../fixtures/products.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Fake IntersectionObserver. With `tell`, the test says whether the observed element is in view. */
const watchSight = () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return { tell: (isIntersecting: boolean) => act(() => report([{ isIntersecting }])) };
};

const WINE = '/vinos/quebrada-honda-carmenere-2022';

describe('a product page in the browser', () => {
  it('adds two bottles and links to the cart', async () => {
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

  it('confirms the quantity in the cart, also after a click that does not change it', async () => {
    const { host } = await showPage(WINE, { 'read-wines': { data: wineDetail() } });
    const { sku } = wineDetail();
    host.bus.serve(cartUpdate, ({ qty }) => {
      host.bus.publish(cartState, { count: qty, total: 12990 * qty, lines: [{ sku, qty }] });
      return { count: qty, total: 12990 * qty };
    });
    const product = within(screen.getByRole('article', { name: 'Quebrada Honda Carmenère 2022' }));
    const press = () => userEvent.click(product.getByRole('button', { name: 'Agregar al carrito' }));
    await press();
    expect(await product.findByText('Agregado: 1 en tu carrito.')).toBeTruthy();
    await press();
    expect(await product.findByText('Agregado: 1 en tu carrito.')).toBeTruthy();
  });

  it('renders price and button before the description, for a phone’s first viewport', async () => {
    await showPage(WINE, { 'read-wines': { data: wineDetail() } });
    const text = screen.getByRole('article', { name: 'Quebrada Honda Carmenère 2022' }).textContent ?? '';
    const button = text.indexOf('Agregar al carrito');
    expect(text.indexOf('$12.990')).toBeLessThan(button);
    expect(text.indexOf(wineDetail().description)).toBeGreaterThan(button);
  });

  it('shows the bar with price and button only while the main button is out of view', async () => {
    const watch = watchSight();
    const { host } = await showPage(WINE, { 'read-wines': { data: wineDetail() } });
    const sold: number[] = [];
    host.bus.serve(cartUpdate, ({ qty }) => {
      sold.push(qty);
      return { count: qty, total: 12990 * qty };
    });
    expect(screen.queryByRole('region', { name: 'Comprar este producto' })).toBeNull();
    watch.tell(false);
    const bar = within(screen.getByRole('region', { name: 'Comprar este producto' }));
    expect(bar.getByText('$12.990')).toBeTruthy();
    await userEvent.click(bar.getByRole('button', { name: 'Agregar al carrito' }));
    expect(sold).toEqual([1]);
    watch.tell(true);
    expect(screen.queryByRole('region', { name: 'Comprar este producto' })).toBeNull();
  });

  it('shows no bar for a sold-out product', async () => {
    const watch = watchSight();
    await showPage(WINE, { 'read-wines': { data: wineDetail({ stock: 0 }) } });
    watch.tell(false);
    expect(screen.queryByRole('region', { name: 'Comprar este producto' })).toBeNull();
  });

  it.each([
    ['leads a product that may go into a case to the page of cases', { in_case: true }, 1],
    ['has no such link for a sold-out product', { in_case: true, stock: 0 }, 0],
    ['has no such link while the shop sells no cases', {}, 0],
  ])('%s', async (_, product, count) => {
    await showPage(WINE, { 'read-wines': { data: wineDetail(product) } });
    const links = screen.queryAllByRole('link', { name: 'Arma una caja con este producto' });
    expect(links).toHaveLength(count);
    for (const link of links) expect(link.getAttribute('href')).toBe('/arma-tu-caja?agrega=QH-CAR-22');
  });

  it('adds a cheese in the chosen format', async () => {
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

  it('names a format without a weight beside one with a weight', async () => {
    const product = cheese([
      { sku: 'BRIE-PZA', format: null },
      { sku: 'BRIE-300', format: 300 },
    ]);
    await showPage('/productos/brie?t=g', {
      'read-gourmets': { data: wineDetail({ ...product, related: [] }) },
    });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Unidad' })).toBeTruthy();
    expect(screen.queryByText(/0 gr$/)?.textContent).toBe('300 gr');
  });

  it('shows another picture of the product', async () => {
    await showPage(WINE, { 'read-wines': { data: wineDetail() } });
    const second = screen.getByRole('button', { name: 'Ver foto 2' });
    await userEvent.click(second);
    expect(second.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('img', { name: 'Quebrada Honda Carmenère 2022, foto 2' })).toBeTruthy();
  });

  it('tells the only picture of a product without a first one by its own text', async () => {
    const product = wineDetail({ frontend_image: '', picture_alts: ['Botella', 'Copa servida'] });
    await showPage(WINE, { 'read-wines': { data: product } });
    expect(screen.getByRole('img', { name: 'Copa servida' })).toBeTruthy();
  });

  it('zooms the picture by keys and by a click on a point', async () => {
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
    await userEvent.click(within(area).getByRole('img'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ampliar la foto' }));
    expect(area.dataset.level).toBe('1');
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilterGroup } from 'shared-contracts/api/catalogue.schema';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { openPage as openPageOf } from 'shared-kit/outlet';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cheese, filters, listingAnswers, listOf, wine } from '../../fixtures/products.ts';
import { showPage } from '../../fixtures/show.ts';
import { routes } from '../../routes.tsx';

afterEach(cleanup);

const withoutProducts = (group: FilterGroup): FilterGroup => ({
  ...group,
  options: group.options.map((option) => ({ ...option, count: 0 })),
});
const openPage = (url: string, options: Parameters<typeof openPageOf>[2]) =>
  act(async () => void (await openPageOf(routes, url, options)));
const oneWine = { ...listingAnswers, 'list-wines': listOf([wine()]) };

describe('a listing in the browser', () => {
  it('ticks a filter and navigates to its URL', async () => {
    const { host } = await showPage('/vinos?page=2', listingAnswers);
    const column = screen.getByRole('complementary', { name: 'Filtros' });
    const chile = within(column).getByRole<HTMLInputElement>('checkbox', { name: 'Chile' });
    await userEvent.click(chile);
    expect(chile.checked).toBe(true);
    expect(host.visited).toEqual(['/vinos?pais=chile']);
  });

  it('shows values without products of a long group only behind "Ver N más"', async () => {
    const options = Array.from({ length: 9 }, (_, at) => ({
      value: `cepa-${at}`,
      label: `Cepa ${at}`,
      count: [0, 3, 5].includes(at) ? 0 : 1,
    }));
    const answer = { ...filters(), data: [{ key: 'variedad', label: 'Cepa', options }] };
    await showPage('/vinos?variedad=cepa-3', { ...listingAnswers, 'read-wines-filters': answer });
    const column = within(screen.getByRole('complementary', { name: 'Filtros' }));
    const boxes = column.getAllByRole<HTMLInputElement>('checkbox', { name: /^Cepa/ });
    const isHidden = (box: HTMLElement) => box.closest('details') !== null;
    expect(boxes.filter((box) => !isHidden(box)).map(({ value }) => value)).toEqual(
      [1, 2, 3, 4, 6, 7, 8].map((at) => `cepa-${at}`),
    );
    expect(boxes.filter(isHidden).map(({ value }) => value)).toEqual(['cepa-0', 'cepa-5']);
  });

  it('keeps a long group open when its last chosen value is taken out', async () => {
    const options = Array.from({ length: 9 }, (_, at) => ({
      value: `cepa-${at}`,
      label: `Cepa ${at}`,
      count: 1,
    }));
    const answer = { ...filters(), data: [{ key: 'variedad', label: 'Cepa', options }] };
    await showPage('/vinos', { ...listingAnswers, 'read-wines-filters': answer });
    const column = within(screen.getByRole('complementary', { name: 'Filtros' }));
    await userEvent.click(column.getByText('Ver 2 más'));
    const box = column.getByRole('checkbox', { name: 'Cepa 8' });
    await userEvent.click(box);
    await userEvent.click(box);
    expect(box.closest('details')?.open).toBe(true);
  });

  describe('after a change of the page number', () => {
    const scrolled = () => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    afterEach(() => void vi.restoreAllMocks());

    it('goes to the top of the products when the shopper chose a page', async () => {
      const into = scrolled();
      const { open } = await showPage('/vinos', listingAnswers);
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
      await open('/vinos?page=2');
      expect(into).toHaveBeenCalledOnce();
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Productos' }));
    });

    it('leaves position and focus on Back and after a filter', async () => {
      const into = scrolled();
      const { open } = await showPage('/vinos?page=2', listingAnswers);
      const chile = screen.getByRole('checkbox', { name: 'Chile' });
      await userEvent.click(chile);
      await open('/vinos?pais=chile');
      expect(document.activeElement).toBe(chile);
      await open('/vinos?page=2');
      expect(into).not.toHaveBeenCalled();
    });

    it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
      'stays there when %s opened a page elsewhere',
      async (key) => {
        const into = scrolled();
        const { open } = await showPage('/vinos', listingAnswers);
        addEventListener('click', (event) => event.preventDefault(), { once: true });
        fireEvent.click(screen.getByRole('link', { name: 'Página 2' }), { [key]: true });
        await open('/vinos?page=2');
        expect(into).not.toHaveBeenCalled();
      },
    );
  });

  it('navigates to another sort order', async () => {
    const { host } = await showPage('/vinos', listingAnswers);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Precio: menor a mayor');
    expect(host.visited).toEqual(['/vinos?sort=price']);
  });

  it('keeps an order chosen before its answer arrived in the links to pages and page sizes', async () => {
    await showPage('/vinos', listingAnswers);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'Precio: menor a mayor');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Página 2')).toBe('/vinos?sort=price&page=2');
    expect(hrefOf('24')).toBe('/vinos?sort=price&per_page=24');
  });

  it('applies a price limit that is typed with a dot on Enter', async () => {
    const { host } = await showPage('/vinos', listingAnswers);
    await userEvent.type(screen.getByRole('textbox', { name: 'Desde' }), '5.000{Enter}');
    expect(host.visited).toEqual(['/vinos?precio_min=5000']);
  });

  it('shows slider values in the fields and applies them on release', async () => {
    const { host } = await showPage('/vinos', listingAnswers);
    const low = screen.getByRole<HTMLInputElement>('slider', { name: 'Precio mínimo' });
    expect(low.getAttribute('aria-valuetext')).toBe('Sin límite');
    fireEvent.change(low, { target: { value: '2' } });
    expect(low.getAttribute('aria-valuetext')).toBe('$5.000');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Desde' }).value).toBe('5000');
    expect(host.visited).toEqual([]);
    fireEvent.pointerUp(low);
    expect(host.visited).toEqual(['/vinos?precio_min=5000']);
  });

  it('keeps a typed limit between two stops when the other handle moves', async () => {
    const { host } = await showPage('/vinos?precio_max=12345', listingAnswers);
    const low = screen.getByRole<HTMLInputElement>('slider', { name: 'Precio mínimo' });
    fireEvent.change(low, { target: { value: '2' } });
    fireEvent.pointerUp(low);
    expect(host.visited).toEqual(['/vinos?precio_min=5000&precio_max=12345']);
  });

  it('applies a slider moved by keys after a pause and keeps its focus', async () => {
    const { host } = await showPage('/vinos', listingAnswers);
    const high = screen.getByRole<HTMLInputElement>('slider', { name: 'Precio máximo' });
    high.focus();
    fireEvent.change(high, { target: { value: '6' } });
    fireEvent.change(high, { target: { value: '5' } });
    await waitFor(() => expect(host.visited).toEqual(['/vinos?precio_max=8000']));
    expect(document.activeElement).toBe(high);
    fireEvent.change(high, { target: { value: high.max } });
    await waitFor(() => expect(host.visited.at(-1)).toBe('/vinos'));
  });

  it('stops the lower slider handle at the upper one', async () => {
    await showPage('/vinos?precio_max=8000', listingAnswers);
    const low = screen.getByRole<HTMLInputElement>('slider', { name: 'Precio mínimo' });
    fireEvent.change(low, { target: { value: low.max } });
    expect(low.getAttribute('aria-valuetext')).toBe('$8.000');
  });

  it('disables the add button for a sold-out format while another format is in stock', async () => {
    const brie = cheese([{ stock: 8 }, { sku: 'BRIE-300', format: 300, stock: 0 }]);
    await showPage('/vinos', { ...listingAnswers, 'list-wines': listOf([brie]) });
    const card = within(screen.getByRole('article'));
    const add = card.getByRole<HTMLButtonElement>('button', { name: 'Agregar al carrito' });
    expect(add.disabled).toBe(false);
    await userEvent.click(card.getByRole('button', { name: 'Aumentar cantidad' }));
    expect(card.getByRole('status', { name: 'Formato' }).textContent).toBe('300 grAgotado');
    expect(add.disabled).toBe(true);
  });

  it('names the format without a weight on a card', async () => {
    const brie = cheese([
      { sku: 'BRIE-PZA', format: null },
      { sku: 'BRIE-300', format: 300 },
    ]);
    await showPage('/vinos', { ...listingAnswers, 'list-wines': listOf([brie]) });
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('status', { name: 'Formato' }).textContent).toBe('Unidad');
  });

  it('opens the phone’s filter drawer, whose button shows the count and closes it', async () => {
    await showPage('/vinos', { ...listingAnswers, 'read-wines-filters': filters() });
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' }, { timeout: 4_000 });
    expect(within(drawer).getByRole('checkbox', { name: 'Syrah' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Ver 64 productos' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
  });

  it('counts no products in the filter drawer when the products could not be loaded', async () => {
    await showPage('/vinos', { 'read-wines-filters': filters() });
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' }, { timeout: 4_000 });
    expect(within(drawer).queryByRole('button', { name: 'Ver 0 productos' })).toBeNull();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Filtrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filtros' })).toBeNull());
  });

  it('adds the chosen quantity to the cart and confirms it', async () => {
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

  it('starts the counter at the quantity in the cart', async () => {
    const { host } = await showPage('/vinos', oneWine);
    host.bus.publish(cartState, { count: 3, total: 38970, lines: [{ sku: 'QH-CAR-22', qty: 3 }] });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad' }).value).toBe('3'),
    );
  });

  it('shows products when counts fail, with a separate retry for the counts', async () => {
    let isDown = true;
    await showPage('/vinos', {
      ...oneWine,
      'read-wines-filters': () => {
        if (isDown) throw new Error('down');
        return filters();
      },
    });
    expect(screen.getByRole('article', { name: 'Quebrada Honda Carmenère' })).toBeTruthy();
    isDown = false;
    const column = within(screen.getByRole('complementary', { name: 'Filtros' }));
    await userEvent.click(column.getByRole('button', { name: 'Reintentar' }));
    expect(await column.findByRole('checkbox', { name: 'Chile' })).toBeTruthy();
    expect(column.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('keeps the last filters usable without counts when counts fail', async () => {
    let counts = { ...filters(), data: filters().data.map(withoutProducts) };
    const { host, scope } = await showPage('/vinos', {
      ...oneWine,
      'read-wines-filters': () => {
        if (counts.total === 0) throw new Error('down');
        return counts;
      },
    });
    const syrah = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Syrah' });
    expect(syrah.disabled).toBe(true);
    counts = { ...counts, total: 0 };
    await openPage('/vinos?pais=chile', { scope, locale: host.locale });
    await screen.findByText('No pudimos contar los productos de cada filtro.');
    expect(syrah.disabled).toBe(false);
    await userEvent.click(syrah);
    expect(host.visited.at(-1)).toBe('/vinos?variedad=syrah&pais=chile');
  });

  it('loads after a retry of a failed request', async () => {
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

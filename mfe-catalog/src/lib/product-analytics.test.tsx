// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it } from 'vitest';
import { filters, listingAnswers, listOf, wine, wineDetail } from '../fixtures/products.ts';
import { showPage } from '../fixtures/show.ts';

afterEach(cleanup);

const item = {
  item_id: 'QH-CAR-22',
  item_name: 'Quebrada Honda Carmenère 2022',
  item_brand: 'Viña Quebrada Honda',
  item_category: 'Wine',
  price: 12990,
};
const oneWine = { ...listingAnswers, 'list-wines': { ...listOf([wine()]), current_page: 2, per_page: 12 } };

/** Waits until the data layer has `count` entries, because a separate chunk creates them. */
const heard = (host: TestHost, count: number) =>
  waitFor(() => expect(host.tracked).toHaveLength(count), { timeout: 4_000 });

describe('the data layer', () => {
  it('receives the products of a listing with their position in the whole list', async () => {
    const { host } = await showPage('/vinos?page=2', oneWine);
    await heard(host, 1);
    expect(host.tracked).toEqual([
      {
        event: 'view_item_list',
        data: { item_list_id: 'wines', items: [{ ...item, item_list_id: 'wines', index: 12 }] },
      },
    ]);
  });

  it('receives the opened card, but not clicks on its buttons', async () => {
    const { host } = await showPage('/vinos?page=2', oneWine);
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(screen.getByRole('link', { name: 'Quebrada Honda Carmenère' }));
    await heard(host, 2);
    expect(host.tracked.slice(1)).toEqual([
      {
        event: 'select_item',
        data: { item_list_id: 'wines', items: [{ ...item, item_list_id: 'wines', index: 12 }] },
      },
    ]);
  });

  it('receives offers and search results, but no empty list', async () => {
    const offers = { 'list-offers': listOf([wine()]), 'read-offer-filters': filters() };
    const search = { ...listOf([]), data: [{ ...wine(), images: [] }], total: 1, corrected: null };
    const none = { ...offers, 'list-offers': listOf([]) };
    const listsOf = async (url: string, answers: object, count: number) => {
      const { host } = await showPage(url, { ...answers });
      await heard(host, count);
      cleanup();
      return host.tracked.map(({ data }) => data.item_list_id);
    };
    expect(await listsOf('/ofertas', offers, 1)).toEqual(['offers']);
    expect(await listsOf('/vinos/busqueda?q=a', { search }, 1)).toEqual(['search']);
    expect(await listsOf('/ofertas', none, 0)).toEqual([]);
  });

  it('receives the viewed product in pesos, and its recommendations', async () => {
    const product = wineDetail({ related: [wine({ sku: 'OTHER', slug: 'other' })] });
    const { host } = await showPage(`/vinos/${product.slug}`, { 'read-wines': { data: product } });
    await heard(host, 2);
    expect(host.tracked).toMatchObject([
      { event: 'view_item_list', data: { item_list_id: 'related', items: [{ item_id: 'OTHER', index: 0 }] } },
      { event: 'view_item', data: { currency: 'CLP', value: 12990, items: [item] } },
    ]);
  });
});

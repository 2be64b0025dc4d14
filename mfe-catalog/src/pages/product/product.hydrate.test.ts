// @vitest-environment happy-dom
import { act } from 'react';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { control, hydratePage } from '../../fixtures/hydrate-page.ts';
import { cheese, wineDetail } from '../../fixtures/products.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

it('adds the format and quantity chosen before hydration', async () => {
  const formats = [{}, { sku: 'BRIE-300', format: 300, price: 10990 }].map((format) => ({
    ...format,
    is_unit_sales: 1 as const,
  }));
  const sizes = '[value="BRIE-300"]';
  const { host, unmount } = await hydratePage(
    '/productos/brie-del-bosque?t=g',
    { 'read-gourmets': { data: wineDetail({ ...cheese(formats), related: [] }) } },
    (markup) => {
      control<HTMLInputElement>(markup, sizes).checked = true;
      control<HTMLInputElement>(markup, '[role="spinbutton"]').value = '4';
    },
  );
  expect(control<HTMLInputElement>(document, sizes).checked).toBe(true);
  expect(document.body.textContent).toContain('$10.990');
  const bought: [string, number][] = [];
  host.bus.serve(cartUpdate, ({ item, qty }) => {
    bought.push([item.sku, qty]);
    return { count: qty, total: item.price * qty };
  });
  await act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Agregar al carrito')
      ?.click(),
  );
  expect(bought).toEqual([['BRIE-300', 4]]);
  expect(host.problems).toEqual([]);
  await unmount();
});

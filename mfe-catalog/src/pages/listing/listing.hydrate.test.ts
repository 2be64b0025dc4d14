// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { control, hydratePage } from '../../fixtures/hydrate-page.ts';
import { filters, listingAnswers } from '../../fixtures/products.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

it('applies filters and sort chosen before hydration, and keeps a half-typed price limit', async () => {
  const { host, unmount } = await hydratePage('/vinos', listingAnswers, (markup) => {
    control<HTMLInputElement>(markup, 'input[name="pais"][value="chile"]').checked = true;
    control<HTMLSelectElement>(markup, 'select[name="sort"]').value = 'price';
    const typed = control<HTMLInputElement>(markup, 'input[name="precio_max"]');
    typed.focus();
    typed.value = '20000';
  });
  expect(host.visited.at(-1)).toBe('/vinos?pais=chile&sort=price');
  const field = control<HTMLInputElement>(document, 'input[name="precio_max"]');
  expect(field.value).toBe('20000');
  await act(async () => field.blur());
  expect(host.visited.at(-1)).toBe('/vinos?pais=chile&precio_max=20000&sort=price');
  expect(host.problems).toEqual([]);
  await unmount();
});

it('keeps a long group that the server rendered open when its last chosen value is taken out', async () => {
  const options = Array.from({ length: 9 }, (_, at) => ({
    value: `cepa-${at}`,
    label: `Cepa ${at}`,
    count: 1,
  }));
  const answer = { ...filters(), data: [{ key: 'variedad', label: 'Cepa', options }] };
  const answers = { ...listingAnswers, 'read-wines-filters': answer };
  const { unmount } = await hydratePage('/vinos?variedad=cepa-8', answers, () => {});
  const box = control<HTMLInputElement>(document, 'input[value="cepa-8"]');
  expect(box.checked).toBe(true);
  await act(async () => box.click());
  expect(box.checked).toBe(false);
  expect(box.closest('details')?.open).toBe(true);
  await unmount();
});

/** Moves the handles of the price slider to the stops with these indexes. */
const drag = (markup: ParentNode, places: readonly number[]) =>
  markup.querySelectorAll<HTMLInputElement>('input[type="range"]').forEach((handle, index) => {
    handle.value = String(places[index]);
  });
const prices = () =>
  ['precio_min', 'precio_max'].map(
    (name) => control<HTMLInputElement>(document, `input[name="${name}"]`).value,
  );

it.each([
  { title: 'both handles', places: [2, 10], shown: ['5000', '13000'] },
  { title: 'handles that crossed', places: [10, 2], shown: ['5000', '13000'] },
])('applies the price range of $title dragged before hydration', async ({ places, shown }) => {
  const { host, unmount } = await hydratePage('/vinos', listingAnswers, (markup) => drag(markup, places));
  expect(prices()).toEqual(shown);
  await act(() =>
    vi.waitFor(() => expect(host.visited.at(-1)).toBe('/vinos?precio_min=5000&precio_max=13000'), 2_000),
  );
  expect(host.problems).toEqual([]);
  await unmount();
});

it('keeps the limit of a handle that was not dragged before hydration', async () => {
  const { unmount } = await hydratePage('/vinos?precio_max=12345', listingAnswers, (markup) =>
    drag(markup, [2, 10]),
  );
  expect(prices()).toEqual(['5000', '12345']);
  await unmount();
});

it('keeps a price limit typed before hydration beside a dragged handle', async () => {
  const { unmount } = await hydratePage('/vinos', listingAnswers, (markup) => {
    const end = control<HTMLInputElement>(markup, 'input[type="range"]').max;
    drag(markup, [2, Number(end)]);
    control<HTMLInputElement>(markup, 'input[name="precio_max"]').value = '20000';
  });
  expect(prices()).toEqual(['5000', '20000']);
  await unmount();
});

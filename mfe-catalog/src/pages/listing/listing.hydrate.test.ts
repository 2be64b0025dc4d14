// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { control, hydratePage } from '../../fixtures/hydrate-page.ts';
import { listingAnswers } from '../../fixtures/products.ts';

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

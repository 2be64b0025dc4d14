// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { comeAlive, control } from '../../fixtures/come-alive.ts';
import { listingAnswers } from '../../fixtures/products.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

it('goes to the address of what was ticked and ordered before the page came alive', async () => {
  const { host, leave } = await comeAlive('/vinos', listingAnswers, (markup) => {
    control<HTMLInputElement>(markup, 'input[name="pais"][value="chile"]').checked = true;
    control<HTMLSelectElement>(markup, 'select[name="sort"]').value = 'price';
  });
  expect(host.visited.at(-1)).toBe('/vinos?pais=chile&sort=price');
  expect(host.problems).toEqual([]);
  await leave();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { comeAlive, control } from '../../fixtures/come-alive.ts';
import { listingAnswers } from '../../fixtures/products.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

it('keeps a price limit that is being typed while the page comes alive, and takes it when the field is left', async () => {
  const { host, leave } = await comeAlive('/vinos', listingAnswers, (markup) => {
    const typed = control<HTMLInputElement>(markup, 'input[name="precio_max"]');
    typed.focus();
    typed.value = '20000';
  });
  const field = control<HTMLInputElement>(document, 'input[name="precio_max"]');
  expect(field.value).toBe('20000');
  expect(host.visited).toEqual([]);
  await act(async () => field.blur());
  expect(host.visited).toEqual(['/vinos?precio_max=20000']);
  expect(host.problems).toEqual([]);
  await leave();
});

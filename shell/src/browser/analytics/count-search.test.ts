// @vitest-environment happy-dom
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideConsent } from '../../consent.ts';

type Count = typeof import('./count-search.ts').countSearch;

let countSearch: Count;
const sent: unknown[] = [];
const api = {
  call: async (_: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    return { ok: true };
  },
} as unknown as ApiClient;

beforeEach(async () => {
  vi.resetModules();
  ({ countSearch } = await import('./count-search.ts'));
});
afterEach(() => {
  localStorage.clear();
  sent.length = 0;
});

const show = (q: string, ...skus: string[]) => {
  const items = skus.map((item_id) => ({ item_id }));
  countSearch(api, { event: 'view_item_list', data: { item_list_id: 'search', items }, q });
};
const open = (sku: string) =>
  countSearch(api, {
    event: 'select_item',
    data: { item_list_id: 'search', items: [{ item_id: sku }] },
    q: '',
  });
const add = (sku: string) =>
  countSearch(api, { event: 'add_to_cart', data: { items: [{ item_id: sku }] }, q: '' });
const agree = () => decideConsent({ measurement: true, advertising: false });

it('counts each step of a search once', () => {
  agree();
  show('malbec', 'W1', 'W2');
  show('malbec', 'W3');
  open('W1');
  open('W2');
  add('W3');
  add('W9');
  expect(sent).toEqual([
    { q: 'malbec', step: 'view' },
    { q: 'malbec', step: 'press' },
    { q: 'malbec', step: 'cart' },
  ]);
});

it('counts an addition from the results as a press too, and another search anew', () => {
  agree();
  show('malbec', 'W1');
  add('W1');
  show('merlot', 'W2');
  add('W1');
  expect(sent).toEqual([
    { q: 'malbec', step: 'view' },
    { q: 'malbec', step: 'press' },
    { q: 'malbec', step: 'cart' },
    { q: 'merlot', step: 'view' },
  ]);
});

it('sends nothing without consent to measurement, and nothing about other lists', () => {
  show('malbec', 'W1');
  open('W1');
  decideConsent({ measurement: false, advertising: true });
  open('W1');
  agree();
  countSearch(api, {
    event: 'select_item',
    data: { item_list_id: 'wines', items: [{ item_id: 'W1' }] },
    q: '',
  });
  expect(sent).toEqual([]);
});

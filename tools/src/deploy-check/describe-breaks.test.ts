import type { Break } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';
import { expect, it } from 'vitest';
import { describeBreaks } from './describe-breaks.ts';

const record = (id: string, role: ContractRecord['role'], version: string) =>
  ({ id, role, version }) as ContractRecord;
const checkout = { ...record('checkout', 'remote', '2'), team: ['@casa-quillay/checkout', '#checkout'] };
const api = record('api', 'api', '7');
const at = (about: string, reason: string): Break => ({ with: 'api 7', about, reason });

it('tells one cause once, however many endpoints it concerns', () => {
  const breaks = ['list-wines', 'read-cart', 'list-boxes', 'list-offers', 'read-wine'].map((id) =>
    at(`endpoint ${id}`, 'response: data[].price: cents instead of clp'),
  );
  expect(
    describeBreaks([...breaks, at('endpoint read-cart', 'response: brand: is missing')], checkout, api),
  ).toEqual([
    'endpoint list-wines: response: data[].price: cents instead of clp. The same in endpoint read-cart, ' +
      'endpoint list-boxes, endpoint list-offers and 1 more',
    'endpoint read-cart: response: brand: is missing',
    'First api: release it with what checkout needs. Until then, checkout must work with api 7',
  ]);
});

it('names the remote that must change before the shell and the API do, and its team', () => {
  const breaks = [at('topic cart.state', 'payload: total: is missing')];
  expect(describeBreaks(breaks, api, checkout).at(-1)).toBe(
    'First checkout (@casa-quillay/checkout, #checkout): release it without what is gone. Until then, api must keep what checkout 2 needs',
  );
  expect(describeBreaks([], api, checkout)).toEqual([]);
});

import { expect, it } from 'vitest';
import { listLink } from './list-link.ts';

it('leads to a list whose filters are set and visible', () => {
  const { pathname, searchParams } = new URL(listLink('orders', { status: 'confirmed' }), 'http://office');
  expect(pathname).toBe('/orders');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ status: 'confirmed' });
  expect(JSON.parse(searchParams.get('displayedFilters') ?? '')).toEqual({ status: true });
});

it('leads to a list in another order than its own', () => {
  const link = listLink('orders', {}, { field: 'promise', order: 'ASC' });
  const { searchParams } = new URL(link, 'http://office');
  expect([searchParams.get('sort'), searchParams.get('order')]).toEqual(['promise', 'ASC']);
});

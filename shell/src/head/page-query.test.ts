import { describe, expect, it } from 'vitest';
import { pageQuery, toUrl } from './page-query.ts';

const KEYS = ['tipo', 'page', 'q'];
const pageUrl = (search: string) => toUrl('/vinos', pageQuery(new URLSearchParams(search), KEYS));

describe('page address', () => {
  it('keeps the keys of its route in a fixed order and drops all others', () => {
    expect(pageUrl('utm_source=x&tipo=tinto&page=2&tipo=blanco&lang=en')).toBe(
      '/vinos?page=2&tipo=tinto&tipo=blanco',
    );
    expect(pageUrl('fbclid=1')).toBe('/vinos');
  });

  it('drops a query that is too long for the cache', () => {
    expect(pageUrl(`q=${'x'.repeat(2_000)}`)).toBe('/vinos');
  });
});

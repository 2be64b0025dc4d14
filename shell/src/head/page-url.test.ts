import { describe, expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

describe('page address', () => {
  it('keeps known keys in a fixed order and drops all others', () => {
    expect(pageUrl('/vinos', 'utm_source=x&tipo=tinto&page=2&tipo=blanco&lang=en')).toBe(
      '/vinos?page=2&tipo=tinto&tipo=blanco',
    );
    expect(pageUrl('/vinos', 'fbclid=1')).toBe('/vinos');
  });

  it.each(['evento=cata', 'comida=queso&continente=europa&paso=plato', 'ano=2026&tema=vinos'])(
    'brings %s to the remote, whose page depends on it',
    (query) => expect(pageUrl('/x', query)).toBe(`/x?${query}`),
  );

  it('drops a huge query, which would fill the cache', () => {
    expect(pageUrl('/vinos', `q=${'x'.repeat(2_000)}`)).toBe('/vinos');
  });
});

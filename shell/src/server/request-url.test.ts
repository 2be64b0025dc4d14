import { describe, expect, it } from 'vitest';
import { chooseLocale, pageUrl, readCookie } from './request-url.ts';

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

  it('does not let a huge query fill the cache', () => {
    expect(pageUrl('/vinos', `q=${'x'.repeat(2_000)}`)).toBe('/vinos');
  });
});

describe('language', () => {
  const both = ['es', 'en'] as const;
  it('follows the address, then the cookie, then Spanish', () => {
    expect(chooseLocale('lang=en', 'es', both)).toEqual({ locale: 'en', remember: true });
    expect(chooseLocale('', 'en', both)).toEqual({ locale: 'en', remember: false });
    expect(chooseLocale('lang=fr', 'xx', both)).toEqual({ locale: 'es', remember: false });
  });

  it('offers only the languages of this shop', () => {
    expect(chooseLocale('lang=en', 'en', ['es'])).toEqual({ locale: 'es', remember: false });
  });

  it('reads one cookie among others', () => {
    expect(readCookie('a=1; locale=en; b=2', 'locale')).toBe('en');
    expect(readCookie(undefined, 'locale')).toBeUndefined();
  });
});

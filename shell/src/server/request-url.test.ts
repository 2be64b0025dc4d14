import { describe, expect, it } from 'vitest';
import { chooseLocale, readCookie } from './request-url.ts';

describe('language', () => {
  const both = ['es', 'en'] as const;
  it('follows the address, then the cookie, then Spanish', () => {
    expect(chooseLocale('lang=en', 'es', both)).toEqual({ locale: 'en', remember: true });
    expect(chooseLocale('', 'en', both)).toEqual({ locale: 'en', remember: false });
  });

  it('stores Spanish at the first visit, and in the place of a language that nobody knows', () => {
    expect(chooseLocale('', undefined, both)).toEqual({ locale: 'es', remember: true });
    expect(chooseLocale('lang=fr', 'xx', both)).toEqual({ locale: 'es', remember: true });
  });

  it('offers only the languages of this shop', () => {
    expect(chooseLocale('lang=en', 'en', ['es'])).toEqual({ locale: 'es', remember: true });
  });

  it('reads one cookie among others', () => {
    expect(readCookie('a=1; locale=en; b=2', 'locale')).toBe('en');
    expect(readCookie(undefined, 'locale')).toBeUndefined();
  });
});

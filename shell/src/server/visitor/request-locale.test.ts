import { describe, expect, it } from 'vitest';
import { chooseLocale, localeCookie, storedLocale } from './request-locale.ts';

describe('language of a response', () => {
  const both = ['es', 'en'] as const;
  it('is that of the address, else of the cookie, else Spanish', () => {
    expect(chooseLocale('en', 'es', both)).toEqual({ locale: 'en', remember: true });
    expect(chooseLocale(null, 'en', both)).toEqual({ locale: 'en', remember: false });
  });

  it('is stored as Spanish on the first visit and for an unknown language', () => {
    expect(chooseLocale(null, undefined, both)).toEqual({ locale: 'es', remember: true });
    expect(chooseLocale('fr', 'xx', both)).toEqual({ locale: 'es', remember: true });
  });

  it('is always one of the languages of this shop', () => {
    expect(chooseLocale('en', 'en', ['es'])).toEqual({ locale: 'es', remember: true });
  });

  it('is read from one cookie among others', () => {
    expect(storedLocale({ headers: { cookie: 'a=1; locale=en; b=2' } })).toBe('en');
    expect(storedLocale({ headers: {} })).toBeUndefined();
  });

  it('is stored in a cookie for the whole shop, secure where the shop has https', () => {
    const cookie = localeCookie('en', { publicUrl: 'https://tienda.example', localeCookieSeconds: 604_800 });
    expect(cookie.split('; ').sort()).toEqual(
      ['locale=en', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    );
    expect(localeCookie('es', { publicUrl: 'http://localhost', localeCookieSeconds: 1 })).not.toContain(
      'Secure',
    );
  });
});

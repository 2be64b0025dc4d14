/** Language of a response, and the cookie that stores it (docs/product/languages.md#language-choice). */
import type { FastifyRequest } from 'fastify';
import { LOCALE_COOKIE } from 'shared-contracts/domain/storage-keys';
import { DEFAULT_LOCALE, isLocale, type Locale } from 'shared-contracts/locale';
import type { ShellConfig } from '../config.ts';
import { targetOf } from './request-url.ts';
import { shopCookie, storedCookie } from './shop-cookie.ts';

/** Query key that sets the language. */
export const LOCALE_KEY = 'lang';

export interface LocaleChoice {
  locale: Locale;
  /** Whether to set the cookie: the address contains the language, or no cookie stores one. */
  remember: boolean;
}

/** The language of `?lang=`, else of the cookie, else the default language of the shop. */
export const chooseLocale = (
  asked: string | null,
  stored: string | undefined,
  locales: readonly Locale[],
): LocaleChoice => {
  const allowed = (value: unknown): value is Locale => isLocale(value) && locales.includes(value);
  if (allowed(asked)) return { locale: asked, remember: true };
  const fallback = locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (locales[0] ?? DEFAULT_LOCALE);
  return allowed(stored) ? { locale: stored, remember: false } : { locale: fallback, remember: true };
};

/** The language in the cookie, unchecked. */
export const storedLocale = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  storedCookie(request, LOCALE_COOKIE);

/** The language of a page or a document of the shop. */
export const localeOf = (request: FastifyRequest, { locales }: Pick<ShellConfig, 'locales'>): LocaleChoice =>
  chooseLocale(targetOf(request).query.get(LOCALE_KEY), storedLocale(request), locales);

/** The `Set-Cookie` header that stores a language. */
export const localeCookie = (
  locale: Locale,
  config: Pick<ShellConfig, 'publicUrl' | 'localeCookieSeconds'>,
): string =>
  // The page reads it (inline/reload-outdated.ts).
  shopCookie(config, {
    name: LOCALE_COOKIE,
    value: locale,
    maxAge: config.localeCookieSeconds,
    httpOnly: false,
  });

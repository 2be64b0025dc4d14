/** Path, language and cookies of a request. */
import { DEFAULT_LOCALE, isLocale, type Locale } from 'shared-contracts/locale';
import { rewritePath } from 'shared-contracts/routes';

export interface RequestTarget {
  /** Resolved and rewritten path: begins with exactly one slash, has no final one, and no dot segments. */
  pathname: string;
  /** Query without the question mark. */
  search: string;
  /** The client asked for another spelling of this path and is redirected. */
  isMoved: boolean;
}

/** Relative addresses are resolved against it. */
const BASE = 'http://shop.invalid';

/**
 * Reads the target of a request. The path is resolved as a browser would do it: `\\` is a slash, `/./` is nothing. A
 * path that begins with two slashes would name another host, and a `Location` made of it would lead away from the shop.
 */
export const readTarget = (target = '/'): RequestTarget => {
  // A proxy may send the absolute form (RFC 9112, 3.2.2).
  const relative = target.replace(/^https?:\/\/[^/?#\\]*/i, '');
  const [asked = '', search = ''] = relative.split(/\?(.*)/s);
  const { pathname: resolved } = new URL(`${BASE}/${asked.replace(/^\//, '')}`);
  const clean = resolved.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const pathname = rewritePath(clean);
  return { pathname, search, isMoved: pathname !== asked };
};

/** Whether a redirect to this address stays in the shop. */
export const isLocalPath = (location: string): boolean =>
  location.startsWith('/') && URL.canParse(location, BASE) && new URL(location, BASE).origin === BASE;

export interface LocaleChoice {
  locale: Locale;
  /** The address asked for this language, or no cookie holds one yet: store it (SPEC §4 "Language"). */
  remember: boolean;
}

/** `?lang=` wins, then the cookie, then Spanish (SPEC §4 "Language"). */
export const chooseLocale = (
  search: string,
  cookie: string | undefined,
  locales: readonly Locale[],
): LocaleChoice => {
  const asked = new URLSearchParams(search).get('lang');
  const allowed = (value: unknown): value is Locale => isLocale(value) && locales.includes(value);
  if (allowed(asked)) return { locale: asked, remember: true };
  const fallback = locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (locales[0] ?? DEFAULT_LOCALE);
  return allowed(cookie) ? { locale: cookie, remember: false } : { locale: fallback, remember: true };
};

/** One cookie of a Cookie header. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
};

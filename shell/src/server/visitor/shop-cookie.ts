/** Cookies of the shell. */
import { parseCookie, type SetCookie, type StringifyOptions, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';

export const storedCookie = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined => parseCookie(headers.cookie ?? '')[name];

/**
 * `Set-Cookie`, by default for all pages and hidden from scripts. `lax`: also links of mails, chats and the office, and
 * redirects of the card gateway lead to a page with it.
 */
export const shopCookie = (
  { publicUrl }: Pick<ShellConfig, 'publicUrl'>,
  cookie: SetCookie,
  options?: StringifyOptions,
): string =>
  stringifySetCookie(
    { path: '/', sameSite: 'lax', httpOnly: true, secure: publicUrl.startsWith('https:'), ...cookie },
    options,
  );

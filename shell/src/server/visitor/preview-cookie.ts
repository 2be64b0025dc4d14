/** The cookie with the previews of a browser: `<name>.<secret>`, separated by `~`, newest first. */
import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { shopCookie, storedCookie } from './shop-cookie.ts';

const PREVIEW_COOKIE = 'preview';
const SEPARATOR = '~';
/** Links that a cookie may hold: one for each remote. */
const MOST_LINKS = 4;
const LINK = /^([a-z0-9-]{1,40})\.([\w-]{1,64})$/;

/** The part of a link that identifies a preview. */
export interface PreviewLink {
  name: string;
  secret: string;
}

export const parseLink = (text: string): PreviewLink | null => {
  const [, name, secret] = LINK.exec(text) ?? [];
  return name && secret ? { name, secret } : null;
};

/** Undefined for a browser without the cookie. */
export const storedLinks = (request: Pick<FastifyRequest, 'headers'>): readonly PreviewLink[] | undefined =>
  storedCookie(request, PREVIEW_COOKIE)
    ?.split(SEPARATOR)
    .slice(0, MOST_LINKS)
    .flatMap((text) => parseLink(text) ?? []);

/** `Set-Cookie` with these links. Without any, the browser drops the cookie. */
export const previewCookie = (
  links: readonly PreviewLink[],
  config: Pick<ShellConfig, 'publicUrl'>,
): string =>
  shopCookie(config, {
    name: PREVIEW_COOKIE,
    value: links
      .slice(0, MOST_LINKS)
      .map(({ name, secret }) => `${name}.${secret}`)
      .join(SEPARATOR),
    ...(links.length > 0 ? {} : { maxAge: 0 }),
  });

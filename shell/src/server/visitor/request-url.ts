/** Parses the address of a request once, for every step that answers it. */
import type { FastifyRequest } from 'fastify';
import { matchRoute, type RouteMatch, rewritePath } from 'shared-contracts/routes';

export interface RequestTarget {
  /** Resolved and rewritten path with exactly one leading slash, no trailing slash and no dot segments. */
  pathname: string;
  /** The complete query. */
  query: URLSearchParams;
  /** Null if no remote owns the path. */
  match: RouteMatch | null;
  /** True if the requested path differs from `pathname`. The shell then redirects. */
  isMoved: boolean;
}

/** Base for relative addresses. */
const BASE = 'http://shop.invalid';

/**
 * Parses the target of a request. Resolves the path as browsers do: `\\` is a slash, `/./` is removed. Two
 * leading slashes are reduced to one, because a `Location` with two would redirect to another host.
 */
const readTarget = (target = '/'): RequestTarget => {
  // A proxy may send the absolute form (RFC 9112, 3.2.2).
  const relative = target.replace(/^https?:\/\/[^/?#\\]*/i, '');
  const { pathname: resolved, searchParams } = new URL(`${BASE}/${relative.replace(/^\//, '')}`);
  const clean = resolved.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const pathname = rewritePath(clean);
  const asked = relative.replace(/\?.*/s, '');
  return { pathname, query: searchParams, match: matchRoute(pathname), isMoved: pathname !== asked };
};

const targets = new WeakMap<object, RequestTarget>();

/** The parsed address of a request. Each request is parsed once. */
export const targetOf = ({ raw }: Pick<FastifyRequest, 'raw'>): RequestTarget => {
  const known = targets.get(raw);
  if (known) return known;
  const target = readTarget(raw.url);
  targets.set(raw, target);
  return target;
};

/** Whether a redirect to this address stays in the shop. */
export const isLocalPath = (location: string): boolean =>
  location.startsWith('/') && URL.canParse(location, BASE) && new URL(location, BASE).origin === BASE;

/** The address if it is a path of the shop, in the form for a `Location` header. Null for another address. */
export const localPath = (location: string): string | null => {
  if (!isLocalPath(location)) return null;
  const { pathname, search, hash } = new URL(location, BASE);
  // `/./` and `/a/..` may leave two slashes, which would lead to another host.
  return pathname.replace(/^\/{2,}/, '/') + search + hash;
};

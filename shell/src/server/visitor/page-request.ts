/** The parsed request for a page. Later steps use it and parse nothing again. */

import type { Release } from 'releases/remote-registry';
import type { Locale } from 'shared-contracts/locale';
import { type QueryRule, queryKeysOf, queryRulesOf } from 'shared-contracts/query-keys';
import type { ParsedAddress } from 'shared-contracts/remote';
import type { RouteMatch } from 'shared-contracts/routes';
import { pageQuery, toUrl } from '../../head/page-query.ts';
import type { DraftView } from './draft-preview.ts';
import type { PreviewView } from './previews.ts';
import type { ReleaseSet } from './release-set.ts';
import type { RequestTarget } from './request-url.ts';

/** The parts of a request that choose between versions of a page. */
export interface Visitor extends ReleaseSet {
  locale: Locale;
  /** Previews of the browser. */
  preview?: PreviewView | undefined;
  /** Draft that the browser previews. */
  draft?: DraftView | undefined;
  /** Network of the client, for its turn in the queue of renders. It is never logged. */
  client?: string | undefined;
}

/** A visitor without scripts, as the API must see them. */
export interface PlainVisitor {
  /** Address and protocol of the client, as for requests that the shell forwards. */
  address: string;
  protocol: string;
  userAgent: string;
}

/** A plain page, or a form that was submitted on it (plain/plain-pages.ts). */
export interface PlainRequest {
  /** State from the visitor's cookie. */
  state: string;
  visitor: PlainVisitor;
  form?: Readonly<Record<string, string>>;
}

export interface PageRequest extends Visitor {
  /** Path and relevant query. Addresses with the same `url` show the same page. */
  url: string;
  pathname: string;
  /** Only the query keys of the route. */
  query: URLSearchParams;
  match: RouteMatch | null;
  /** Present for a visitor without scripts. */
  plain?: PlainRequest | undefined;
}

/** Query rules of a release. An older release has none; then the route table of the shell applies. */
export const rulesOf = ({ id, manifest }: Pick<Release, 'id' | 'manifest'>): readonly QueryRule[] =>
  manifest.query ?? queryRulesOf(id);

const keysOf = ({ route }: RouteMatch, releases: ReadonlyMap<string, Release>): readonly string[] => {
  const release = releases.get(route.owner);
  return release ? queryKeysOf(rulesOf(release), route.path) : (route.query ?? []);
};

/** The owner's release names the query keys that the page depends on. */
export const readPage = ({ pathname, query, match }: RequestTarget, visitor: Visitor): PageRequest => {
  const kept = pageQuery(query, match ? keysOf(match, visitor.releases) : []);
  return { ...visitor, url: toUrl(pathname, kept), pathname, query: kept, match };
};

/** The address for the owner's render. */
export const parsedAddress = ({ pathname, query, match }: PageRequest): ParsedAddress | undefined =>
  match
    ? {
        route: match.route.path,
        pathname,
        params: match.params,
        query: Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)])),
      }
    : undefined;

/** Request for a page that belongs to no remote. */
export const ownPage = (pathname: string, visitor: Visitor): PageRequest => ({
  ...visitor,
  url: pathname,
  pathname,
  query: new URLSearchParams(),
  match: null,
});

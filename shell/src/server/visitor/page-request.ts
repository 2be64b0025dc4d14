/** The parsed request for a page. Later steps use it and parse nothing again. */

import type { Release } from 'releases/remote-registry';
import type { Locale } from 'shared-contracts/locale';
import { type QueryRule, queryKeysOf, queryRulesOf } from 'shared-contracts/query-keys';
import type { ParsedAddress } from 'shared-contracts/remote';
import type { RouteMatch } from 'shared-contracts/routes';
import { pageQuery, toUrl } from '../../head/page-query.ts';
import type { DraftView } from './draft-preview.ts';
import type { PreviewView } from './previews.ts';
import type { RequestTarget } from './request-url.ts';

export interface PageRequest {
  /** Path and relevant query. Addresses with the same `url` show the same page. */
  url: string;
  pathname: string;
  /** Only the query keys of the route. */
  query: URLSearchParams;
  match: RouteMatch | null;
  locale: Locale;
  /** Cohort of the shopper. Undefined while no canary runs. */
  cohort?: number | undefined;
  /** Previews of the browser. */
  preview?: PreviewView | undefined;
  /** Draft that the browser previews. */
  draft?: DraftView | undefined;
  /** Network of the client, for its turn in the queue of renders. It is never logged. */
  client?: string | undefined;
}

/** Query rules of a release. An older release has none; then the route table of the shell applies. */
export const rulesOf = ({ id, manifest }: Pick<Release, 'id' | 'manifest'>): readonly QueryRule[] =>
  manifest.query ?? queryRulesOf(id);

const keysOf = ({ route }: RouteMatch, releases: ReadonlyMap<string, Release>): readonly string[] => {
  const release = releases.get(route.owner);
  return release ? queryKeysOf(rulesOf(release), route.path) : (route.query ?? []);
};

/**
 * @param releases releases of this page; the owner's release contains the query keys that the page depends on
 */
export const readPage = (
  { pathname, query, match }: RequestTarget,
  locale: Locale,
  releases: ReadonlyMap<string, Release>,
  { cohort, preview, draft, client }: Pick<PageRequest, 'cohort' | 'preview' | 'draft' | 'client'> = {},
): PageRequest => {
  const kept = pageQuery(query, match ? keysOf(match, releases) : []);
  return { url: toUrl(pathname, kept), pathname, query: kept, match, locale, cohort, preview, draft, client };
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
export const ownPage = (pathname: string, locale: Locale): PageRequest => ({
  url: pathname,
  pathname,
  query: new URLSearchParams(),
  match: null,
  locale,
});

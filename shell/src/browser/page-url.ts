import { queryKeysOf } from 'shared-contracts/query-keys';
import type { RouteMatch } from 'shared-contracts/routes';
import type { RemoteEntry } from '../boot-data.ts';
import { pageQuery, toUrl } from '../head/page-query.ts';

/** Path of the current page with the query keys that its owner's release lists for the route. */
export const pageUrl = (match: RouteMatch | null, remotes: readonly RemoteEntry[]): string => {
  const { pathname, search } = location;
  const rules = remotes.find(({ id }) => id === match?.route.owner)?.query ?? [];
  const keys = match ? queryKeysOf(rules, match.route.path) : [];
  return toUrl(pathname, pageQuery(new URLSearchParams(search), keys));
};

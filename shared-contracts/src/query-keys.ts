/**
 * Query keys that change a page, grouped by route. A release of a remote carries the rules of its own route
 * table, so that the shell keeps a new key without a release of the shell
 * (docs/decisions/0045-query-keys-in-releases.md).
 */
import { ROUTES, type Route } from './routes.ts';

/** Routes that depend on the same query keys. */
export interface QueryRule {
  /** Path patterns, as in the route table. */
  paths: string[];
  keys: string[];
}

/** The rules of one remote, for its release. Routes without query keys are left out. */
export const queryRulesOf = (owner: string, routes: readonly Route[] = ROUTES): QueryRule[] => {
  const own = routes.filter((route) => route.owner === owner && route.query?.length);
  const groups = Map.groupBy(own, ({ query = [] }) => query.join(' '));
  return [...groups].map(([keys, members]) => ({
    paths: members.map(({ path }) => path),
    keys: keys.split(' '),
  }));
};

/** The query keys of a route, by the rules of its owner's release. */
export const queryKeysOf = (rules: readonly QueryRule[], path: string): readonly string[] =>
  rules.find(({ paths }) => paths.includes(path))?.keys ?? [];

import type { EventCallable, Store } from 'effector';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { PageState } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';

/** Payload of a page model's `opened`, when the page opens and when its parameters or query change. */
export interface PageRequest {
  /** Path with query. */
  url: string;
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Every value of every query key, in order. */
  query: Readonly<Record<string, readonly string[]>>;
  locale: Locale;
}

/** Value that each page module exports as `page`. */
export interface Page {
  View: ComponentType;
  opened: EventCallable<PageRequest>;
  /** HTTP status and document head. Null until known. */
  $page: Store<PageState | null>;
}

/** Source of a route's page in `routes.tsx`. `id` is the name of its chunk. */
export interface PageSource {
  id: string;
  load: () => Promise<{ page: Page }>;
}

/** A page with the path pattern of its route. */
export interface PageRoute extends PageSource {
  path: string;
}

const hasParameter = ({ path }: PageRoute): number => Number(path.includes(':'));

/** The routes of a remote, fixed paths before paths with parameters. */
export const toRoutes = (pages: Readonly<Record<string, PageSource>>): PageRoute[] =>
  Object.entries(pages)
    .map(([path, page]) => ({ ...page, path }))
    .sort((one, other) => hasParameter(one) - hasParameter(other));

export interface FoundPage {
  route: PageRoute;
  request: PageRequest;
}

/** The route and request for an address, or null when this remote has no such page. */
export const findPage = (routes: readonly PageRoute[], url: string, locale: Locale): FoundPage | null => {
  const { pathname, search, searchParams } = new URL(url, 'http://shop.invalid');
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const query: Record<string, string[]> = {};
    for (const key of new Set(searchParams.keys())) query[key] = searchParams.getAll(key);
    return { route, request: { url: pathname + search, pathname, params: match.params, query, locale } };
  }
  return null;
};

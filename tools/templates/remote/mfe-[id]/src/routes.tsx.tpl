import type { RouteIdOf } from 'shared-contracts/routes';
import { type PageSource, toRoutes } from 'shared-kit/page';

const home = () => import(/* webpackChunkName: "home" */ './pages/home/home.page.ts');

/** The page of every route of this remote. `id` names the chunk. A route without a page is a type error. */
export const pages: Record<RouteIdOf<'{{id}}'>, PageSource> = {
  '{{path}}': { id: 'home', load: home },
};

export const routes = toRoutes(pages);

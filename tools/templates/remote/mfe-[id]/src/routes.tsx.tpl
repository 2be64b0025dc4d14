import type { PageRoute } from 'shared-kit/page';

const home = () => import(/* webpackChunkName: "home" */ './pages/home/home.page.ts');

/** Path → page (SPEC §2). `id` is the chunk. Fixed paths stand before parameters. */
export const routes: PageRoute[] = [{ id: 'home', path: '{{path}}', load: home }];

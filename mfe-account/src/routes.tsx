import type { PageRoute } from 'shared-contracts/kit/page';

const login = () => import(/* webpackChunkName: "login" */ './pages/login/login.page.ts');

/** Path → page (SPEC §2). */
export const routes: PageRoute[] = [{ id: 'login', path: '/iniciar-sesion', load: login }];

import type { PageRoute } from 'shared-kit/page';

const login = () => import(/* webpackChunkName: "login" */ './pages/login/login.page.ts');
const overview = () => import(/* webpackChunkName: "overview" */ './pages/overview/overview.page.ts');
const orders = () => import(/* webpackChunkName: "orders" */ './pages/orders/orders.page.ts');
const order = () => import(/* webpackChunkName: "order" */ './pages/order/order.page.ts');
const profile = () => import(/* webpackChunkName: "profile" */ './pages/profile/profile.page.ts');
const addresses = () => import(/* webpackChunkName: "addresses" */ './pages/addresses/addresses.page.ts');
const privacy = () => import(/* webpackChunkName: "privacy" */ './pages/privacy/privacy.page.ts');
const policies = () => import(/* webpackChunkName: "policies" */ './pages/policies/policies.page.ts');
const register = () => import(/* webpackChunkName: "register" */ './pages/register/register.page.tsx');
const recover = () => import(/* webpackChunkName: "recover" */ './pages/recover/recover.page.tsx');
const reset = () => import(/* webpackChunkName: "reset" */ './pages/reset/reset.page.tsx');
const tracking = () => import(/* webpackChunkName: "tracking" */ './pages/tracking/tracking.page.ts');

/** Path → page (docs/product/routes.md#routes). */
export const routes: PageRoute[] = [
  { id: 'login', path: '/iniciar-sesion', load: login },
  { id: 'register', path: '/registro', load: register },
  { id: 'recover', path: '/recuperar-contrasena', load: recover },
  { id: 'reset', path: '/reiniciar-contrasena', load: reset },
  { id: 'tracking', path: '/seguimiento', load: tracking },
  { id: 'overview', path: '/cuenta/mi-cuenta', load: overview },
  { id: 'orders', path: '/cuenta/mi-cuenta/compras', load: orders },
  { id: 'order', path: '/cuenta/mi-cuenta/compras/:id', load: order },
  { id: 'profile', path: '/cuenta/mi-cuenta/mis-datos', load: profile },
  { id: 'addresses', path: '/cuenta/mi-cuenta/mis-direcciones', load: addresses },
  { id: 'privacy', path: '/cuenta/mi-cuenta/privacidad', load: privacy },
  { id: 'orders', path: '/cuenta/compras', load: orders },
  { id: 'policies', path: '/cuenta/compras/politicas', load: policies },
];

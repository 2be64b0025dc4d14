import type { RouteIdOf } from 'shared-contracts/routes';
import { type PageSource, toRoutes } from 'shared-kit/page';

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
const myData = () => import(/* webpackChunkName: "my-data" */ './pages/my-data/my-data.page.ts');
const privacyRequest = () =>
  import(/* webpackChunkName: "privacy-request" */ './pages/privacy-request/privacy-request.page.tsx');
const tracking = () => import(/* webpackChunkName: "tracking" */ './pages/tracking/tracking.page.ts');

/** The page of every route (docs/product/routes.md#routes). `id` names the chunk. */
export const pages: Record<RouteIdOf<'account'>, PageSource> = {
  '/iniciar-sesion': { id: 'login', load: login },
  '/registro': { id: 'register', load: register },
  '/recuperar-contrasena': { id: 'recover', load: recover },
  '/reiniciar-contrasena': { id: 'reset', load: reset },
  '/seguimiento': { id: 'tracking', load: tracking },
  '/tus-datos': { id: 'my-data', load: myData },
  '/tus-datos/solicitud': { id: 'privacy-request', load: privacyRequest },
  '/cuenta/mi-cuenta': { id: 'overview', load: overview },
  '/cuenta/mi-cuenta/compras': { id: 'orders', load: orders },
  '/cuenta/mi-cuenta/compras/:id': { id: 'order', load: order },
  '/cuenta/mi-cuenta/mis-datos': { id: 'profile', load: profile },
  '/cuenta/mi-cuenta/mis-direcciones': { id: 'addresses', load: addresses },
  '/cuenta/mi-cuenta/privacidad': { id: 'privacy', load: privacy },
  '/cuenta/compras': { id: 'orders', load: orders },
  '/cuenta/compras/politicas': { id: 'policies', load: policies },
};

export const routes = toRoutes(pages);

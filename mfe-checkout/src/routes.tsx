import type { RouteIdOf } from 'shared-contracts/routes';
import { type PageSource, toRoutes } from 'shared-kit/page';

const cart = () => import(/* webpackChunkName: "cart" */ './pages/cart/cart.page.tsx');
const buildCase = () => import(/* webpackChunkName: "build-case" */ './pages/build-case/build-case.page.tsx');
const steps = () => import(/* webpackChunkName: "steps" */ './pages/steps.ts');
const order = () => import(/* webpackChunkName: "order" */ './pages/order/order.page.tsx');
const transfer = () => import(/* webpackChunkName: "transfer" */ './pages/transfer/transfer.page.tsx');

/**
 * The page of every route (docs/product/routes.md#routes). `id` names the chunk: the steps share one, because
 * a shopper who sees one step sees the next.
 */
export const pages: Record<RouteIdOf<'checkout'>, PageSource> = {
  '/carrito': { id: 'cart', load: cart },
  '/arma-tu-caja': { id: 'build-case', load: buildCase },
  '/informacion-personal': { id: 'steps', load: async () => ({ page: (await steps()).personal }) },
  '/informacion-de-envio': { id: 'steps', load: async () => ({ page: (await steps()).delivery }) },
  '/metodo-de-pago': { id: 'steps', load: async () => ({ page: (await steps()).payment }) },
  '/datos-de-transferencia': { id: 'transfer', load: transfer },
  '/gracias/:id?': { id: 'order', load: order },
  '/orden/:id?': { id: 'order', load: order },
};

export const routes = toRoutes(pages);

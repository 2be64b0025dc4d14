import type { PageRoute } from 'shared-kit/page';

const cart = () => import(/* webpackChunkName: "cart" */ './pages/cart/cart.page.tsx');
const steps = () => import(/* webpackChunkName: "steps" */ './pages/steps.ts');
const order = () => import(/* webpackChunkName: "order" */ './pages/order/order.page.tsx');
const transfer = () => import(/* webpackChunkName: "transfer" */ './pages/transfer/transfer.page.tsx');

/** Path → page (SPEC §2). `id` is the chunk: who sees one step sees the next, and every address of an order is one page. */
export const routes: PageRoute[] = [
  { id: 'cart', path: '/carrito', load: cart },
  { id: 'steps', path: '/informacion-personal', load: async () => ({ page: (await steps()).personal }) },
  { id: 'steps', path: '/informacion-de-envio', load: async () => ({ page: (await steps()).delivery }) },
  { id: 'steps', path: '/metodo-de-pago', load: async () => ({ page: (await steps()).payment }) },
  { id: 'transfer', path: '/datos-de-transferencia', load: transfer },
  { id: 'order', path: '/gracias/:id?', load: order },
  { id: 'order', path: '/orden/:id?', load: order },
  { id: 'order', path: '/compras/completa/:id?', load: order },
  { id: 'order', path: '/cuenta/compras/completa/:id?', load: order },
  { id: 'order', path: '/cuenta/compras/fallida/:id?', load: order },
];

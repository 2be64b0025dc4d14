import type { PageRoute } from 'shared-contracts/kit/page';

const order = () => import(/* webpackChunkName: "order" */ './pages/order/order.page.tsx');

/** Path → page (SPEC §2). `id` is the chunk: every address of an order shares one. */
export const routes: PageRoute[] = [
  {
    id: 'cart',
    path: '/carrito',
    load: () => import(/* webpackChunkName: "cart" */ './pages/cart/cart.page.tsx'),
  },
  {
    id: 'personal',
    path: '/informacion-personal',
    load: () => import(/* webpackChunkName: "personal" */ './pages/personal/personal.page.tsx'),
  },
  {
    id: 'delivery',
    path: '/informacion-de-envio',
    load: () => import(/* webpackChunkName: "delivery" */ './pages/delivery/delivery.page.tsx'),
  },
  {
    id: 'payment',
    path: '/metodo-de-pago',
    load: () => import(/* webpackChunkName: "payment" */ './pages/payment/payment.page.tsx'),
  },
  { id: 'order', path: '/gracias/:id?', load: order },
  { id: 'order', path: '/orden/:id?', load: order },
  { id: 'order', path: '/compras/completa/:id?', load: order },
  { id: 'order', path: '/cuenta/compras/completa/:id?', load: order },
  { id: 'order', path: '/cuenta/compras/fallida/:id?', load: order },
];

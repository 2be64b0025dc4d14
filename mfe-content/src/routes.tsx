import type { PageRoute } from 'shared-contracts/kit/page';
// Here, so that the cart is heard from the first page on, whichever page that is.
import './features/add-to-cart/add-to-cart.model.ts';

/** Path → page (SPEC §2). */
export const routes: PageRoute[] = [
  { id: 'home', path: '/', load: () => import(/* webpackChunkName: "home" */ './pages/home/home.page.ts') },
];

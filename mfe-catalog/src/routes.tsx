import type { PageRoute } from 'shared-kit/page';
import type { ListingKind } from './pages/listing/listing.model.ts';

const listing = (kind: ListingKind) => async () => {
  const { listingPage } = await import(/* webpackChunkName: "listing" */ './pages/listing/listing.page.tsx');
  return { page: listingPage(kind) };
};
const product = () => import(/* webpackChunkName: "product" */ './pages/product/product.page.tsx');
const products = () => import(/* webpackChunkName: "products" */ './pages/products/products.page.ts');
const search = () => import(/* webpackChunkName: "search" */ './pages/search/search.page.tsx');
const sommelier = () => import(/* webpackChunkName: "sommelier" */ './pages/sommelier/sommelier.page.tsx');

/**
 * Path → page (docs/product/routes.md#routes). `id` names the chunk: all listings share one, both product routes
 * another.
 */
export const routes: PageRoute[] = [
  { id: 'listing', path: '/vinos', load: listing('wines') },
  { id: 'listing', path: '/vinos/alcoholes', load: listing('alcohols') },
  { id: 'search', path: '/vinos/busqueda', load: search },
  { id: 'listing', path: '/cajas', load: listing('boxes') },
  { id: 'listing', path: '/gourmet', load: listing('gourmets') },
  { id: 'listing', path: '/ofertas', load: listing('offers') },
  { id: 'sommelier', path: '/sommelier-virtual', load: sommelier },
  { id: 'product', path: '/vinos/:wine', load: product },
  { id: 'product', path: '/productos/:product', load: product },
  { id: 'products', path: '/productos', load: products },
];

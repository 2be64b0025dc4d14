import type { RouteIdOf } from 'shared-contracts/routes';
import { type PageSource, toRoutes } from 'shared-kit/page';
import type { ListingKind } from './pages/listing/listing-source.ts';

const listing = (kind: ListingKind) => async () => {
  const { listingPage } = await import(/* webpackChunkName: "listing" */ './pages/listing/listing.page.tsx');
  return { page: listingPage(kind) };
};
const product = () => import(/* webpackChunkName: "product" */ './pages/product/product.page.tsx');
const products = () => import(/* webpackChunkName: "products" */ './pages/products/products.page.ts');
const search = () => import(/* webpackChunkName: "search" */ './pages/search/search.page.tsx');
const favourites = () => import(/* webpackChunkName: "favourites" */ './pages/favourites/favourites.page.ts');
const sharedFavourites = async () => ({ page: (await favourites()).sharedPage });
const sommelier = () => import(/* webpackChunkName: "sommelier" */ './pages/sommelier/sommelier.page.tsx');

/**
 * The page of every route (docs/product/routes.md#routes). `id` names the chunk: all listings share one, for
 * example.
 */
export const pages: Record<RouteIdOf<'catalog'>, PageSource> = {
  '/vinos': { id: 'listing', load: listing('wines') },
  '/vinos/alcoholes': { id: 'listing', load: listing('alcohols') },
  '/vinos/busqueda': { id: 'search', load: search },
  '/vinos/:wine': { id: 'product', load: product },
  '/cajas': { id: 'listing', load: listing('boxes') },
  '/gourmet': { id: 'listing', load: listing('gourmets') },
  '/ofertas': { id: 'listing', load: listing('offers') },
  '/productos': { id: 'products', load: products },
  '/productos/:product': { id: 'product', load: product },
  '/favoritos': { id: 'favourites', load: favourites },
  '/favoritos/:list': { id: 'favourites', load: sharedFavourites },
  '/sommelier-virtual': { id: 'sommelier', load: sommelier },
};

export const routes = toRoutes(pages);

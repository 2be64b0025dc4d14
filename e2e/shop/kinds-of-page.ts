/** One path of every type of page that the server renders, with data of the demo shop. */
import { eventPath } from 'shared-contracts/api/events';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { ROUTES } from 'shared-contracts/routes';
import { REMOTE_FOLDERS } from 'tools/workspace/remote-folder';
import { readShop } from './shop.ts';

const firstOf = async <Entry>(path: string): Promise<Entry> => {
  const { data } = await (await fetch(new URL(`/api/${path}`, readShop().url))).json();
  return data[0];
};

const KINDS = ['wines', 'boxes', 'gourmets', 'alcohols'] as const;
type Product = Parameters<typeof hrefOfProduct>[0];

/** One product of each of the four types, with the path of its page. */
export const readProducts = (): Promise<{ kind: string; slug: string; path: string }[]> =>
  Promise.all(
    KINDS.map(async (kind) => {
      const product = await firstOf<Product>(kind);
      return { kind, slug: product.slug, path: hrefOfProduct(product) };
    }),
  );

/** Routes with a query that changes the page. */
export const VIEWS: readonly string[] = [
  '/productos',
  '/productos?tipo=tinto',
  '/vinos?tipo=tinto&page=2',
  '/vinos?pais=chile',
  '/vinos?pais=francia',
  '/vinos?precio_min=900000',
  '/vinos/busqueda?q=merlot',
  '/vinos/busqueda?q=queso&t=g',
  '/vinos/busqueda?q=vino&t=blog',
  '/vinos/busqueda?q=cata&t=event',
  '/vinos/busqueda?q=zzzz',
  '/sommelier-virtual?continente=america',
  '/sommelier-virtual?paso=comida',
  '/sommelier-virtual?paso=vinos',
];

/** Routes without those of remotes in other repositories, of which the journeys have no release. */
export const OWN_ROUTES = ROUTES.filter(({ owner }) => REMOTE_FOLDERS.includes(`mfe-${owner}`));

/** Paths that answer 404. */
const MISSING: readonly string[] = ['/vinos/no-existe', '/no/existe'];

export const kindsOfPage = async (): Promise<string[]> => {
  const { slug: event } = await firstOf<{ slug: string }>('events');
  const { slug: article } = await firstOf<{ slug: string }>('blogs');
  const [wine] = await readProducts();
  const known: Readonly<Record<string, string>> = {
    ':event': eventPath(event).split('/').pop() ?? '',
    ':article': article,
    ':wine': wine?.slug ?? '',
    ':product': wine?.slug ?? '',
  };
  // Omit optional parameters: products are added below, and orders belong to a shopper.
  const plain = OWN_ROUTES.map(({ path }) =>
    path.replace(/\/:\w+\?$/, '').replace(/:\w+/, (name) => known[name] ?? 'no-existe'),
  );
  return [...plain, ...(await readProducts()).map(({ path }) => path), ...VIEWS, ...MISSING];
};

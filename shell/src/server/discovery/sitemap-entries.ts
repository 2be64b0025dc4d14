/** What a search engine should know of: every public page that stands for itself, with its pictures. */

import { catalogue, listProductCategory } from 'shared-contracts/api/catalogue';
import { articlePath, listArticles } from 'shared-contracts/api/documents';
import { type Endpoint, endpointUrl } from 'shared-contracts/api/endpoint';
import { eventPath, listEvents } from 'shared-contracts/api/events';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { sharePictureOf } from 'shared-contracts/domain/share-picture';
import { hrefs } from 'shared-contracts/hrefs';
import { ROUTES } from 'shared-contracts/routes';
import { z } from 'zod';

export interface SitemapEntry {
  /** Path and query, as the page's canonical address names it. */
  path: string;
  /** Day or moment of the last change, when it is known. */
  changed?: string;
  /** Paths of pictures. */
  pictures?: readonly string[];
}

/** The most that the API gives at once. */
const PER_PAGE = 100;
/** A crawler may wait; an API that hangs may not keep it for ever. */
const TIMEOUT_MS = 10_000;

/** Pages with the canonical URL of another page, and pages that redirect (docs/product/routes.md#rewrites). */
const STANDS_FOR_ANOTHER: ReadonlySet<string> = new Set([
  '/acerca-de/contacto',
  '/acerca-de/contacto/empresa',
  '/acerca-de/contacto/persona',
  '/acerca-de/contacto/preguntas',
  '/contacto/empresa',
  '/contacto/persona',
  '/contacto/preguntas-frecuentes',
  '/productos',
  // Results differ with every question: never indexed.
  '/vinos/busqueda',
]);

const ownPages = (): SitemapEntry[] =>
  ROUTES.filter(
    ({ path, access, personal }) =>
      access === 'public' && !personal && !path.includes(':') && !STANDS_FOR_ANOTHER.has(path),
  ).map(({ path }) => ({ path }));

const picture = z.object({ image: z.string() });
const product = z.object({ product_type: z.string(), slug: z.string(), frontend_image: z.string() });
const article = z.object({ slug: z.string(), date: z.string(), picture });
const event = z.object({ slug: z.string(), picture });

interface List<T> {
  endpoint: Pick<Endpoint, 'id' | 'path'>;
  input: { params?: object; query?: object };
  item: z.ZodType<T>;
}

/** @throws Error when the API does not answer, or not with a list */
const readAll = async <T>(apiUrl: string, { endpoint, input, item }: List<T>): Promise<T[]> => {
  const answer = z.object({ data: z.array(item), last_page: z.int() });
  const found: T[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { ...input.query, page, per_page: PER_PAGE };
    const response = await fetch(`${apiUrl}/api${endpointUrl(endpoint, { ...input, query })}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${endpoint.id}: HTTP ${response.status}`);
    const { data, last_page } = answer.parse(await response.json());
    found.push(...data);
    last = last_page;
  }
  return found;
};

const filterGroups = z.object({
  data: z.array(
    z.object({ key: z.string(), options: z.array(z.object({ value: z.string(), count: z.int() })) }),
  ),
});

/** Countries with wines: each has a page of its own (`pais` is the only filter with a canonical address). */
const readCountryPages = async (apiUrl: string): Promise<SitemapEntry[]> => {
  const response = await fetch(`${apiUrl}/api${catalogue.wines.filters.path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${catalogue.wines.filters.id}: HTTP ${response.status}`);
  const { data } = filterGroups.parse(await response.json());
  const countries = data.find(({ key }) => key === 'pais')?.options ?? [];
  return countries
    .filter(({ count }) => count > 0)
    .map(({ value }) => ({ path: `${hrefs.wines}?pais=${encodeURIComponent(value)}` }));
};

/** @throws Error when a part of the shop is not known: a list without its products would take them out of the index */
export const readSitemapEntries = async (apiUrl: string): Promise<SitemapEntry[]> => {
  const [countries, products, articles, events] = await Promise.all([
    readCountryPages(apiUrl),
    readAll(apiUrl, {
      endpoint: listProductCategory,
      input: { params: { category: 'productos' }, query: { sort: 'newest' } },
      item: product,
    }),
    readAll(apiUrl, { endpoint: listArticles, input: {}, item: article }),
    readAll(apiUrl, { endpoint: listEvents, input: {}, item: event }),
  ]);
  return [
    ...ownPages(),
    ...countries,
    ...products.map((found) => ({
      path: hrefOfProduct(found),
      pictures: [sharePictureOf(found.frontend_image)],
    })),
    ...articles.map(({ slug, date, picture: { image } }) => ({
      path: articlePath(slug),
      changed: date,
      pictures: [sharePictureOf(image)],
    })),
    ...events.map(({ slug, picture: { image } }) => ({
      path: eventPath(slug),
      pictures: [sharePictureOf(image)],
    })),
  ];
};

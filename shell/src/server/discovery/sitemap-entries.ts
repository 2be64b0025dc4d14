/** Entries of the sitemap: every public page with its own canonical URL, and its pictures. */

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
  /** Path and query of the canonical URL. */
  path: string;
  /** Date or time of the last change, if known. */
  changed?: string;
  /** Paths of pictures. */
  pictures?: readonly string[];
}

/** Largest page size of the API. */
const PER_PAGE = 100;
/** Pages of a list that are read at most, whatever number the API answers. */
const MAX_PAGES = 1_000;
/** Timeout of an API request. Crawlers can wait longer than shoppers. */
const TIMEOUT_MS = 10_000;

/**
 * Routes that the sitemap omits: they redirect, or their canonical URL is that of another page
 * (docs/product/routes.md#rewrites).
 */
const STANDS_FOR_ANOTHER: ReadonlySet<string> = new Set([
  '/acerca-de/contacto',
  '/acerca-de/contacto/empresa',
  '/acerca-de/contacto/persona',
  '/acerca-de/contacto/preguntas',
  '/contacto/empresa',
  '/contacto/persona',
  '/contacto/preguntas-frecuentes',
  '/productos',
  // Results depend on the search text, so they are never indexed.
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

/** @throws Error if the API fails or its answer has another shape */
const readAnswer = async <T>(url: string, id: string, shape: z.ZodType<T>): Promise<T> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${id}: HTTP ${response.status}`);
  return shape.parse(await response.json());
};

const readAll = async <T>(apiUrl: string, { endpoint, input, item }: List<T>): Promise<T[]> => {
  const answer = z.object({ data: z.array(item), last_page: z.int() });
  const found: T[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { ...input.query, page, per_page: PER_PAGE };
    const url = `${apiUrl}/api${endpointUrl(endpoint, { ...input, query })}`;
    const { data, last_page } = await readAnswer(url, endpoint.id, answer);
    found.push(...data);
    last = Math.min(last_page, MAX_PAGES);
  }
  return found;
};

const filterGroups = z.object({
  data: z.array(
    z.object({ key: z.string(), options: z.array(z.object({ value: z.string(), count: z.int() })) }),
  ),
});

/** Pages of countries with wines. (`pais` is the only filter with a canonical URL.) */
const readCountryPages = async (apiUrl: string): Promise<SitemapEntry[]> => {
  const { id, path } = catalogue.wines.filters;
  const { data } = await readAnswer(`${apiUrl}/api${path}`, id, filterGroups);
  const countries = data.find(({ key }) => key === 'pais')?.options ?? [];
  return countries
    .filter(({ count }) => count > 0)
    .map(({ value }) => ({ path: `${hrefs.wines}?pais=${encodeURIComponent(value)}` }));
};

/**
 * @throws Error if any part cannot be read, because search engines would drop pages that are missing from the
 *   sitemap
 */
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

/** Existing addresses for the patterns of the route table. */
import { catalogue } from 'shared-contracts/api/catalogue';
import { listArticles } from 'shared-contracts/api/documents';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { listEvents } from 'shared-contracts/api/events';

type Sample = (api: ApiClient) => Promise<string | undefined>;

/** Pattern → function that looks up an existing address at the API. */
const LOOKED_UP: Readonly<Record<string, Sample>> = {
  '/vinos/:wine': async (api) => (await api.call(catalogue.wines.list, {})).data[0]?.slug,
  '/productos/:product': async (api) => (await api.call(catalogue.gourmets.list, {})).data[0]?.slug,
  '/blog/:article': async (api) => (await api.call(listArticles, {})).data[0]?.slug,
  '/eventos/:event': async (api) => (await api.call(listEvents, {})).data[0]?.slug,
};
/** Queries that pages require. */
const QUERIES: Readonly<Record<string, string>> = { '/productos/:product': '?t=g' };
/** Value of any other parameter: well-formed, but unknown to the API. */
const UNKNOWN = 'ejemplo-0123456789-0123456789';

/**
 * One address per pattern.
 * @param api source of names of products and articles; if it fails, the address is one of an unknown item
 */
export const samplePaths = async (
  patterns: readonly string[],
  api: ApiClient,
): Promise<{ pattern: string; path: string }[]> =>
  Promise.all(
    patterns.map(async (pattern) => {
      const required = pattern.replace('?', '');
      const found = await LOOKED_UP[required]?.(api).catch(() => undefined);
      const path = required.replace(/:\w+/, encodeURIComponent(found ?? UNKNOWN));
      return { pattern, path: path + (QUERIES[required] ?? '') };
    }),
  );

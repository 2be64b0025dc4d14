/** Addresses that exist in the shop that is asked, for the patterns of the route table. */
import { catalogue } from 'shared-contracts/api/catalogue';
import { listArticles } from 'shared-contracts/api/documents';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { listEvents } from 'shared-contracts/api/events';

type Sample = (api: ApiClient) => Promise<string | undefined>;

/** Address by pattern, where one must be looked up. */
const LOOKED_UP: Readonly<Record<string, Sample>> = {
  '/vinos/:wine': async (api) => (await api.call(catalogue.wines.list, {})).data[0]?.slug,
  '/productos/:product': async (api) => (await api.call(catalogue.gourmets.list, {})).data[0]?.slug,
  '/blog/:article': async (api) => (await api.call(listArticles, {})).data[0]?.slug,
  '/eventos/:event': async (api) => (await api.call(listEvents, {})).data[0]?.slug,
};
/** Query that a page cannot do without. */
const QUERIES: Readonly<Record<string, string>> = { '/productos/:product': '?t=g' };
/** Fills any other parameter: well-formed, and known to nobody. */
const UNKNOWN = 'ejemplo-0123456789-0123456789';

/**
 * One address for each pattern.
 * @param api asked for names of products and articles; one that fails gives an address that nobody knows
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

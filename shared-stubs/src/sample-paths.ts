/**
 * One example URL for each route pattern. It names an existing item where the API can supply one, else an
 * unknown id.
 */
import { catalogue } from 'shared-contracts/api/catalogue';
import { listArticles } from 'shared-contracts/api/documents';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { listEvents } from 'shared-contracts/api/events';

type Sample = (api: ApiClient) => Promise<string | undefined>;

/** Route pattern → function that asks the API for the slug of an existing item. */
const LOOKED_UP: Readonly<Record<string, Sample>> = {
  '/vinos/:wine': async (api) => (await api.call(catalogue.wines.list, {})).data[0]?.slug,
  '/productos/:product': async (api) => (await api.call(catalogue.gourmets.list, {})).data[0]?.slug,
  '/blog/:article': async (api) => (await api.call(listArticles, {})).data[0]?.slug,
  '/eventos/:event': async (api) => (await api.call(listEvents, {})).data[0]?.slug,
};
/** Parameter value where the API supplies none: well-formed, but no item has this id. */
const UNKNOWN = 'ejemplo-0123456789-0123456789';
/** Route pattern → query that its page requires. */
const QUERIES: Readonly<Record<string, string>> = {
  '/productos/:product': '?t=g',
  '/reiniciar-contrasena': `?token=${UNKNOWN}`,
};

/**
 * One example URL per route pattern.
 * @param api supplies slugs of existing items. When a call fails, the URL of that pattern has an unknown id
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

/**
 * Typed API client of the page. Loads its HTTP library on the first call
 * (docs/architecture/bundles.md#loading).
 */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import { importOnline } from './import-online.ts';
import type { Tokens } from './session/tokens.ts';

export const createLazyApi = (locale: Locale, tokens: Tokens): ApiClient => {
  let client: Promise<ApiClient> | undefined;
  const load = (): Promise<ApiClient> => {
    client ??= importOnline(() => import(/* webpackChunkName: "api-client" */ './api-client.ts'))
      .then(({ createApiClient }) => createApiClient(locale, tokens))
      .catch((error) => {
        client = undefined;
        throw error;
      });
    return client;
  };
  return {
    async call(endpoint, input, options) {
      return (await load()).call(endpoint, input, options);
    },
  };
};

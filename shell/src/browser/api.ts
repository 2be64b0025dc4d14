/** The typed API client of the page; its HTTP library is loaded at the first call (DESIGN §6). */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type { Tokens } from './session/tokens.ts';

export const createLazyApi = (locale: Locale, tokens: Tokens): ApiClient => {
  let client: Promise<ApiClient> | undefined;
  return {
    async call(endpoint, input, options) {
      client ??= import(/* webpackChunkName: "api-client" */ './api-client.ts').then(({ createApiClient }) =>
        createApiClient(locale, tokens),
      );
      client.catch(() => {
        client = undefined;
      });
      return (await client).call(endpoint, input, options);
    },
  };
};

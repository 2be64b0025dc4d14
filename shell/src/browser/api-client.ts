import ky, { isHTTPError, isTimeoutError } from 'ky';
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import type { Tokens } from './session/tokens.ts';

/** A call is given up after this long. */
const TIMEOUT_MS = 12_000;

const toApiError = async (error: unknown, id: string): Promise<ApiError> => {
  if (isHTTPError(error)) {
    const body = (await error.response
      .clone()
      .json()
      .catch(() => error.data ?? null)) as ApiErrorBody | null;
    if (body && typeof body === 'object' && 'code' in body) return new ApiError(body);
    return new ApiError({
      code: 'BAD_ANSWER',
      message: `${id}: HTTP ${error.response.status}`,
      statusCode: error.response.status,
    });
  }
  const code = isTimeoutError(error) ? 'TIMEOUT' : 'NETWORK';
  return new ApiError({ code, message: (error as Error).message });
};

/** Calls endpoints over HTTP; every failure is an `ApiError`. */
export const createApiClient = (locale: Locale, tokens: Tokens): ApiClient => {
  const http = ky.create({
    timeout: TIMEOUT_MS,
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 504] },
    credentials: 'same-origin',
  });
  return {
    async call(endpoint, rawInput, options) {
      const input = rawInput as {
        params?: object;
        query?: object;
        body?: unknown;
        headers?: Record<string, string>;
      };
      const token = tokens.access();
      try {
        const answer = await http(`/api${endpointUrl(endpoint, input)}`, {
          method: endpoint.method,
          headers: {
            Accept: 'application/json',
            'Accept-Language': locale,
            'X-Client': 'web',
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...input.headers,
          },
          ...(input.body === undefined ? {} : { json: input.body }),
          ...(options?.signal ? { signal: options.signal } : {}),
        });
        return (await answer.json()) as never;
      } catch (error) {
        throw await toApiError(error, endpoint.id);
      }
    },
  };
};

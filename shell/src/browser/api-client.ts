import ky, { isHTTPError, isTimeoutError } from 'ky';
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { login, logout, refresh } from 'shared-contracts/api/sessions';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import type { Tokens } from './session/tokens.ts';

/** A call is given up after this long. */
const TIMEOUT_MS = 12_000;

/** Their 401 is about what they were sent, not about the access token. */
const UNRENEWED: ReadonlySet<string> = new Set([login.id, refresh.id, logout.id]);

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

const toApiError = (error: unknown, id: string): ApiError => {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const retryAfter = Number(headers.get('retry-after')) || undefined;
    // The library has read the body already.
    if (isErrorBody(error.data)) return new ApiError({ ...error.data, retryAfter });
    return new ApiError({
      code: 'BAD_ANSWER',
      message: `${id}: HTTP ${status}`,
      statusCode: status,
      retryAfter,
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
      const ask = async (token: string | undefined) => {
        const answer = await http(new URL(`/api${endpointUrl(endpoint, input)}`, location.origin), {
          method: endpoint.method,
          // What was asked for is done even when the page is left at once.
          keepalive: endpoint.method !== 'GET',
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
      };
      const token = tokens.access();
      try {
        return await ask(token);
      } catch (error) {
        // An access token lives 30 minutes: a new one, and the same question once more.
        const isOld = token !== undefined && isHTTPError(error) && error.response.status === 401;
        if (!isOld || UNRENEWED.has(endpoint.id)) throw toApiError(error, endpoint.id);
        if (!(await tokens.renew())) throw toApiError(error, endpoint.id);
        return await ask(tokens.access()).catch((second) => {
          throw toApiError(second, endpoint.id);
        });
      }
    },
  };
};

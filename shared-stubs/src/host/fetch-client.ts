import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import type { TokenKeeper } from './stub-session.ts';

type AnyInput = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> };

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Undefined for a text that is not JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** For a request without an answer. */
const throwLost = (error: unknown): never => {
  const { name, message } = error as Error;
  throw new ApiError({ code: name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK', message });
};

/** A client that uses the page's `fetch` at call time, so that msw can answer. Rejects with `ApiError`. */
export const createFetchClient = (locale: Locale, tokens: TokenKeeper): ApiClient => ({
  async call(endpoint, rawInput, options) {
    const input = rawInput as AnyInput;
    const token = tokens.read();
    const answer = await fetch(new URL(`/api${endpointUrl(endpoint, input)}`, location.origin), {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        'X-Client': 'web',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(options?.signal ? { signal: options.signal } : {}),
    }).catch(throwLost);
    const body = parsed(await answer.text().catch(throwLost));
    if (answer.ok && body !== undefined) return body as never;
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
    if (isErrorBody(body)) throw new ApiError({ ...body, retryAfter });
    throw new ApiError({
      code: 'BAD_ANSWER',
      message: `${endpoint.id}: HTTP ${answer.status}`,
      statusCode: answer.status,
      retryAfter,
    });
  },
});

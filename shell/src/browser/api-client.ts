import ky, { isHTTPError, isTimeoutError, type ShouldRetryState } from 'ky';
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { login, logout, refresh } from 'shared-contracts/api/sessions';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { statusCodeOf } from 'shared-contracts/domain/error-text';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import { report } from './report.ts';
import type { Tokens } from './session/tokens.ts';

/** A call is given up after this long. */
const TIMEOUT_MS = 12_000;
/** One that carries a file, on a slow line. */
const FILE_TIMEOUT_MS = 60_000;
/** What may be asked twice without being done twice; a PUT of this API sets, it does not add. */
const REPEATABLE = ['get', 'put', 'delete'] as const;
/** The server or what stands before it was away for a moment. */
const PASSING: readonly number[] = [502, 503, 504];
/** A server that asks for more patience than this gets it from the shopper, who is told. */
const PATIENCE_S = 3;

/** Their 401 is about what they were sent, not about the access token. */
const SESSION_CALLS: ReadonlySet<string> = new Set([login.id, refresh.id, logout.id]);

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Seconds that the server asks to wait; it may also name a moment (RFC 9110). */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** Undefined leaves it to the library's own rule: a lost connection is tried again, a time-out is not. */
const shouldRetry = ({ error }: ShouldRetryState): boolean | undefined =>
  isHTTPError(error)
    ? PASSING.includes(error.response.status) && (retryAfterOf(error.response) ?? 0) <= PATIENCE_S
    : undefined;

/** A refusal in the contract's own words is an answer; everything else is a fault to be looked into (SPEC §7). */
const isFault = (error: ApiError): boolean => error.statusCode >= 500 || error.code === 'BAD_ANSWER';

/**
 * Where the API said nothing itself, the shop's own words (SPEC §8). A library's would name the address, which may hold what
 * is nobody's business.
 */
const toApiError = (error: unknown, locale: Locale): ApiError => {
  const message = SERVER_PROBLEM[locale];
  if (isHTTPError(error)) {
    // The library has read the body already.
    const { data, response } = error;
    const retryAfter = retryAfterOf(response);
    if (isErrorBody(data))
      return new ApiError({ ...data, statusCode: statusCodeOf({ ...data, response }), retryAfter });
    return new ApiError({ code: 'BAD_ANSWER', message, statusCode: response.status, retryAfter });
  }
  const code = isTimeoutError(error) ? 'TIMEOUT' : 'NETWORK';
  return new ApiError({ code, message });
};

/** Calls endpoints over HTTP; every failure is an `ApiError`. */
export const createApiClient = (locale: Locale, tokens: Tokens): ApiClient => {
  const http = ky.create({
    timeout: TIMEOUT_MS,
    retry: {
      limit: 1,
      methods: [...REPEATABLE],
      statusCodes: [...PASSING],
      afterStatusCodes: [...PASSING],
      shouldRetry,
    },
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
          // What was asked for is done even when the page is left at once; of a file a browser refuses to promise that.
          keepalive: endpoint.method !== 'GET' && !endpoint.carriesFile,
          ...(endpoint.carriesFile && { timeout: FILE_TIMEOUT_MS }),
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
      /** Every failure is told to who looks after the shop, and thrown on to who asked; a call that was given up is neither's. */
      const failed = (error: unknown): never => {
        const failure = toApiError(error, locale);
        if (isFault(failure) && !options?.signal?.aborted)
          report(failure, {
            kind: 'request',
            endpoint: endpoint.id,
            code: failure.code,
            status: failure.statusCode,
          });
        throw failure;
      };
      // What makes or ends a session is asked by whoever is there.
      const isOfSession = SESSION_CALLS.has(endpoint.id);
      const token = isOfSession ? tokens.access() : await tokens.settled();
      try {
        return await ask(token);
      } catch (error) {
        // An access token lives 30 minutes: a new one, and the same question once more.
        const isOld = token !== undefined && isHTTPError(error) && error.response.status === 401;
        if (!isOld || isOfSession) return failed(error);
        // Another call or another tab may have brought a new one while this refusal was on its way.
        const isRenewed = tokens.access() !== undefined && tokens.access() !== token;
        if (!isRenewed && !(await tokens.renew())) return failed(error);
        return await ask(tokens.access()).catch(failed);
      }
    },
  };
};

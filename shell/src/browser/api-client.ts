import ky, { isHTTPError, isTimeoutError, NetworkError, type ShouldRetryState } from 'ky';
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { login, logout, refresh } from 'shared-contracts/api/sessions';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { statusCodeOf } from 'shared-contracts/domain/thrown-error';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
// Types only: the program itself is loaded on traced pages.
import type {} from '../trace-report.ts';
import { report } from './report.ts';
import type { Tokens } from './session/tokens.ts';

/** Timeout of a call, with the body of its response. */
const TIMEOUT_MS = 12_000;
/** Timeout of a call with a file, for slow connections. */
const FILE_TIMEOUT_MS = 60_000;
/** Methods that may be repeated. A PUT of this API sets a value and does not add to it. */
const REPEATABLE = ['get', 'put', 'delete'] as const;
/** Statuses of a temporary failure of the server or a proxy. */
const PASSING: readonly number[] = [502, 503, 504];
/**
 * Longest Retry-After, in seconds, for which the client waits. With a longer one it throws, so that the page
 * can show the time.
 */
const PATIENCE_S = 3;

/** Signing out waits this long for the other calls. */
const LOGOUT_WAIT_MS = 3_000;

/** Calls for which 401 means a wrong password or cookie, not an expired access token. */
const SESSION_CALLS: ReadonlySet<string> = new Set([login.id, refresh.id, logout.id]);

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** `Retry-After` in seconds. The header may contain seconds or a date (RFC 9110). */
const retryAfterOf = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/** Statuses whose response has no body. `Response` refuses even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/**
 * Fetches the response with its whole body. The library's timeout and retries end at the headers, so a body that stalls
 * or is cut must count as a request that stalls or fails.
 */
const fetchWhole = async (request: Request, init?: RequestInit): Promise<Response> => {
  const response = await fetch(request, init);
  const body = await response.arrayBuffer().catch((cause: Error) => {
    if (request.signal.aborted) throw cause;
    // Each engine has another message for a cut body, and the library does not know all of them.
    throw new NetworkError(request, { cause });
  });
  return new Response(WITHOUT_BODY.includes(response.status) ? null : body, response);
};

/**
 * Whether to retry. Undefined keeps the rule of the library: retry after a network error, not after a
 * timeout.
 */
const shouldRetry = ({ error }: ShouldRetryState): boolean | undefined =>
  isHTTPError(error)
    ? PASSING.includes(error.response.status) && (retryAfterOf(error.response) ?? 0) <= PATIENCE_S
    : undefined;

/**
 * Whether to report the error. A status below 500 with an error body of the contract is an expected response
 * (docs/product/api.md#conventions).
 */
const isFault = (error: ApiError): boolean => error.statusCode >= 500 || error.code === 'BAD_ANSWER';

/**
 * Converts every failure to an `ApiError`. Without an error body it uses the text of the shop
 * (docs/product/errors.md#error-texts), because the message of the library contains the URL, which may
 * contain personal data.
 */
const toApiError = (error: unknown, locale: Locale): ApiError => {
  const message = SERVER_PROBLEM[locale];
  if (isHTTPError(error)) {
    // The library has parsed the body already.
    const { data, response } = error;
    const retryAfter = retryAfterOf(response);
    if (isErrorBody(data))
      return new ApiError({ ...data, statusCode: statusCodeOf({ ...data, response }), retryAfter });
    return new ApiError({ code: 'BAD_ANSWER', message, statusCode: response.status, retryAfter });
  }
  if (error instanceof SyntaxError) return new ApiError({ code: 'BAD_ANSWER', message });
  const code = isTimeoutError(error) ? 'TIMEOUT' : 'NETWORK';
  return new ApiError({ code, message });
};

/** Resolves when the page goes away, or after `LOGOUT_WAIT_MS`. */
const endOfWait = (): Promise<unknown> =>
  new Promise((done) => {
    setTimeout(done, LOGOUT_WAIT_MS);
    addEventListener('pagehide', done, { once: true });
  });

/**
 * Waits with the logout for the calls that are under way: the server refuses what arrives after it, for example a
 * change of the cart. A page that goes away sends the logout at once.
 */
const withLateLogout = (client: ApiClient): ApiClient => {
  const underWay = new Set<Promise<unknown>>();
  return {
    async call(endpoint, input, options) {
      if (endpoint.id === logout.id) await Promise.race([Promise.allSettled(underWay), endOfWait()]);
      const answer = client.call(endpoint, input, options);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
  };
};

/**
 * Watches whether the page was left, and whether it came back from the back/forward cache. WebKit keeps a page with its
 * requests and lets them fail when it shows the page again. A write from before would then undo what the shopper did on
 * the pages between.
 */
const watchVisits = () => {
  const count = { left: 0, restored: 0 };
  addEventListener('pagehide', () => {
    count.left += 1;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count.restored += 1;
  });
  return () => {
    const { left, restored } = count;
    return { hasLeft: () => count.left !== left, isRestored: () => count.restored !== restored };
  };
};

/** Creates the client that calls endpoints over HTTP. Every failure is an `ApiError`. */
export const createApiClient = (locale: Locale, tokens: Tokens): ApiClient => {
  const watchVisit = watchVisits();
  const http = ky.create({
    fetch: fetchWhole as typeof fetch,
    timeout: TIMEOUT_MS,
    credentials: 'same-origin',
  });
  return withLateLogout({
    async call(endpoint, rawInput, options) {
      const input = rawInput as {
        params?: object;
        query?: object;
        body?: unknown;
        headers?: Record<string, string>;
      };
      // Calls that create, refresh or end the session must not wait for it.
      const isOfSession = SESSION_CALLS.has(endpoint.id);
      const visit = watchVisit();
      const isRead = endpoint.method === 'GET';
      const ask = async (token: string | undefined) => {
        if (!isRead && visit.isRestored()) throw new Error('The page was left before this call was sent');
        const traced = globalThis.shopTrace?.call(endpoint.id);
        const answer = await http(new URL(`/api${endpointUrl(endpoint, input)}`, location.origin), {
          method: endpoint.method,
          retry: {
            limit: 1,
            methods: [...REPEATABLE],
            statusCodes: [...PASSING],
            afterStatusCodes: [...PASSING],
            shouldRetry: (state) => (!isRead && visit.hasLeft() ? false : shouldRetry(state)),
          },
          // keepalive: the write continues when the page unloads. Browsers refuse it for large bodies such as
          // files.
          keepalive: endpoint.method !== 'GET' && !endpoint.carriesFile,
          ...(endpoint.carriesFile && { timeout: FILE_TIMEOUT_MS }),
          headers: {
            Accept: 'application/json',
            'Accept-Language': locale,
            'X-Client': 'web',
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...traced?.headers,
            ...input.headers,
          },
          ...(input.body === undefined ? {} : { json: input.body }),
          ...(options?.signal ? { signal: options.signal } : {}),
        }).catch((error: unknown) => {
          traced?.end(isHTTPError(error) ? error.response.status : 0);
          throw error;
        });
        traced?.end(answer.status);
        return (await answer.json()) as never;
      };
      /** Reports a failure and throws it. Does not report an aborted call. */
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
      const token = isOfSession ? tokens.access() : await tokens.settled();
      try {
        return await ask(token);
      } catch (error) {
        // The access token may have expired (after 30 minutes). Renew it and repeat the request.
        const isOld = token !== undefined && isHTTPError(error) && error.response.status === 401;
        if (!isOld || isOfSession) return failed(error);
        // Another call or tab may have renewed the token meanwhile.
        const isRenewed = tokens.access() !== undefined && tokens.access() !== token;
        if (!isRenewed && !(await tokens.renew())) return failed(error);
        return await ask(tokens.access()).catch(failed);
      }
    },
  });
};

import ky, { isHTTPError, NetworkError, type ShouldRetryState } from 'ky';
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { login, logout, refresh } from 'shared-contracts/api/sessions';
import type { Locale } from 'shared-contracts/locale';
// Types only: the program itself is loaded on traced pages.
import type {} from '../trace-report.ts';
import { isFault, retryAfterOf, toApiError } from './api-failure.ts';
import { withLateLogout } from './late-logout.ts';
import { report } from './report.ts';
import type { Tokens } from './session/tokens.ts';
import { watchVisits } from './watch-visits.ts';

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

/** Calls for which 401 means a wrong password or cookie, not an expired access token. */
const SESSION_CALLS: ReadonlySet<string> = new Set([login.id, refresh.id, logout.id]);

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
      const owner = tokens.owner();
      try {
        const answer = await ask(token);
        // Another customer signed in meanwhile and must not see the data of the previous one. Read theirs.
        return isRead && token && tokens.owner() !== owner ? await ask(tokens.access()) : answer;
      } catch (error) {
        // The access token may have expired (after 30 minutes). Renew it and repeat the request.
        const isOld = token !== undefined && isHTTPError(error) && error.response.status === 401;
        if (!isOld || isOfSession) return failed(error);
        // Another call or tab may have renewed the token meanwhile.
        const isRenewed = tokens.access() !== undefined && tokens.access() !== token;
        if (!isRenewed && !(await tokens.renew())) return failed(error);
        // The cookie may be of another customer meanwhile, whose data this write must not change.
        if (!isRead && tokens.owner() !== owner) return failed(error);
        return await ask(tokens.access()).catch(failed);
      }
    },
  });
};

/** HostServices on the server: anonymous reads of the API, and on plain pages also writes of their visitor. */
import { type ApiClient, type EndpointInput, endpointUrl } from 'shared-contracts/api/endpoint';
import { createBus } from 'shared-contracts/bus/create-bus';
import { localeState, sessionState } from 'shared-contracts/bus/topics';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { HostConfig, HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { type PageTags, readTags, UNKNOWN_TAGS } from '../cache/page-tags.ts';
import { draftHeaders } from '../visitor/draft-headers.ts';
import type { PlainVisitor } from '../visitor/page-request.ts';
import { parseJson } from '../visitor/parse-json.ts';
import type { WorkerTrace } from './worker-trace.ts';

/**
 * Thrown when the API takes longer than the server can wait. The browser, which has more time, then renders
 * the page.
 */
export class TooLate extends Error {}

/** One page that is being rendered. */
export interface Rendering {
  /** Present for a traced page. */
  trace?: WorkerTrace | undefined;
  /** Aborts the page's API calls. */
  stopped: AbortSignal;
  giveUp(error: TooLate): void;
  /** Called with the tags of each API answer. */
  answered(tags: PageTags): void;
  /** Called after each API call, before the code of the page continues. */
  resumed(): void;
}

export interface ServerHostOptions {
  version: string;
  apiUrl: string;
  apiTimeoutMs: number;
  config: HostConfig;
  locale: Locale;
  /** Token of a preview. */
  draft?: string | undefined;
  /** Visitor of a plain page. */
  visitor?: PlainVisitor | undefined;
}

interface CallInput {
  params?: object;
  query?: object;
  body?: object;
  headers?: Record<string, string>;
}

/** Body and headers of a call of a plain page. The API counts limits by the visitor's address and kind of browser. */
const plainCall = (
  { address, protocol, userAgent }: PlainVisitor,
  { body, headers }: CallInput,
): { headers: Record<string, string>; body?: string } => ({
  headers: {
    'X-Forwarded-For': address,
    'X-Forwarded-Proto': protocol,
    'User-Agent': userAgent,
    ...headers,
    ...(body && { 'Content-Type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
});

const createApi = (
  { apiUrl, apiTimeoutMs, locale, draft, visitor }: ServerHostOptions,
  { trace, stopped, giveUp, answered, resumed }: Rendering,
): ApiClient => ({
  async call(endpoint, input: EndpointInput<never> & CallInput) {
    const url = `${apiUrl}/api${endpointUrl(endpoint, input)}`;
    const signal = AbortSignal.any([AbortSignal.timeout(apiTimeoutMs), stopped]);
    const call = trace?.call(endpoint.id);
    const own = visitor && plainCall(visitor, input);
    const headers = {
      Accept: 'application/json',
      'Accept-Language': locale,
      ...draftHeaders(draft),
      ...call?.headers,
      ...own?.headers,
    };
    let failure: string | undefined = 'failed';
    try {
      const asking = fetch(url, {
        method: endpoint.method,
        headers,
        signal,
        ...(own?.body && { body: own.body }),
      });
      // The timeout covers the body, too: a body that stalls is late, not a wrong answer.
      const [answer, text] = await asking
        .then(async (response) => [response, await response.text()] as const)
        .catch((cause: Error) => {
          const late = cause.name === 'TimeoutError';
          const code = late ? 'TIMEOUT' : 'NETWORK';
          failure = code;
          answered(UNKNOWN_TAGS);
          if (late) giveUp(new TooLate(`${endpoint.id} took longer than ${apiTimeoutMs} ms`));
          throw new ApiError({ code, message: `${endpoint.id}: ${cause.message}` });
        });
      answered(readTags(answer));
      const body = parseJson(text);
      failure = answer.ok && body !== null ? undefined : String(answer.status);
      if (answer.ok && body !== null) return body as never;
      if (body !== null && typeof body === 'object' && 'code' in body)
        throw new ApiError(body as ApiErrorBody);
      throw new ApiError({
        code: 'BAD_ANSWER',
        message: `${endpoint.id}: HTTP ${answer.status}`,
        statusCode: answer.status,
      });
    } finally {
      call?.end(failure);
      resumed();
    }
  },
});

const nothing = () => {};

export const createServerHost = (options: ServerHostOptions, rendering: Rendering): HostServices => {
  const { version, config, locale } = options;
  const report = (error: unknown) =>
    console.error(`render ${version}:`, error instanceof Error ? error.message : error);
  const bus = createBus({ onProblem: report });
  bus.publish(localeState, { locale });
  bus.publish(sessionState, { kind: 'unknown' });
  return {
    contract: CONTRACT_VERSION,
    api: createApi(options, rendering),
    bus,
    locale,
    session: () => ({ kind: 'unknown' }),
    config,
    navigate: nothing,
    setPage: nothing,
    signIn: () => Promise.reject(new Error('nobody signs in on the server')),
    signOut: () => Promise.resolve(),
    mountWidget: () => nothing,
    openDialog: () => Promise.resolve({ confirmed: false }),
    track: nothing,
    report,
  };
};

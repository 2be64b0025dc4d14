/**
 * The shop's API as a function from request to response. Requests and responses are checked against the
 * contract.
 */

import { acceptedLocale } from 'shared-contracts/accept-language';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { ErrorCode } from 'shared-contracts/errors';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { toErrorBody } from 'shared-contracts/errors/error-body';
import { statusOf } from 'shared-contracts/errors/error-texts';
import { InputError } from 'shared-contracts/errors/input-error';
import type { Locale } from 'shared-contracts/locale';
import { answerSuccess } from './answer-success.ts';
import { checkRequest, type RawRequest, refuseAll } from './check-request.ts';
import { answerGateway, GATEWAY_PATH, gatewayForm } from './gateway.ts';
import { createInitialState } from './initial-state.ts';
import { matchRoute, type Route } from './match-route.ts';
import { drawPicture } from './picture.ts';
import { type PlayedStep, playChoice } from './play-choice.ts';
import { readChoice } from './read-choice.ts';
import type { ScenarioChoice, ScenarioEffect } from './scenarios.ts';

export interface ApiStubOptions extends Partial<ScenarioChoice> {
  /** Language of requests without Accept-Language. */
  locale?: Locale;
  /** Seed of generated answers: the same seed always gives the same answers. */
  seed?: number;
}
export interface StubRequest {
  method: string;
  /** Absolute, or a path that begins with `/api/` or `/storage/`. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Parsed JSON, or JSON text. */
  body?: unknown;
}
interface StubResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** How long the caller must wait before it delivers the response, ms. */
  delayMs: number;
}
/** One answered request. */
export interface StubLogEntry {
  /** ms since 1970. */
  at: number;
  method: string;
  url: string;
  /** Id of the endpoint; null for an address outside of the contract. */
  endpoint: string | null;
  /** Name of the scenario, or the error code of a sequence. */
  scenario: string;
  status: number;
  delayMs: number;
}
export interface ApiStub {
  /** @throws StubDriftError when its own answer breaks the contract */
  handle(request: StubRequest): Promise<StubResponse>;
  /**
   * Changes the given fields. Requests in progress keep the scenario they started with. A changed choice starts at
   * the first step of its sequences; the same choice goes on.
   * @throws ScenarioError for a choice that names something that does not exist. It changes nothing
   */
  choose(choice: Partial<ScenarioChoice>): void;
  /** Starts the sequences of the choice again. */
  restart(): void;
  readonly choice: ScenarioChoice;
  onAnswer(listener: (entry: StubLogEntry) => void): () => void;
  /** Starts or ends a session without a login. A request with any bearer token counts as signed in too. */
  signIn(isSignedIn: boolean): void;
  /** Restores the initial state: empty carts, two past orders, no session. The scenario stays. */
  reset(): void;
}

const noForm = (): null => null;
const PREFIX = '/api';
const JSON_TYPE = 'application/json; charset=utf-8';
const DEFAULT_SEED = 1;

/**
 * The error code with which a failing scenario answers an endpoint. Undefined if the scenario does not fail,
 * or not for this endpoint.
 */
const failureOf = (
  { errors, method }: Endpoint,
  effect: ScenarioEffect,
  isForThisEndpoint: boolean,
): ErrorCode | undefined => {
  if (effect.kind !== 'error') return undefined;
  if (effect.code === 'VALIDATION_FAILED') {
    const concerns = method !== 'GET' && errors.includes('VALIDATION_FAILED');
    return concerns || isForThisEndpoint ? 'VALIDATION_FAILED' : undefined;
  }
  if (effect.code !== 'UNAUTHORIZED') return effect.code;
  if (errors.includes('INVALID_CREDENTIALS')) return 'INVALID_CREDENTIALS';
  return errors.includes('UNAUTHORIZED') || isForThisEndpoint ? 'UNAUTHORIZED' : undefined;
};

const parseBody = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  if (body === '') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new DomainError('BAD_REQUEST');
  }
};

const lowerCase = (headers: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const pathBelowApi = (pathname: string): string | undefined =>
  pathname.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) : undefined;

/** Texts of some errors name a product and its stock. */
const SAMPLE_PARAMS = { name: 'Carmenère Gran Reserva', available: 0 };

export const createApiStub = ({
  scenario = 'normal',
  overrides = {},
  locale: spoken = 'es',
  seed = DEFAULT_SEED,
}: ApiStubOptions = {}): ApiStub => {
  let choice: ScenarioChoice = { scenario, overrides };
  const startPlay = () => playChoice(readChoice(choice.scenario, choice.overrides));
  let play = startPlay();
  let state = createInitialState(spoken);
  const listeners = new Set<(entry: StubLogEntry) => void>();
  const offered: readonly Locale[] = spoken === 'en' ? ['en', 'es'] : ['es', 'en'];

  /** @param path below `/api` */
  const answer = async (route: Route, path: string, locale: Locale, step: PlayedStep, raw: RawRequest) => {
    const { effect } = step;
    const { endpoint, schema } = route;
    const failure = failureOf(endpoint, effect, step.isForThisEndpoint);
    if (failure === 'VALIDATION_FAILED') throw refuseAll(schema);
    if (failure) throw new DomainError(failure, SAMPLE_PARAMS);
    const request = checkRequest(schema, raw);
    if (effect.kind === 'end-session') Object.assign(state, { isSignedIn: false, hasSessionEnded: true });
    if (isStranger(endpoint, raw)) throw new DomainError('UNAUTHORIZED');
    const form = play.hasGateway ? gatewayForm : noForm;
    const context = { request, path, locale, state, effect, now: play.now, gatewayForm: form };
    return answerSuccess(route, context, seed);
  };

  /** Whether the endpoint refuses this visitor. Any bearer token counts, until the session has ended. */
  const isStranger = ({ errors }: Endpoint, { headers }: RawRequest): boolean => {
    const hasToken = headers.authorization !== undefined;
    if (state.hasSessionEnded) return hasToken || errors.includes('UNAUTHORIZED');
    return errors.includes('UNAUTHORIZED') && !hasToken && !state.isSignedIn;
  };

  const handle = async (request: StubRequest): Promise<StubResponse> => {
    const { pathname, search, searchParams } = new URL(request.url, 'http://stub.invalid');
    const method = request.method.toUpperCase();
    if (pathname.startsWith('/storage/')) return drawPicture(pathname);
    const headers = lowerCase(request.headers);
    const locale = acceptedLocale(headers['accept-language'], offered);
    if (pathname === GATEWAY_PATH) {
      const form = typeof request.body === 'string' ? request.body : '';
      const { nextGateway: next, now } = play;
      const { referer = '' } = headers;
      const page = answerGateway({ form, search: searchParams, referer, locale, state, next, now });
      return { ...page, delayMs: 0 };
    }
    const path = pathBelowApi(pathname);
    const route = path === undefined ? undefined : matchRoute(method, path);
    const step = play.next(route?.endpoint.id, [route?.params, request.url, request.body]);
    const delayMs = step.effect.kind === 'delay' ? step.effect.delayMs : 0;

    let status: number;
    let body: unknown;
    try {
      if (!route || path === undefined) throw new DomainError('NOT_FOUND');
      const raw = { params: route.params, search: searchParams, headers, body: parseBody(request.body) };
      body = await answer(route, path, locale, step, raw);
      status = route.endpoint.status ?? 200;
    } catch (error) {
      if (!(error instanceof DomainError) && !(error instanceof InputError)) throw error;
      const refusal = toErrorBody(error, locale);
      status = statusOf(refusal.code);
      body = refusal;
    }
    const url = pathname + search;
    const endpoint = route?.endpoint.id ?? null;
    const entry = { at: Date.now(), method, url, endpoint, scenario: step.name, status, delayMs };
    for (const listener of listeners) listener(entry);
    return { status, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(body), delayMs };
  };

  return {
    handle,
    choose: (next) => {
      const wanted = { ...choice, ...next };
      if (JSON.stringify(wanted) === JSON.stringify(choice)) return;
      const played = readChoice(wanted.scenario, wanted.overrides);
      choice = wanted;
      play = playChoice(played);
    },
    restart: () => {
      play = startPlay();
    },
    get choice() {
      return choice;
    },
    onAnswer: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: (isSignedIn) => {
      state.isSignedIn = isSignedIn;
      if (isSignedIn) state.hasSessionEnded = false;
    },
    reset: () => {
      state = createInitialState(spoken);
    },
  };
};

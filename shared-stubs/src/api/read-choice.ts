/**
 * Reads the exceptions of a scenario choice (docs/guides/qa-with-stubs.md#sequences):
 * - `update-cart` → `normal+UNAVAILABLE+slow`: the answers of its calls in turn. The last one stays
 * - `update-cart@WINE-1` → …: only calls that name this product, by sku, slug or id
 * - `stock@WINE-1` → `0`: stock of a product
 * - `gateway` → `refused+paid`: answers of the card gateway in turn
 * - `clock` → `2026-12-24T22:00:00-03:00`: time of the API
 */
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { ERROR_CODES, type ErrorCode } from 'shared-contracts/errors/error-texts';
import { readScenarios } from './scenario-parameter.ts';
import {
  isScenarioName,
  SCENARIO_NAMES,
  SCENARIOS,
  type ScenarioChoice,
  type ScenarioEffect,
  type ScenarioName,
} from './scenarios.ts';

/** `ask` shows a page with a button for each result. */
export const GATEWAY_ANSWERS = ['paid', 'refused', 'left', 'ask'] as const;
export type GatewayAnswer = (typeof GATEWAY_ANSWERS)[number];
export type PaymentResult = Exclude<GatewayAnswer, 'ask'>;

/** An answer of a call: name of a scenario, or an error code. */
export interface Step {
  name: string;
  effect: ScenarioEffect;
}

interface CallRule {
  endpoint: string;
  /** Sku, slug or id of a product. */
  product: string | undefined;
  steps: readonly Step[];
}

export interface PlayedChoice {
  base: Step;
  calls: readonly CallRule[];
  stockOf: Readonly<Record<string, number>>;
  gateway: readonly GatewayAnswer[];
  /** ms since 1970. Undefined: the time of the machine. */
  clock: number | undefined;
}

/** A choice that names something that does not exist. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

const ENDPOINT_OF: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.map(({ endpoint }) => [endpoint.id, endpoint]),
);
/** Codes that every endpoint may answer. */
const EVERYWHERE: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/** Codes that this endpoint may answer. */
export const errorsOf = ({ errors }: Endpoint): readonly ErrorCode[] => [...errors, ...EVERYWHERE];

/** @throws ScenarioError for an unknown scenario, and for a code that the endpoint never answers */
const readStep = (name: string, endpoint: Endpoint | undefined): Step => {
  if (isScenarioName(name)) return { name, effect: SCENARIOS[name].effect };
  const allowed = endpoint ? errorsOf(endpoint) : EVERYWHERE;
  const code = allowed.find((one) => one === name);
  if (code) return { name, effect: { kind: 'error', code } };
  const codes = allowed.join(', ');
  throw new ScenarioError(
    ERROR_CODES.some((one) => one === name)
      ? `${endpoint?.id ?? 'The whole API'} never answers ${name}. It answers: ${codes}`
      : `There is no scenario ${name}. There are: ${SCENARIO_NAMES.join(', ')}; and the errors ${codes}`,
  );
};

const readCalls = (key: string, value: string): CallRule => {
  const [id = '', product] = key.split('@');
  const endpoint = ENDPOINT_OF.get(id);
  if (!endpoint) throw new ScenarioError(`There is no endpoint ${id}`);
  return { endpoint: id, product, steps: value.split('+').map((name) => readStep(name, endpoint)) };
};

const readStock = (key: string, value: string): [sku: string, stock: number] => {
  if (/^\d{1,6}$/.test(value)) return [key.slice(key.indexOf('@') + 1), Number(value)];
  throw new ScenarioError(`${value} is no stock. Use a whole number`);
};

const readGateway = (value: string): GatewayAnswer[] =>
  value.split('+').map((word) => {
    const answer = GATEWAY_ANSWERS.find((one) => one === word);
    if (answer) return answer;
    throw new ScenarioError(`The gateway never answers ${word}. It answers: ${GATEWAY_ANSWERS.join(', ')}`);
  });

const readClock = (value: string): number => {
  const time = Date.parse(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(time)) return time;
  throw new ScenarioError(`${value} is no time. Use 2026-12-24T22:00:00-03:00`);
};

const isStock = (key: string): boolean => key.startsWith('stock@');

/** @throws ScenarioError for anything that it cannot apply */
export const readChoice = (scenario: string, overrides: Readonly<Record<string, string>>): PlayedChoice => {
  const { gateway, clock, ...rest } = overrides;
  const entries = Object.entries(rest);
  return {
    base: readStep(scenario, undefined),
    calls: entries.filter(([key]) => !isStock(key)).map(([key, value]) => readCalls(key, value)),
    stockOf: Object.fromEntries(
      entries.filter(([key]) => isStock(key)).map(([key, value]) => readStock(key, value)),
    ),
    gateway: gateway === undefined ? [] : readGateway(gateway),
    clock: clock === undefined ? undefined : readClock(clock),
  };
};

/**
 * Reads the scenario parameter of an address: `slow,update-cart:UNAVAILABLE`.
 * @throws ScenarioError for anything that it cannot apply
 */
export const readScenarioParameter = (value: string): ScenarioChoice => {
  const { scenario, endpoints } = readScenarios(value);
  const [, second] = value.split(',').filter((part) => part !== '' && !part.includes(':'));
  if (second) throw new ScenarioError(`The whole API has one scenario: ${scenario} or ${second}`);
  // Refuses a scenario and exceptions that it cannot apply.
  readChoice(scenario, endpoints);
  return { scenario: scenario as ScenarioName | ErrorCode, overrides: endpoints };
};

/**
 * Creates the body of a success: from the endpoint's handler, else from a recording, else generated from the
 * schema. Every body is checked against the schema.
 */
import { CATALOGUE_KINDS, catalogue } from 'shared-contracts/api/catalogue';
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import type { EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { z } from 'zod';
import { applyEffect } from './apply-effect.ts';
import { generate, seedOf } from './generate.ts';
import type { HandlerContext } from './handlers/handler.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { findDetail, findInList, findRecorded } from './recorded.ts';
import type { ScenarioEffect } from './scenarios.ts';

/**
 * Thrown when an answer of the stub breaks the schema of its endpoint: the contract changed and the stub did
 * not.
 */
export class StubDriftError extends Error {
  override readonly name = 'StubDriftError';

  constructor(endpointId: string, error: z.core.$ZodError) {
    const problems = error.issues.map(({ path, message }) => `  ${path.join('.') || '(body)'}: ${message}`);
    super(`The stub's answer for ${endpointId} does not fit its schema:\n${problems.join('\n')}`);
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets written fields that the answer has. Without effect when the result would break the schema. */
const merge = (schema: EndpointSchema, body: unknown, written: unknown): unknown => {
  if (!isFields(body) || !isFields(body.data) || !isFields(written)) return body;
  const { data } = body;
  const known = Object.entries(written).filter(([key]) => key in data);
  const merged = { ...body, data: { ...data, ...Object.fromEntries(known) } };
  return z.safeParse(schema.response, merged).success ? merged : body;
};

const PRODUCT_PAGES = new Set(CATALOGUE_KINDS.map((kind) => catalogue[kind].detail.id));

/**
 * Whether the scenario still has to change the body. Scenario with changed prices: the handlers of carts and
 * orders have applied it already, lists keep the old prices, so only product pages change.
 */
const isChangedAfterwards = (id: string, effect: ScenarioEffect): boolean =>
  effect.kind !== 'prices' || PRODUCT_PAGES.has(id);

/**
 * The recorded answer for a GET. A product or article without a recording gets another one's detail.
 * @throws DomainError NOT_FOUND when the recorded list does not contain the id
 */
const recorded = ({ endpoint }: EndpointDefinition, { path, locale, request }: HandlerContext): unknown => {
  if (endpoint.method !== 'GET') return undefined;
  const found = findRecorded(path, request.query, locale);
  if (found !== undefined || !endpoint.path.endsWith('/:id')) return found;
  const { isListed, item } = findInList(path, locale);
  if (isListed && !item) throw new DomainError('NOT_FOUND');
  return findDetail(path, locale);
};

const madeUp = ({ endpoint, schema }: EndpointDefinition, context: HandlerContext, seed: number): unknown =>
  generate(schema.response, seedOf(`${endpoint.id} ${context.path}`, seed), context.locale);

const check = ({ endpoint, schema }: EndpointDefinition, body: unknown): unknown => {
  const result = z.safeEncode(schema.response, body as never);
  if (!result.success) throw new StubDriftError(endpoint.id, result.error);
  return result.data;
};

/** The answer of an endpoint without a handler, with the fields that requests wrote to its path. */
const unhandled = (entry: EndpointDefinition, context: HandlerContext, seed: number): unknown => {
  const { path, request, state } = context;
  const body = check(entry, recorded(entry, context) ?? madeUp(entry, context, seed));
  if (entry.endpoint.method === 'GET') return merge(entry.schema, body, state.written.get(path));
  if (isFields(request.body)) state.written.set(path, { ...state.written.get(path), ...request.body });
  return merge(entry.schema, body, request.body);
};

/**
 * @throws DomainError when a rule refuses the request; StubDriftError when the stub's own answer is invalid
 */
export const answerSuccess = async (
  entry: EndpointDefinition,
  context: HandlerContext,
  seed: number,
): Promise<unknown> => {
  const { endpoint, schema } = entry;
  const handled = await HANDLERS[endpoint.id]?.(context);
  const body = handled === undefined ? unhandled(entry, context, seed) : check(entry, handled);
  return isChangedAfterwards(endpoint.id, context.effect) ? applyEffect(schema, body, context.effect) : body;
};

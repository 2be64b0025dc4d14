/**
 * Creates the body of a success: from the endpoint's handler, else from a recording, else generated from the
 * schema. Every body is checked against the schema.
 */

import { CATALOGUE_KINDS, catalogue } from 'shared-contracts/api/catalogue';
import type { EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { z } from 'zod';
import { applyEffect } from './apply-effect.ts';
import { generate, seedOf } from './generate.ts';
import type { HandlerContext } from './handlers/handler.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { findDetail, findInList, findRecorded } from './recorded.ts';
import type { ScenarioEffect } from './scenarios.ts';
import { StubDriftError } from './stub-drift-error.ts';
import { recall, remember } from './written.ts';

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
  if (handled !== undefined) {
    const body = check(entry, handled);
    return isChangedAfterwards(endpoint.id, context.effect)
      ? applyEffect(schema, body, context.effect)
      : body;
  }
  const first = check(entry, recorded(entry, context) ?? madeUp(entry, context, seed));
  const body =
    endpoint.method === 'GET'
      ? recall(schema, first, context.path, context.state)
      : remember(schema, first, context.path, context.request.body, context.state);
  return isChangedAfterwards(endpoint.id, context.effect) ? applyEffect(schema, body, context.effect) : body;
};

import type { FastifyRequest } from 'fastify';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { prioritisedIds, priorityOf } from './priorities.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('gives a priority only to endpoints that exist', async () => {
  const { paths } = (await shop.get('/openapi.json')).body as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const known = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(prioritisedIds().filter((id) => !known.includes(id))).toEqual([]);
});

it('gives every change of a cart the priority of carts', async () => {
  const changes = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
    ({ method, path }) => method !== 'GET' && /^\/(shopping-cart|discount-codes)(\/|$)/.test(path),
  );
  const lower = changes.filter(
    ({ id }) =>
      priorityOf({ routeOptions: { schema: { operationId: id } } } as unknown as FastifyRequest) !== 'high',
  );
  expect(lower.map(({ id }) => id)).toEqual([]);
});

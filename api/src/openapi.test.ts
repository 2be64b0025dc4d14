import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const CONTRACTS = path.resolve(import.meta.dirname, '../../shared-contracts/src/api');

/** All endpoint values of the contract, collected from its files so that none is forgotten. */
async function contractEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACTS).filter((name) => /^[\w-]+\.ts$/.test(name) && name !== 'endpoint.ts');
  const modules = await Promise.all(
    files.map((name) => import(path.join(CONTRACTS, name)) as Promise<object>),
  );
  return modules.flatMap(endpointsIn);
}

const endpointsIn = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if ('path' in value && 'method' in value) return [value as Endpoint];
  return Object.values(value).flatMap(endpointsIn);
};

it('documents every endpoint of the contract as OpenAPI 3.1', async () => {
  const answer = await shop.app.inject('/api/openapi.json');
  expect(answer.statusCode).toBe(200);
  const document = answer.json();
  expect(document.openapi).toMatch(/^3\.1\./);

  const documented = Object.entries<Record<string, { operationId?: string }>>(document.paths).flatMap(
    ([url, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${url}`),
  );
  const endpoints = await contractEndpoints();
  expect(endpoints.length).toBeGreaterThan(20);
  const expected = endpoints.map(
    ({ id, method, path: url }) => `${id} ${method.toLowerCase()} /api${url.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented).toEqual(expect.arrayContaining(expected));
});

it('describes query, response and errors of an endpoint', async () => {
  const { paths } = (await shop.app.inject('/api/openapi.json')).json();
  const list = paths['/api/wines'].get;
  expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['page', 'per_page', 'tipo', 'variedad']),
  );
  expect(Object.keys(list.responses)).toEqual(expect.arrayContaining(['200', '422', '500']));
  const answer = list.responses['200'].content['application/json'].schema;
  expect(Object.keys(answer.properties)).toEqual(['data', 'total', 'current_page', 'per_page', 'last_page']);
});

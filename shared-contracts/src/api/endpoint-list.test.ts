import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoint-list.schema.ts';

const AREA = /^(?!endpoint\.ts$)[\w-]+\.ts$/;

const endpointsIn = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if ('path' in value && 'method' in value) return [value as Endpoint];
  return Object.values(value).flatMap(endpointsIn);
};

/** Every endpoint value that a file of this folder exports. */
const exported = async (): Promise<Endpoint[]> => {
  const files = readdirSync(import.meta.dirname).filter((name) => AREA.test(name));
  const modules = await Promise.all(
    files.map((name) => import(path.join(import.meta.dirname, name)) as Promise<object>),
  );
  return modules.flatMap(endpointsIn);
};

it('registers every endpoint of every area, once', async () => {
  const ids = ENDPOINTS.map(({ endpoint }) => endpoint.id);
  expect(ids.toSorted()).toEqual((await exported()).map(({ id }) => id).toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

it('has at most one endpoint for a method and a path', () => {
  const routes = ENDPOINTS.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(routes).size).toBe(routes.length);
});

it('has a response schema for every endpoint', () => {
  for (const { endpoint, schema } of ENDPOINTS) expect(schema?.response, endpoint.id).toBeDefined();
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ PUBLIC_URL: 'https://tienda.casaquillay.cl' });
});
afterAll(() => shop.close());

it('passes the recommended rules of Redocly', async () => {
  const source = (await shop.app.inject('/api/openapi.json')).body;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const told = problems.map(
    ({ ruleId, severity, message, location: [place] }) =>
      `${severity} ${ruleId}: ${message} ${place?.pointer ?? ''}`,
  );
  expect(told).toEqual([]);
});

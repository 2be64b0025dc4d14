import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('lists regions from north to south', async () => {
  const { data } = (await shop.app.inject('/api/regions')).json();
  expect(data).toEqual([
    { id: '15', name: 'Región de Arica y Parinacota', short_name: 'Arica y Parinacota' },
    { id: '13', name: 'Región Metropolitana de Santiago', short_name: 'Metropolitana' },
  ]);
});

it('lists the communes of a region by name, Ñ after N', async () => {
  const { data } = (await shop.app.inject('/api/regions/13/communes')).json();
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Ñuñoa', 'Providencia']);
});

it.each(['99', 'abc', '1', '%00'])('answers 404 for region %s', async (id) => {
  const answer = await shop.app.inject(`/api/regions/${id}/communes`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('NOT_FOUND');
});

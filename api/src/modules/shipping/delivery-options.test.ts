import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const ask = async (commune: string, locale = 'es') => {
  const answer = await shop.app.inject({
    url: `/api/delivery-options?commune=${encodeURIComponent(commune)}`,
    headers: { 'accept-language': locale },
  });
  return { status: answer.statusCode, body: answer.json() };
};

it.each(['Ñuñoa', 'ñuñoa', 'NUNOA', '13120'])('finds a commune by %s, without a cart', async (name) => {
  const { status, body } = await ask(name);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    commune_id: '13120',
    commune: 'Ñuñoa',
    region: expect.stringContaining('Metropolitana'),
    price_delivery: expect.any(Number),
    time_delivery: expect.stringContaining('hábil'),
    promise: null,
  });
});

it('says the time in English', async () => {
  expect((await ask('Providencia', 'en')).body.data.time_delivery).toContain('working');
});

it.each(['Buenos Aires', 'Prov', '99999'])('names the field when it does not know %s', async (name) => {
  const { status, body } = await ask(name);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'COMMUNE_NOT_SERVED', fields: { commune: expect.any(String) } });
});

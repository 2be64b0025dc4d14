import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { buildApp } from '../app.ts';
import { connect } from '../db/connect.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const login = (payload: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

it('answers 404 for a slug longer than any in the shop', async () => {
  const answer = await shop.app.inject({ url: `/api/wines/${'x'.repeat(201)}` });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

describe('a request body', () => {
  it('that is not JSON is refused', async () => {
    const answer = await login('{"email": ');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: 'No pudimos leer la solicitud.' });
    expect(answer.body).not.toMatch(/position|Unexpected|JSON/);
  });

  it('with a prototype key is refused', async () => {
    expect((await login('{"__proto__": {"admin": true}}')).statusCode).toBe(400);
  });

  it('with another media type or too large is refused with its own code', async () => {
    expect((await login('email=a', { 'content-type': 'text/plain' })).json()).toMatchObject({
      statusCode: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect((await login(JSON.stringify({ email: 'x'.repeat(70_000) }))).json()).toMatchObject({
      statusCode: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('with invalid fields gets an error per field in the requested language', async () => {
    const wrong = JSON.stringify({ email: 'nobody', password: 7 });
    expect((await login(wrong)).json()).toEqual({
      statusCode: 422,
      code: 'VALIDATION_FAILED',
      message: 'Verifica que la información ingresada sea correcta',
      errors: ['email: Ingresa un correo electrónico válido.', 'password: Debe ser un texto.'],
      fields: { email: 'Ingresa un correo electrónico válido.', password: 'Debe ser un texto.' },
    });
    expect((await login('{}', { 'accept-language': 'en' })).json().fields).toEqual({
      email: 'This field is required.',
      password: 'This field is required.',
    });
  });

  it.each([
    ['{"sku":"W1","qty":-1}', 'qty', 'Debe ser 0 o más.'],
    ['{"sku":"W1","qty":1e9}', 'qty', 'Debe ser 9999 o menos.'],
    ['{"sku":"W1","qty":1.5}', 'qty', 'Debe ser un número entero.'],
    ['{"sku":"W1","qty":"two"}', 'qty', 'Debe ser un número.'],
    ['{"sku":"W1"}', 'qty', 'Este campo es obligatorio.'],
    ['{"product":{"sku":"W1","quantity":-1}}', 'product.quantity', 'Debe ser 0 o más.'],
  ])('with two possible shapes gets errors for the closer one: %s', async (payload, field, sentence) => {
    const { id } = (await shop.app.inject('/api/shopping-cart/id')).json();
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/shopping-cart?cart_id=${id}`,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ [field]: sentence });
  });
});

it.each(['/readyz', '/api/wines'])(
  '%s answers 503 without internals when the database is down',
  async (url) => {
    const DATABASE_URL = 'postgres://127.0.0.1:1/none';
    const db = connect(DATABASE_URL);
    const app = await buildApp({ config: { ...shop.config, DATABASE_URL }, db });
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
    expect(body).not.toMatch(/127|ECONN|select/i);
    await app.close();
    await db.destroy();
  },
);

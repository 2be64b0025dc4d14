import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, pickupOrder, type Shop } from '../../../test/shopper.ts';
import { hashPassword } from './password.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: '1' });
  await shop.db
    .insertInto('users')
    .values({
      email: 'Ana.Soto@example.cl',
      password_hash: await hashPassword('una clave larga'),
      first_name: 'Ana',
      last_name: 'Soto',
      rut: '12345678-5',
    })
    .execute();
});
afterAll(() => shop.close());

interface Tokens {
  access_token: string;
  refresh_token?: string;
  expires_in: number;
}
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  shop.call<Tokens>('POST', '/login', { email, password }, headers);

describe('login', () => {
  it('returns an access token for half an hour and a refresh token stored as a hash', async () => {
    const { status, body } = await login('ana.soto@EXAMPLE.cl', 'una clave larga');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      expires_in: 1800,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    const stored = await shop.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(body.refresh_token);
  });

  it('hides the refresh token from scripts of the website', async () => {
    const { body, headers } = await login('ana.soto@example.cl', 'una clave larga', { 'x-client': 'web' });
    expect(body.refresh_token).toBeUndefined();
    expect(headers.get('set-cookie')).toMatch(/^refresh_token=\S+; .*HttpOnly; SameSite=Strict/);
  });

  it('gives access to the customer’s own orders only', async () => {
    const { body } = await login('ana.soto@example.cl', 'una clave larga');
    const authorization = `Bearer ${body.access_token}`;
    const cart = await shop.cartWith({ W5: 1 });
    const own = await shop.call<{ id: string }>(
      'POST',
      `/purchases?cart_id=${cart}`,
      pickupOrder('ana.soto@example.cl'),
      { authorization, 'idempotency-key': 'una-llave-de-prueba' },
    );
    expect(own.status).toBe(201);
    const { body: foreign } = await shop.placeOrder(await shop.cartWith({ W5: 1 }));
    const read = (id: string, bearer: string) =>
      shop.call('GET', `/purchases/${id}`, undefined, { authorization: bearer });
    expect((await read(own.body.id, authorization)).status).toBe(200);
    expect((await read(foreign.id, authorization)).status).toBe(404);
    expect((await read(own.body.id, `${authorization}x`)).status).toBe(401);
  });

  it('does not reveal whether an e-mail has an account', async () => {
    const wrong = await login('ana.soto@example.cl', 'otra clave larga');
    const unknown = await login('nadie@example.cl', 'otra clave larga');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(wrong.body).toMatchObject({ message: 'Verifica que la información ingresada sea correcta' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('limits attempts and returns Retry-After', async () => {
    const tries = [];
    for (let index = 0; index < 20; index += 1)
      tries.push(await login('blanco@example.cl', `clave ${index}`));
    const stopped = tries.find(({ status }) => status === 429);
    expect(stopped?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(tries[0]?.status).toBe(401);
  });
});

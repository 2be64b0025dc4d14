import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD, registration } from '../../test/customers.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => shop.close());
/** Clears all rate limits, as if a day had passed. */
const forgetTries = () => shop.rawQuery('delete from rate_limits');
const RESERVATION = { person_quantity: 1, name: 'A', phone: '987654321', terms: true };

/** Expects a 429 with Retry-After within twenty attempts, not at the first, and at every attempt after it. */
const expectStopped = async (
  attempt: (index: number) => Promise<{ status: number; headers: Headers; body: unknown }>,
) => {
  await forgetTries();
  const answers = [];
  for (let index = 0; index < 20; index += 1) answers.push(await attempt(index));
  const stopped = answers.findIndex(({ status }) => status === 429);
  expect(stopped).toBeGreaterThan(0);
  const { headers, body } = answers[stopped] ?? {};
  expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(answers.slice(stopped).every(({ status }) => status === 429)).toBe(true);
};

describe('is stopped within twenty attempts:', () => {
  const login = (email: string, password: string, headers = {}) =>
    shop.call('POST', '/login', { email, password }, headers);

  it('guessing the password of one account', () =>
    expectStopped((index) => login('ana@example.cl', `intento numero ${index}`)));

  it('guessing from one client that sends invented network addresses in headers', () =>
    expectStopped((index) =>
      login(`a${index}@example.cl`, 'intento cualquiera', {
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
        'cf-connecting-ip': `203.0.113.${index}`,
      }),
    ));

  it('trying one password on many accounts', () =>
    expectStopped((index) => login(`cuenta${index}@example.cl`, 'la misma clave')));

  it('guessing with one e-mail in different upper and lower case', () =>
    expectStopped((index) => {
      const name = 'anaanaanaanaanaanaana';
      return login(`${name.slice(0, index)}${name.slice(index).toUpperCase()}@example.cl`, 'clave');
    }));

  it.each<[string, (index: number) => [path: string, body: object]]>([
    ['opening accounts', (index) => ['/register', registration({ email: `nueva${index}@example.cl` })]],
    ['asking for recovery mails', (index) => ['/recover', { email: `alguien${index}@example.cl` }]],
    [
      'guessing recovery links',
      (index) => [
        '/reset',
        { token: `${'x'.repeat(40)}${index}`, password: PASSWORD, password_confirmation: PASSWORD },
      ],
    ],
    ['guessing confirmation links', (index) => ['/verify-email', { token: `${'x'.repeat(40)}${index}` }]],
    ['subscribing others', (index) => ['/newsletter', { email: `boletin${index}@example.cl` }]],
    [
      'flooding the contact form',
      (index) => ['/contact', { name: 'A', email: `c${index}@example.cl`, message: 'Hola' }],
    ],
    ['guessing reservations', (index) => ['/reservations/cancel', { token: `${'x'.repeat(40)}${index}` }]],
    [
      'reserving at random',
      (index) => ['/events', { ...RESERVATION, event: `e${index}`, email: `r${index}@example.cl` }],
    ],
  ])('%s', (_, attempt) =>
    expectStopped((index) => {
      const [path, body] = attempt(index);
      return shop.call('POST', path, body);
    }),
  );

  it('guessing order numbers, and buyers of one order', async () => {
    await expectStopped((index) =>
      shop.call('GET', `/order-tracking?number=CQ-00${1000 + index}&email=a@example.cl`),
    );
    await expectStopped((index) =>
      shop.call('GET', `/order-tracking?number=CQ-000001&email=a${index}@example.cl`),
    );
  });

  it('guessing the current password of a session left open', async () => {
    await forgetTries();
    const body = registration();
    await shop.call('POST', '/register', body);
    const { body: tokens } = await shop.call<{ access_token: string }>('POST', '/login', body);
    const bearer = { authorization: `Bearer ${tokens.access_token}` };
    await expectStopped((index) =>
      shop.call(
        'PUT',
        '/profile/user/password',
        { current_password: `x${index}`, password: PASSWORD, password_confirmation: PASSWORD },
        bearer,
      ),
    );
  });

  it('guessing the current password as the new one, half as often as with one password per attempt', async () => {
    await forgetTries();
    const body = registration();
    await shop.call('POST', '/register', body);
    const { body: tokens } = await shop.call<{ access_token: string }>('POST', '/login', body);
    const attempt = (index: number) => {
      const password = `intento numero ${index}`;
      const guesses = { current_password: `x${index}`, password, password_confirmation: password };
      const bearer = { authorization: `Bearer ${tokens.access_token}` };
      return shop.call<{ code: string }>('PUT', '/profile/user/password', guesses, bearer);
    };
    for (let index = 0; index < 5; index += 1)
      expect((await attempt(index)).body.code).toBe('WRONG_PASSWORD');
    expect((await attempt(5)).body.code).toBe('TOO_MANY_REQUESTS');
  });
});

it('counts guesses of coupons in the cart and in orders together', async () => {
  await forgetTries();
  const cart = await shop.cartWith({ W6: 1 });
  const guess = () => shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code: 'NADA' });
  for (let index = 0; index < 60; index += 1) expect((await guess()).status).not.toBe(429);
  expect((await guess()).status).toBe(429);
  expect((await shop.placeOrder(cart, { coupon: 'NADA' })).status).toBe(429);
  expect((await shop.placeOrder(cart)).status).toBe(201);
});

const HOUR_S = 3600;

/** Each of these requests sends a mail to the e-mail in its body. */
describe('limits the mails to one address per day:', () => {
  const email = 'buzon.ajeno@example.cl';
  it.each<[string, object, number]>([
    ['/register', registration({ email }), 5],
    ['/newsletter', { email }, 5],
    ['/contact', { name: 'A', email, message: 'Hola' }, 5],
    ['/events', { ...RESERVATION, event: 'e1', email }, 10],
  ])('%s', async (path, body, mails) => {
    await forgetTries();
    const answers = [];
    for (let index = 0; index <= mails; index += 1) answers.push(await shop.call('POST', path, body));
    expect(answers.findIndex(({ status }) => status === 429)).toBe(mails);
    const waitS = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(waitS).toBeGreaterThan(23 * HOUR_S);
    expect(waitS).toBeLessThanOrEqual(24 * HOUR_S);
  });
});

it.each<[string, object]>([
  ['/register', registration({ email: 'victima@example.cl' })],
  ['/recover', { email: 'victima@example.cl' }],
  ['/newsletter', { email: 'victima@example.cl' }],
  ['/contact', { name: 'A', email: 'victima@example.cl', message: 'Hola' }],
])('%s stays open to an address that a program used without the bot check', async (path, body) => {
  await forgetTries();
  shop.config.BOT_CHECK = 'on';
  for (let index = 0; index < 5; index += 1)
    expect((await shop.call('POST', path, body)).body).toMatchObject({ code: 'BOT_CHECK_FAILED' });
  shop.config.BOT_CHECK = 'off';
  expect((await shop.call('POST', path, body)).body).not.toHaveProperty('code');
});

it('counts newsletter mails to the unconfirmed address of an account with those of the form', async () => {
  await forgetTries();
  const customer = await customersOf(shop).join();
  const ask = () => customer.call('PUT', '/profile/consents', { newsletter: true });
  for (let index = 0; index < 4; index += 1) expect((await ask()).status).toBe(200);
  expect((await shop.call('POST', '/newsletter', { email: customer.email })).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

it('limits the mails of e-mail changes to one address per day, and does not count a wrong password', async () => {
  await forgetTries();
  const customer = await customersOf(shop).join();
  const change = (current_password: string) =>
    customer.call('POST', '/profile/user/email', { email: 'buzon.ajeno@example.cl', current_password });
  expect((await change('no es la clave')).body.code).toBe('WRONG_PASSWORD');
  for (let index = 0; index < 5; index += 1) expect((await change(PASSWORD)).status).toBe(200);
  const { status, headers } = await change(PASSWORD);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(23 * HOUR_S);
});

it('stores no client address or e-mail in the rate limit table', async () => {
  await shop.call('POST', '/login', { email: 'tabla@example.cl', password: 'x' });
  const { rows } = await shop.rawQuery('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/127\.0|example\.cl/);
});

it('does not limit successful logins', async () => {
  await forgetTries();
  const body = registration();
  await shop.call('POST', '/register', body);
  for (let index = 0; index < 20; index += 1) {
    expect((await shop.call('POST', '/login', { email: body.email, password: body.password })).status).toBe(
      200,
    );
  }
});

it('trusts forwarded addresses of the configured proxy only', async () => {
  const proxied = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
  const login = (from: string, index: number) =>
    proxied.call(
      'POST',
      '/login',
      { email: `p${index}@example.cl`, password: 'x' },
      { 'x-forwarded-for': from },
    );
  for (let index = 0; index < 20; index += 1) await login('203.0.113.1', index);
  expect((await login('203.0.113.1', 20)).status).toBe(429);
  expect((await login('203.0.113.2', 21)).status).toBe(401);
  // The API ignores the entries of X-Forwarded-For that the client wrote before the proxy's entry.
  expect((await login('198.51.100.7, 203.0.113.1', 22)).status).toBe(429);
  await proxied.close();
});

it('counts an IPv6 /64 network as one client', async () => {
  const proxied = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
  const login = (from: string, index: number) =>
    proxied.call(
      'POST',
      '/login',
      { email: `v6${index}@example.cl`, password: 'x' },
      { 'x-forwarded-for': from },
    );
  for (let index = 0; index < 20; index += 1) await login(`2001:db8:0:7::${index.toString(16)}`, index);
  expect((await login('2001:db8:0:7:ffff:1:2:3', 20)).status).toBe(429);
  expect((await login('2001:db8:0:8::1', 21)).status).toBe(401);
  await proxied.close();
});

describe('a stranger who uses up the tries of a person shuts the own network only:', () => {
  let proxied: Shop;
  beforeAll(async () => {
    proxied = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => proxied.close());
  const stranger = { 'x-forwarded-for': '203.0.113.1' };
  const person = { 'x-forwarded-for': '203.0.113.2' };
  /** Answers to twelve tries of the stranger, then to one of the person. */
  const tryBoth = async (
    attempt: (headers: Record<string, string>, index: number) => Promise<{ status: number; body: unknown }>,
  ) => {
    await proxied.rawQuery('delete from rate_limits');
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await attempt(stranger, index)).status);
    expect(statuses.indexOf(429)).toBe(10);
    return attempt(person, 12);
  };
  /** Sets the counted tries of a limit, as if many networks had tried. */
  const fill = (limit: string, points: number) =>
    proxied.rawQuery(`update rate_limits set points = ${points} where key like '${limit}:%'`);

  it('signing in', async () => {
    const account = registration();
    await proxied.call('POST', '/register', account);
    const login = (headers: Record<string, string>, password: string) =>
      proxied.call('POST', '/login', { email: account.email, password }, headers);
    const wrong = await tryBoth((headers, index) => login(headers, `intento numero ${index}`));
    expect(wrong.status).toBe(401);
    await fill('login-email', 100);
    expect((await login(person, account.password)).status).toBe(429);
    await fill('login-email', 98);
    expect((await login(person, account.password)).status).toBe(200);
    await fill('login-pair', 10);
    expect((await login(stranger, account.password)).status).toBe(429);
    // A success forgave the person's tries of both counts.
    for (let index = 0; index < 10; index += 1) expect((await login(person, 'x')).status).toBe(401);
    expect((await login(person, account.password)).status).toBe(429);
  });

  it('tracking an order', async () => {
    const { body: order } = await proxied.placeOrder(await proxied.cartWith({ W6: 1 }));
    const track = (headers: Record<string, string>, email: string) =>
      proxied.call('GET', `/order-tracking?number=${order.number}&email=${email}`, undefined, headers);
    const found = await tryBoth((headers, index) =>
      track(headers, index < 12 ? `a${index}@example.cl` : 'ana.soto@example.cl'),
    );
    expect(found.status).toBe(200);
    await fill('tracking-number-key', 100);
    expect((await track(person, 'ana.soto@example.cl')).status).toBe(429);
  });

  it.each(['/events', '/reservations'])('reserving with %s', async (path) => {
    const email = 'victima@example.cl';
    const reserve = (headers: Record<string, string>) =>
      proxied.call(
        'POST',
        path,
        { ...RESERVATION, event: 'e1', date: '2026-01-01', hour: '20:00', email },
        headers,
      );
    const { status } = await tryBoth(reserve);
    expect([404, 409, 422]).toContain(status);
    await fill('reservation-mail-key', 30);
    expect((await reserve(person)).status).toBe(429);
  });
});

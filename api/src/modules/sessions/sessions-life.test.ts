import { createHash } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Customer, customersOf, PASSWORD, type Tokens } from '../../../test/customers.ts';
import { openShop } from '../../../test/shopper.ts';
import { ShedError } from '../../errors/shed-error.ts';
import { sign } from '../../lib/signature.ts';
import { lockUser, updateUser } from '../accounts/users.repository.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf, findSessions } from './sessions.repository.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
const customers = customersOf(shop);
afterAll(() => shop.close());

const refresh = (token: string) => shop.call<Tokens>('POST', '/refresh', { refresh_token: token });
const verify = (token: string) =>
  shop.call<{ code?: string }>('GET', '/verify', undefined, { authorization: `Bearer ${token}` });
/** Moves the time at which the token was replaced to `seconds` ago. */
const age = (token: string, seconds: number) =>
  shop.db
    .updateTable('refresh_tokens')
    .set({ replaced_at: new Date(Date.now() - seconds * 1000) })
    .where('token_hash', '=', createHash('sha256').update(token).digest())
    .execute();

describe('an access token', () => {
  const key = () => Buffer.from(sign(shop.config.APP_SECRET, 'access-token', 'key'));
  const claims = async (customer: Customer) =>
    (await customer.call<{ data: { user_id: string; session_id: string } }>('GET', '/verify')).body.data;
  const token = (
    { user_id, session_id }: { user_id: string; session_id: string },
    { secret = key(), issuer = 'shop-api', expires = '30m' as string | number } = {},
  ) =>
    new SignJWT({ sid: session_id })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user_id)
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(secret);

  it('is valid only with the shop’s signature, its purpose and before expiry', async () => {
    const customer = await customers.join();
    const who = await claims(customer);
    expect((await verify(await token(who))).status).toBe(200);
    const [header = '', payload = '', signature = ''] = customer.tokens.access_token.split('.');
    const other = await claims(await customers.join());
    const forgedPayload = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: other.user_id }),
    ).toString('base64url');
    const unsigned = new UnsecuredJWT({ sid: who.session_id })
      .setSubject(who.user_id)
      .setIssuer('shop-api')
      .setExpirationTime('30m')
      .encode();
    const refused = {
      forged: await token(who, { secret: Buffer.from('x'.repeat(43)) }),
      expired: await token(who, { expires: Math.floor(Date.now() / 1000) - 1 }),
      'of another issuer': await token(who, { issuer: 'somebody' }),
      'alg none': unsigned,
      'alg none with a signature': `${unsigned}${signature}`,
      'with another payload': [header, forgedPayload, signature].join('.'),
      'without a signature': `${header}.${payload}.`,
      'for the session of another': await token({ ...who, user_id: other.user_id }),
      'a refresh token': customer.tokens.refresh_token,
      'no token': 'x',
    };
    for (const [name, bad] of Object.entries(refused)) {
      const answer = await verify(bad);
      expect({ name, status: answer.status, code: answer.body.code }).toEqual({
        name,
        status: 401,
        code: 'UNAUTHORIZED',
      });
    }
  });
});

describe('a refresh token', () => {
  it('is rotated on each use and stored as a hash', async () => {
    const { tokens } = await customers.join();
    const { status, body } = await refresh(tokens.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(tokens.refresh_token);
    expect((await verify(body.access_token)).status).toBe(200);
    expect((await refresh(body.refresh_token)).status).toBe(200);
    const stored = JSON.stringify(await shop.db.selectFrom('refresh_tokens').selectAll().execute());
    expect(stored).not.toContain(tokens.refresh_token);
    expect(stored).not.toContain(body.refresh_token);
  });

  it('gets the same successor for ten seconds after its rotation', async () => {
    const { tokens } = await customers.join();
    const [first, second] = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
    await age(tokens.refresh_token, 11);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
  });

  it('that is reused later ends the session', async () => {
    const { tokens } = await customers.join();
    const { body: next } = await refresh(tokens.refresh_token);
    await age(tokens.refresh_token, 11);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await verify(next.access_token)).status).toBe(401);
  });

  it('has no grace period when its successor was rotated too', async () => {
    const { tokens } = await customers.join();
    const { body: second } = await refresh(tokens.refresh_token);
    const { body: third } = await refresh(second.refresh_token);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
    expect((await refresh(third.refresh_token)).status).toBe(401);
  });

  it('is refused after expiry', async () => {
    const { tokens } = await customers.join();
    await shop.db
      .updateTable('refresh_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('token_hash', '=', createHash('sha256').update(tokens.refresh_token).digest())
      .execute();
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
  });

  it('is accepted as bearer token by GET only', async () => {
    const { tokens } = await customers.join();
    const bearer = { authorization: `Bearer ${tokens.refresh_token}` };
    expect((await shop.call('POST', '/refresh', {}, bearer)).status).toBe(401);
    const { status, body } = await shop.call<Tokens>('GET', '/refresh', undefined, bearer);
    expect(status).toBe(200);
    expect((await verify(body.access_token)).status).toBe(200);
    expect((await refresh('x'.repeat(43))).status).toBe(401);
  });

  // The test must notice this fault in api/src/plugins/set-cookie.ts
  // - httpOnly: true,
  it('is stored in an HttpOnly cookie', async () => {
    const { email } = await customers.join();
    const web = { 'x-client': 'web' };
    const login = await shop.call<Tokens>('POST', '/login', { email, password: 'cordillera y mar 7' }, web);
    expect(login.body.refresh_token).toBeUndefined();
    const cookie = login.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const [pair = ''] = cookie.split(';');
    // A form of another site can make the browser send the cookie, but not the header `X-Client`.
    expect((await shop.call('POST', '/refresh', {}, { cookie: pair })).status).toBe(401);
    const answer = await shop.call<Tokens>('POST', '/refresh', undefined, { ...web, cookie: pair });
    expect(answer.status).toBe(200);
    expect(answer.body.refresh_token).toBeUndefined();
    expect(answer.headers.get('set-cookie')).toMatch(/^refresh_token=[\w-]{43};/);
    const dead = await shop.call('POST', '/refresh', undefined, { ...web, cookie: 'refresh_token=nothing' });
    expect(dead.headers.get('set-cookie')).toMatch(/^refresh_token=; Max-Age=0/);
  });

  it('stays in the browser when a busy shop refuses its renewal', async () => {
    const { tokens } = await customers.join();
    const cookie = `refresh_token=${tokens.refresh_token}`;
    vi.spyOn(shop.db, 'transaction').mockImplementationOnce(() => {
      throw new ShedError();
    });
    const refused = await shop.call('POST', '/refresh', undefined, { 'x-client': 'web', cookie });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect((await shop.call('POST', '/refresh', undefined, { 'x-client': 'web', cookie })).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends session and access token at once', async () => {
    const customer = await customers.join();
    const elsewhere = await customers.signIn(customer.email);
    expect((await customer.call('POST', '/logout')).status).toBe(200);
    expect((await verify(customer.tokens.access_token)).status).toBe(401);
    expect((await refresh(customer.tokens.refresh_token)).status).toBe(401);
    expect((await customer.call('GET', '/profile/user')).status).toBe(401);
    expect((await verify(elsewhere.tokens.access_token)).status).toBe(200);
  });

  it('works with the refresh token alone', async () => {
    const { tokens } = await customers.join();
    expect((await shop.call('POST', '/logout', { refresh_token: tokens.refresh_token })).status).toBe(200);
    expect((await verify(tokens.access_token)).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  type Listed = { data: { id: string; is_current: boolean }[] };

  it('shows active sessions and ends any of them', async () => {
    const here = await customers.join();
    const there = await customers.signIn(here.email);
    const { data } = (await here.call<Listed>('GET', '/profile/sessions')).body;
    expect(data.filter(({ is_current }) => is_current)).toHaveLength(1);
    const other = data.find(({ is_current }) => !is_current);
    expect((await here.call('DELETE', `/profile/sessions/${other?.id}`)).status).toBe(200);
    expect((await verify(there.tokens.access_token)).status).toBe(401);
    expect((await verify(here.tokens.access_token)).status).toBe(200);
  });

  it('ends all others at once', async () => {
    const here = await customers.join();
    const there = await customers.signIn(here.email);
    expect((await here.call('DELETE', '/profile/sessions')).body).toEqual({ ok: true, ended: 1 });
    expect((await verify(there.tokens.access_token)).status).toBe(401);
    expect((await verify(here.tokens.access_token)).status).toBe(200);
  });

  it('gets none from a login whose password is changed while it waits', async () => {
    const { email } = await customers.join();
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { login } = await shop.db.transaction().execute(async (trx) => {
      await lockUser(trx, id);
      const waiting = shop.call<{ code?: string }>('POST', '/login', { email, password: PASSWORD });
      await expect
        .poll(async () => {
          const { rows } = await shop.rawQuery(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows.length;
        })
        .toBe(1);
      await updateUser(trx, id, { password_hash: await hashPassword('otra cordillera 8') });
      await deleteSessionsOf(trx, id);
      return { login: waiting };
    });
    expect((await login).body.code).toBe('INVALID_CREDENTIALS');
    expect(await findSessions(shop.db, id)).toEqual([]);
  });

  it('has the 50 that were used last: a login ends the others', async () => {
    const here = await customers.join();
    const others = await customers.join();
    const { data } = (await here.call<Listed>('GET', '/profile/sessions')).body;
    await shop.rawQuery(`
      insert into sessions (id, user_id, last_used_at)
      select gen_random_uuid(), s.user_id, now() - make_interval(hours => n)
      from sessions s, generate_series(1, 60) n where s.id = '${data[0]?.id}'`);
    await customers.signIn(here.email);
    const left = (await here.call<Listed>('GET', '/profile/sessions')).body.data;
    expect(left).toHaveLength(50);
    expect((await verify(here.tokens.access_token)).status).toBe(200);
    expect((await verify(others.tokens.access_token)).status).toBe(200);
  });

  it('ends nobody else’s', async () => {
    const mine = await customers.join();
    const stranger = await customers.join();
    const { data } = (await mine.call<Listed>('GET', '/profile/sessions')).body;
    expect((await stranger.call('DELETE', `/profile/sessions/${data[0]?.id}`)).status).toBe(404);
    expect((await verify(mine.tokens.access_token)).status).toBe(200);
  });
});

it('joins the guest cart with the customer’s', async () => {
  const { email } = await customers.join();
  const cart = await shop.cartWith({ W5: 2 });
  await shop.call('POST', '/login', { email, password: 'cordillera y mar 7', cart_id: cart });
  const owner = await shop.db
    .selectFrom('carts as c')
    .innerJoin('users as u', 'u.id', 'c.account_id')
    .select('u.email')
    .where('c.id', '=', cart.split('.')[0] ?? '')
    .executeTakeFirst();
  expect(owner?.email).toBe(email);
});

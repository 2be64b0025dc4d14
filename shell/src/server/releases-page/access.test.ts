import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Access, createAccess } from './access.ts';

const TOKEN = 'a-long-metrics-token';
const HOUR_MS = 3_600_000;

const accessFor = (env: Record<string, string>, now = () => 0): Access =>
  createAccess(readConfig({ PUBLIC_URL: 'https://tienda.example', ...env }), now);
const request = (headers: Record<string, string> = {}, ip = '10.0.0.1') => ({ headers, ip });
/** `name=value` of a Set-Cookie header. */
const pairOf = (cookie: string): string => cookie.split(';')[0] as string;
const signIn = (access: Access, name = 'Ana'): string => {
  const result = access.signIn(request(), name, TOKEN);
  if (typeof result === 'string') throw new Error(result);
  return result.cookie;
};

describe('access to the releases page', () => {
  it('is open in a demo without a token, and does not exist in production without one', () => {
    const demo = accessFor({});
    expect([demo.isOffered, demo.hasSessions, demo.operatorOf(request())]).toEqual([true, false, 'demo']);
    const production = accessFor({ SHOP_MODE: 'production' });
    expect([production.isOffered, production.operatorOf(request())]).toEqual([false, null]);
  });

  it.each([{ SHOP_MODE: 'demo' }, { SHOP_MODE: 'production' }])('needs the token in %o', (mode) => {
    const access = accessFor({ ...mode, METRICS_TOKEN: TOKEN });
    expect([access.isOffered, access.hasSessions]).toEqual([true, true]);
    expect(access.operatorOf(request())).toBeNull();
    expect(access.operatorOf(request({ authorization: `Bearer ${TOKEN}` }))).toBe('METRICS_TOKEN');
    expect(access.operatorOf(request({ authorization: 'Bearer other' }))).toBeNull();
    expect(access.operatorOf(request({ authorization: 'Bearer ' }))).toBeNull();
  });

  it('keeps a session of an hour in a cookie that neither scripts nor other sites can use', () => {
    let now = 0;
    const access = accessFor({ METRICS_TOKEN: TOKEN }, () => now);
    const cookie = signIn(access);
    expect(cookie).toMatch(
      /^releases=[\w-]+\.[\w-]+; Max-Age=3600; Path=\/dev\/releases; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(TOKEN);
    expect(access.operatorOf(request({ cookie: pairOf(cookie) }))).toBe('Ana');
    now = HOUR_MS;
    expect(access.operatorOf(request({ cookie: pairOf(cookie) }))).toBeNull();
  });

  it('accepts a session of another shell with the same token, and none after the token changed', () => {
    const cookie = pairOf(signIn(accessFor({ METRICS_TOKEN: TOKEN })));
    expect(accessFor({ METRICS_TOKEN: TOKEN }).operatorOf(request({ cookie }))).toBe('Ana');
    expect(accessFor({ METRICS_TOKEN: `${TOKEN}-2` }).operatorOf(request({ cookie }))).toBeNull();
  });

  // The test must notice this fault in shell/src/server/releases-page/access.ts
  // - if (!isSameSecret(sign(payload), signature)) return null;
  it('refuses an altered session', () => {
    const access = accessFor({ METRICS_TOKEN: TOKEN });
    const [, signature] = pairOf(signIn(access)).split('.');
    const forged = Buffer.from(JSON.stringify({ name: 'Eva', until: HOUR_MS })).toString('base64url');
    for (const cookie of [`releases=${forged}.${signature}`, `releases=${forged}`, 'releases=', 'releases=.'])
      expect(access.operatorOf(request({ cookie }))).toBeNull();
  });

  it('says after five wrong tokens of a network that these were too many', () => {
    const access = accessFor({ METRICS_TOKEN: TOKEN });
    const guess = (ip: string) => access.signIn(request({}, ip), 'Eva', 'wrong');
    for (let count = 0; count < 5; count += 1) expect(guess(`2001:db8:0:1::${count}`)).toBe('wrong');
    expect([guess('2001:db8:0:1::ff'), guess('2001:db8:0:2::1')]).toEqual(['too-many', 'wrong']);
  });

  it('lets the right token pass, however many wrong ones came before', () => {
    const access = accessFor({ METRICS_TOKEN: TOKEN });
    const bearer = (token: string, ip: string) =>
      access.operatorOf(request({ authorization: `Bearer ${token}` }, ip));
    for (let count = 0; count < 200; count += 1) {
      access.signIn(request({}, `2001:db8::${count}`), 'Eva', 'wrong');
      expect(bearer('wrong', '10.2.0.1')).toBeNull();
    }
    for (const ip of ['2001:db8::1', '10.2.0.1'])
      expect([typeof access.signIn(request({}, ip), 'Ana', TOKEN), bearer(TOKEN, ip)]).toEqual([
        'object',
        'METRICS_TOKEN',
      ]);
  });
});

describe('a form of the releases page', () => {
  const host = 'shell.internal:3000';
  // The test must notice this fault in shell/src/server/releases-page/access.ts
  // - (config.metricsToken !== '' || isThisMachine(origin))
  // + true
  // test from a foreign name that leads to a demo
  it.each([
    ['from the public address', {}, { origin: 'https://tienda.example', host }, true],
    ['from another site', {}, { origin: 'https://evil.example', host }, false],
    ['from a page without an origin', {}, { origin: 'null', host }, false],
    ['without any sign of its page', {}, { host }, false],
    ['of this page, in a browser that sends no origin', {}, { 'sec-fetch-site': 'same-origin', host }, true],
    [
      'from an internal address, with a token',
      { METRICS_TOKEN: TOKEN },
      { origin: `http://${host}`, host },
      true,
    ],
    ['from a foreign name that leads to a demo', {}, { origin: `http://${host}`, host }, false],
    ['from this machine', {}, { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    [
      'from another port of this machine',
      {},
      { origin: 'http://localhost:9', host: 'localhost:3000' },
      false,
    ],
    ['of a program', { METRICS_TOKEN: TOKEN }, { authorization: 'Bearer x', host }, true],
  ])('%s', (_, env, headers, isOwn) => {
    expect(accessFor(env).isOwnForm(request(headers as Record<string, string>))).toBe(isOwn);
  });
});

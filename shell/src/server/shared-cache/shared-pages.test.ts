import type { LightMyRequestResponse } from 'fastify';
import { aCanary } from 'releases/testing/releases-folder';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const ON = { SHARED_CACHE: 'on', TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' };
const SPANISH = { 'x-shop-locale': 'es', 'x-shop-cohort': 'none' };
const TAGS: Record<string, string> = {
  '/api/pages/layout': 'settings region',
  '/api/pages/not-found': 'page-not-found',
  '/api/wines': 'product-7 stock-7 list',
};

let shell: TestShell;
const tagged = (url: string) => Object.entries(TAGS).find(([start]) => url.startsWith(start))?.[1];
const open = async (env: Record<string, string> = ON) => {
  shell = await startTestShell(env);
  shell.api.tagsFor = tagged;
  await vi.waitFor(async () => expect((await shell.get('/vinos')).statusCode).toBe(200), { timeout: 30_000 });
};
const askContext = async (headers: Record<string, string> = SPANISH) => {
  const answer = await shell.get('/page-context', headers);
  return { answer, context: String(answer.headers['x-page-context']) };
};
/** Asks as a shared cache does. */
const askShared = async (url: string, headers: Record<string, string> = {}) => {
  const { context } = await askContext({ ...SPANISH, ...headers });
  return shell.get(url, { ...SPANISH, 'x-page-context': context, ...headers });
};
const tagsOf = ({ headers }: LightMyRequestResponse) => String(headers['surrogate-key']).split(' ');

describe('a page for a shared cache', () => {
  beforeAll(() => open());
  afterAll(() => shell.stop());
  beforeEach(() => {
    shell.api.mood = 'well';
    shell.api.tagsFor = tagged;
  });

  it('is public for caches, revalidated by browsers, and the same for all visitors', async () => {
    const { headers, statusCode } = await askShared('/vinos', { cookie: 'locale=en; cohort=4; preview=a.b' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=120');
    expect(headers['cdn-cache-control']).toBe(
      'max-age=120, stale-while-revalidate=600, stale-if-error=21600',
    );
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-language': 'es' });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('has the tags of route, release, layout and of the answers in it, without exact stock', async () => {
    expect(tagsOf(await askShared('/vinos')).sort()).toEqual(
      ['all', 'layout', 'list', 'product-7', 'region', 'release-catalog-1', 'route-vinos', 'settings'].sort(),
    );
  });

  it('names the context that it was made for', async () => {
    const { context } = await askContext();
    const page = await shell.get('/vinos', { ...SPANISH, 'x-page-context': 'es.another' });
    expect(page.headers['x-page-context']).toBe(context);
  });

  it('is rendered again for each request, and once for simultaneous ones', async () => {
    const renders = () => shell.api.asked.filter(({ url }) => url?.startsWith('/api/wines')).length;
    const before = renders();
    await askShared('/vinos');
    await askShared('/vinos');
    expect(renders() - before).toBe(2);
    await Promise.all([askShared('/vinos?page=2'), askShared('/vinos?page=2')]);
    expect(renders() - before).toBe(3);
  });

  it('is rendered once for many invented query keys, and then expires soon', async () => {
    await askShared('/vinos?page=3');
    const page = await askShared('/vinos?page=3&x=1');
    expect(String(page.headers['server-timing'])).toContain('desc=fresh');
    expect(page.headers['cache-control']).toContain('s-maxage=5');
  });

  it('expires soon when an answer of the API had no tags', async () => {
    shell.api.tagsFor = (url) => (url.startsWith('/api/wines') ? undefined : tagged(url));
    expect((await askShared('/vinos')).headers['cache-control']).toContain('s-maxage=5');
  });

  it('expires soon when it does not exist for a remote', async () => {
    const missing = await askShared('/nada/de/esto');
    expect(missing.statusCode).toBe(404);
    expect(tagsOf(missing)).toContain('page-not-found');
  });

  it('is not public when it belongs to one shopper, replaces a remote, or is partial', async () => {
    expect((await askShared('/carrito')).headers['cache-control']).toBe('private, no-cache');
    expect((await askShared('/vinos?remote.content=1')).headers['cache-control']).toBe('private, no-store');
    shell.api.mood = 'unavailable';
    const partial = await askShared('/vinos?page=9');
    expect([partial.statusCode, partial.headers['cache-control']]).toEqual([503, 'private, no-cache']);
  });

  it('is the old one for a short time while new ones are partial', async () => {
    await askShared('/vinos?page=4');
    shell.api.mood = 'unavailable';
    const kept = await askShared('/vinos?page=4');
    expect([kept.statusCode, kept.headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(String(kept.headers['server-timing'])).toContain('desc=kept');
  });

  it('follows new settings of the shop at once', async () => {
    const body = async () => (await askShared('/vinos')).body;
    expect(await body()).toContain('Casa Quillay');
    const renamed = { data: structuredClone(await readLayout()) };
    renamed.data.shop.name = 'Casa Nueva';
    shell.api.answerFor = ({ url }) => (url?.startsWith('/api/pages/layout') ? renamed : undefined);
    await vi.waitFor(async () => expect(await body()).toContain('Casa Nueva'), { timeout: 5_000 });
    shell.api.answerFor = () => undefined;
  });

  it('is in the language that the cache names', async () => {
    const { answer, context } = await askContext({ 'x-shop-locale': 'en' });
    expect(answer.headers['x-shop-locale']).toBe('en');
    const page = await shell.get('/vinos?lang=es', { 'x-shop-locale': 'en', 'x-page-context': context });
    expect(page.headers['content-language']).toBe('en');
  });
});

const readLayout = async () =>
  (await (await fetch(`${shell.api.url}/api/pages/layout`)).json()).data as { shop: { name: string } };

describe('the context of a page', () => {
  beforeAll(() => open());
  afterAll(() => shell.stop());

  it('is the same for all cohorts until a canary starts, and names the cookies to set', async () => {
    const { answer, context } = await askContext();
    expect(answer.headers).toMatchObject({ 'x-shop-cohorts': 'off', 'x-shop-locale': 'es' });
    expect(String(answer.headers['cache-control'])).toMatch(/^s-maxage=2, .*stale-if-error=\d+/);
    expect(answer.headers['x-shop-locale-cookie']).toContain('locale=es; Max-Age=604800; Path=/; Secure');
    expect((await askContext({ ...SPANISH, 'x-shop-cohort': '5' })).context).toBe(context);
    expect((await askContext({ ...SPANISH, 'x-shop-locale': 'none' })).context).toBe(context);
    expect((await askContext({ ...SPANISH, 'x-shop-locale': 'en' })).context).not.toBe(context);
  });

  it('changes with a release, and differs by cohort while a canary runs', async () => {
    const before = (await askContext()).context;
    shell.releases.add('catalog', '2');
    shell.releases.point({ catalog: '1', content: '1' }, { catalog: aCanary('2', 50) });
    await vi.waitFor(async () => expect((await askContext()).context).not.toBe(before), { timeout: 30_000 });
    const contexts = new Set<string>();
    for (let cohort = 0; cohort < 40; cohort += 1)
      contexts.add((await askContext({ ...SPANISH, 'x-shop-cohort': String(cohort) })).context);
    expect(contexts.size).toBe(2);
    const lists = new Set<string>();
    for (let cohort = 0; cohort < 40; cohort += 1) {
      const list = await askShared('/remotes.json', { 'x-shop-cohort': String(cohort), cookie: 'cohort=1' });
      expect(list.headers['cdn-cache-control']).toContain('max-age=2');
      lists.add(`${list.headers['x-page-context']} ${list.body}`);
    }
    expect(lists.size).toBe(2);
    const { answer } = await askContext({ ...SPANISH, 'x-shop-cohort': '7' });
    expect(answer.headers['x-shop-cohorts']).toBe('on');
    expect(answer.headers['x-shop-cohort-cookie']).toContain('cohort=7; Max-Age=');
  });
});

describe('headers of a shared cache', () => {
  it.each([
    ['from a stranger', ON, '198.51.100.4'],
    ['without the setting', { TRUST_PROXY: '127.0.0.1' }, '127.0.0.1'],
    ['without trusted proxies', { SHARED_CACHE: 'on' }, '127.0.0.1'],
  ])('have no effect %s', async (_, env, remoteAddress) => {
    await open(env);
    try {
      const forged = { ...SPANISH, 'x-shop-locale': 'en', 'x-shop-cohort': '3', 'x-page-context': 'en.x' };
      const page = await shell.app.inject({ url: '/vinos', remoteAddress, headers: forged });
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
        'content-language': 'es',
      });
      for (const header of ['surrogate-key', 'x-page-context', 'cdn-cache-control'])
        expect(page.headers[header], header).toBeUndefined();
      const context = await shell.app.inject({ url: '/page-context', remoteAddress, headers: forged });
      expect(context.statusCode).toBe(404);
    } finally {
      await shell.stop();
    }
  });
});

import type { LightMyRequestResponse } from 'fastify';
import { aCanary, aPreview } from 'releases/testing/releases-folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BootData } from '../../boot-data.ts';
import { BUNDLE, startTestShell, type TestShell } from '../testing/test-shell.ts';

const SECRET = 'a-secret-of-22-letters';
const OTHER = 'b-secret-of-22-letters';
const ENDED = 'c-secret-of-22-letters';
const BROKEN = 'd-secret-of-22-letters';
const COOKIE = `locale=es; preview=redesign.${SECRET}`;
const LIVE = { catalog: '1', content: '1' };
const bundle = (word: string) => BUNDLE.replace("'<h1>' + data", `'<h1>${word} ' + data`);
/** One address per test, because each test shell has one limit for wrong secrets. */
let machine = 0;
const newAddress = () => `10.0.0.${++machine}`;

describe('a preview', () => {
  let shell: TestShell;
  const ask = (url: string, { headers = {}, method = 'GET' as 'GET' | 'POST', from = newAddress() } = {}) =>
    shell.app.inject({ url, method, headers: { accept: 'text/html', ...headers }, remoteAddress: from });
  const get = (url: string, cookie = 'locale=es') => ask(url, { headers: { cookie } });
  const bootOf = ({ body }: LightMyRequestResponse) =>
    JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as BootData;
  const versionOf = (answer: LightMyRequestResponse, id: string) =>
    bootOf(answer).remotes.find((remote) => remote.id === id)?.version;
  const headingOf = ({ body }: LightMyRequestResponse) => /<h1>.*?<\/h1>/.exec(body)?.[0];
  const previewCookie = ({ headers }: LightMyRequestResponse) =>
    [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('preview='));
  /** Asks until the worker of the release has started. */
  const getRendered = async (url: string, cookie?: string) => {
    await vi.waitFor(async () => expect((await get(url, cookie)).statusCode).toBe(200), { timeout: 30_000 });
    return get(url, cookie);
  };
  const point = (canaries = {}) =>
    shell.releases.point(LIVE, canaries, {
      catalog: {
        redesign: aPreview('2', SECRET),
        ended: aPreview('2', ENDED, { until: '2026-01-02T00:00:00.000Z' }),
        broken: aPreview('3', BROKEN),
      },
      content: { other: aPreview('2', OTHER) },
    });

  beforeAll(async () => {
    shell = await startTestShell({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    shell.releases.add('catalog', '2', {}, bundle('new'));
    shell.releases.add('catalog', '3', {}, 'export const render = () => { throw new Error("no"); };');
    shell.releases.add('content', '2', {}, bundle('other'));
    point();
    await vi.waitFor(
      async () => expect(previewCookie(await get(`/preview/redesign.${SECRET}`))).toBeDefined(),
      {
        timeout: 30_000,
      },
    );
  });
  afterAll(() => shell.stop());

  it('begins with its link, which sets a cookie for this session and leads to the home page', async () => {
    const answer = await get(`/preview/redesign.${SECRET}`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(previewCookie(answer)).toBe(`preview=redesign.${SECRET}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  });

  it.each([
    ['/blog?pagina=2', '/blog?pagina=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/a/..//evil.example', '/evil.example'],
    ['https://evil.example', '/'],
    ['blog', '/'],
  ])('leads to a page of the shop only: ?to=%s', async (to, location) => {
    const answer = await get(`/preview/redesign.${SECRET}?to=${encodeURIComponent(to)}`);
    expect(answer.headers.location).toBe(location);
  });

  it('is in server render, boot data, version list and release files of its browser only', async () => {
    const [inside, outside] = [await getRendered('/vinos', COOKIE), await getRendered('/vinos')];
    expect([inside, outside].map(headingOf)).toEqual(['<h1>new tinto</h1>', '<h1>tinto</h1>']);
    expect([inside, outside].map((page) => versionOf(page, 'catalog'))).toEqual(['2', '1']);
    expect(inside.body).toContain('/remotes/catalog/2/remoteEntry.js');
    expect(outside.body).not.toContain('catalog/2');
    const list = await get('/remotes.json', COOKIE);
    expect(list.json()).toEqual({ catalog: '2', content: '1', preview: 'redesign' });
    expect(list.headers['cache-control']).toBe('private, no-store');
    expect((await get('/remotes.json')).json()).toEqual(LIVE);
    const offer = await get('/remotes/catalog/2/release.json', COOKIE);
    expect(offer.json()).toMatchObject({ version: '2' });
    expect(offer.headers['cache-control']).toBe('private, no-store');
    expect((await get('/remotes/catalog/2/release.json')).statusCode).toBe(404);
  });

  it('shows a bar with an exit, and is neither indexed nor stored by a cache nor tracked', async () => {
    const page = await getRendered('/vinos', COOKIE);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
    expect(page.body).toContain('<p>Vista previa: <b>redesign</b></p>');
    expect(page.body).toContain('<form method="post" action="/preview/exit"><button>Salir</button></form>');
    expect((await get('/vinos', COOKIE.replace('es', 'en'))).body).toContain('<button>Exit</button>');
    expect(page.body).not.toContain('GTM-ABC1234');
    const live = await getRendered('/vinos');
    expect(live.body).toContain('GTM-ABC1234');
    expect(live.body).not.toContain('preview');
    expect(live.headers).not.toHaveProperty('x-robots-tag');
  });

  // The test must notice this fault in shell/src/server/visitor/release-set.ts
  // - preview?.variant,
  it('is cached beside the live page, and changes no byte of it', async () => {
    const [live, inside] = [await getRendered('/vinos'), await getRendered('/vinos', COOKIE)];
    const again = await get('/vinos');
    expect(again.headers.etag).toBe(live.headers.etag);
    expect(inside.headers.etag).not.toBe(live.headers.etag);
    expect(String((await get('/vinos', COOKIE)).headers['server-timing'])).toContain('desc=fresh');
  });

  it('goes beside a preview of another remote, and takes the place of one of the same remote', async () => {
    const both = await ask(`/preview/other.${OTHER}`, { headers: { cookie: COOKIE } });
    const cookie = /preview=([^;]*)/.exec(previewCookie(both) ?? '')?.[1];
    expect(cookie).toBe(`other.${OTHER}~redesign.${SECRET}`);
    const page = await getRendered('/vinos', `locale=es; preview=${cookie}`);
    expect([versionOf(page, 'catalog'), versionOf(page, 'content')]).toEqual(['2', '2']);
    expect(page.body).toContain('<b>other, redesign</b>');
    const replaced = await ask(`/preview/broken.${BROKEN}`, { headers: { cookie: `preview=${cookie}` } });
    expect(previewCookie(replaced)).toContain(`preview=broken.${BROKEN}~other.${OTHER};`);
  });

  it('goes beside an override in the address, which takes its place for one remote', async () => {
    const page = await get('/vinos?remote.content=1', COOKIE);
    expect([versionOf(page, 'catalog'), versionOf(page, 'content')]).toEqual(['2', '1']);
    for (const id of ['overrides', 'preview-bar']) expect(page.body).toContain(`<section id="${id}"`);
    expect(versionOf(await get('/vinos?remote.catalog=1', COOKIE), 'catalog')).toBe('1');
  });

  it('ends at the exit, which leads back to the page', async () => {
    const answer = await ask('/preview/exit', {
      method: 'POST',
      headers: {
        cookie: COOKIE,
        referer: 'https://tienda.example/vinos?pais=chile',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/vinos?pais=chile']);
    expect(previewCookie(answer)).toBe('preview=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect((await ask('/preview/exit', { method: 'POST' })).headers.location).toBe('/');
  });

  it('has one page for an ended link, a wrong secret and an unknown name, and drops the cookie', async () => {
    const links = [`/ended.${ENDED}`, `/redesign.${OTHER}`, `/none.${SECRET}`, '/rubbish', '?lang=es'];
    const answers = await Promise.all(
      links.map((link) => get(`/preview${link}`, `locale=es; preview=ended.${ENDED}`)),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(first?.body);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(previewCookie(answer)).toContain('Max-Age=0');
    }
    expect(first?.body).toContain('Esta vista previa no está disponible');
    expect(first?.body).toMatch(/<a [^>]*href="\/"[^>]*>.*Ir a la tienda/);
    expect(first?.body).not.toContain(ENDED);
  });

  it('is not in pages and cookie any more when it has ended, and others stay', async () => {
    const page = await getRendered('/vinos', `locale=es; preview=ended.${ENDED}~other.${OTHER}`);
    expect([versionOf(page, 'catalog'), versionOf(page, 'content')]).toEqual(['1', '2']);
    expect(previewCookie(page)).toBe(`preview=other.${OTHER}; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(previewCookie(await get('/vinos', `locale=es; preview=ended.${ENDED}`))).toContain('Max-Age=0');
  });

  // The test must notice this fault in shell/src/server/visitor/previews.ts
  // - if (!links || wrong.isReached(request))
  // + if (!links)
  it('is refused to an address after thirty wrong secrets, also in cookies, and to no other address', async () => {
    const from = newAddress();
    for (let n = 0; n < 15; n += 1) {
      await ask(`/preview/redesign.${OTHER}${n}`, { from });
      await ask('/vinos', { from, headers: { cookie: `preview=redesign.${OTHER}${n}` } });
    }
    const limited = await ask(`/preview/redesign.${SECRET}`, { from });
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
    expect(limited.body).toContain('Demasiados intentos');
    const page = await ask('/vinos', { from, headers: { cookie: COOKIE } });
    expect(versionOf(page, 'catalog')).toBe('1');
    expect(previewCookie(page)).toBeUndefined();
    expect((await get(`/preview/redesign.${SECRET}`)).statusCode).toBe(303);
  });

  // The test must notice this fault in shell/src/server/document/measured-render.ts
  // - if (isLive) {
  // + {
  it('that breaks has an empty slot in its browser only, and is in no metric', async () => {
    const cookie = `locale=es; preview=broken.${BROKEN}`;
    const failures = async () =>
      (await get('/metrics')).body.match(
        /shell_render_duration_seconds_count\{remote="catalog",outcome="(?!rendered)/g,
      );
    await vi.waitFor(async () => expect((await get('/vinos', cookie)).statusCode).toBe(503), {
      timeout: 30_000,
    });
    const page = await get('/vinos', cookie);
    expect(page.body).toContain('slot-skeleton');
    expect(page.body).toContain('<b>broken</b>');
    expect((await get('/vinos')).statusCode).toBe(200);
    expect(await failures()).toBeNull();
  });

  it('does not count in a canary', async () => {
    shell.releases.add('content', '3', {}, BUNDLE);
    point({ content: aCanary('3', 50) });
    await vi.waitFor(async () => expect((await get('/vinos')).body).toContain('data-canary'), {
      timeout: 30_000,
    });
    expect((await getRendered('/vinos', COOKIE)).body).not.toContain('data-canary');
    point();
  });
});

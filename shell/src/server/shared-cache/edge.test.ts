import { COHORTS, isChosen } from 'releases/canary/cohort';
import { aCanary } from 'releases/testing/releases-folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Edge, hasVarnish, startEdge } from '../testing/edge.ts';
import { portOf } from '../testing/raw-request.ts';
import { BUNDLE, startTestShell, type TestShell } from '../testing/test-shell.ts';

const ON = { SHARED_CACHE: 'on', TRUST_PROXY: '127.0.0.1' };
const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
const INSIDE = cohorts.find((cohort) => isChosen('seed-3', cohort, 50)) as number;
const OUTSIDE = cohorts.find((cohort) => !isChosen('seed-3', cohort, 50)) as number;

/** The tests run in this order: the last ones end the shells. */
describe.skipIf(!hasVarnish)('two edges in front of two shells', () => {
  let shells: TestShell[];
  let edges: Edge[];
  let prices: Record<string, string>;
  const [edge, other] = [() => edges[0] as Edge, () => edges[1] as Edge];
  const heading = ({ body }: { body: string }) => /<h1>.*?<\/h1>/.exec(body)?.[0];
  const renders = () =>
    (shells[0] as TestShell).api.asked.filter(({ url }) => url?.startsWith('/api/wines')).length;

  beforeAll(async () => {
    prices = { shown: 'tinto' };
    const first = await startTestShell(ON);
    shells = [first, await startTestShell(ON, {}, first)];
    first.api.tagsFor = (url) => (url.startsWith('/api/wines') ? 'product-7 stock-7 list' : 'settings');
    first.api.answerFor = ({ url }) => (url?.startsWith('/api/wines') ? { data: [prices.shown] } : undefined);
    for (const { get } of shells)
      await vi.waitFor(async () => expect((await get('/vinos')).statusCode).toBe(200), { timeout: 30_000 });
    const ports = await Promise.all(shells.map(({ app }) => portOf(app)));
    const apis = [Number(new URL(first.api.url).port)];
    edges = await Promise.all([startEdge(ports, apis), startEdge(ports, apis)]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all((edges ?? []).map((one) => one.stop()));
    for (const shell of (shells ?? []).toReversed()) await shell.stop();
  });

  it('answer from memory after the first request, with one render at each edge', async () => {
    const before = renders();
    const [first, second, elsewhere] = [
      await edge().ask('/vinos'),
      await edge().ask('/vinos'),
      await other().ask('/vinos'),
    ];
    expect([first.isHit, second.isHit, elsewhere.isHit]).toEqual([false, true, false]);
    expect(renders() - before).toBe(2);
    expect(second.body).toBe(first.body);
    expect(heading(first)).toBe('<h1>tinto</h1>');
  });

  it('render a page once for a crowd', async () => {
    const before = renders();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        edge().ask('/vinos?page=2', { headers: { cookie: `a=${index}` } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(renders() - before).toBe(1);
  });

  it('tell browsers to revalidate, and send no internal headers', async () => {
    const { headers } = await edge().ask('/vinos');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['set-cookie']).toBeUndefined();
    for (const name of [
      'surrogate-key',
      'xkey',
      'x-page-context',
      'cdn-cache-control',
      'x-edge-fresh',
      'via',
    ])
      expect(headers[name], name).toBeUndefined();
    const again = await edge().ask('/vinos', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('keep a copy for each language, and remember the language of an address', async () => {
    const english = await edge().ask('/vinos', { headers: { cookie: 'x=1; locale=en' } });
    expect(english.headers['content-language']).toBe('en');
    const chosen = await edge().ask('/vinos?lang=en', { headers: { cookie: 'locale=es' } });
    expect([chosen.headers['content-language'], chosen.isHit]).toEqual(['en', true]);
    expect(chosen.headers['set-cookie']).toEqual(['locale=en; Max-Age=604800; Path=/; Secure; SameSite=Lax']);
    expect((await edge().ask('/vinos')).headers['content-language']).toBe('es');
  });

  it('show a purged change at once, keep other pages, and refuse purges of strangers', async () => {
    const fill = async () => {
      for (const one of [edge(), other()]) for (const url of ['/vinos', '/nada']) await one.ask(url);
    };
    await fill();
    prices.shown = 'caro';
    const forged = { 'xkey-purge': 'all', 'purge-token': 'wrong' };
    expect((await edge().ask('/', { method: 'PURGE', headers: forged, isInner: true })).status).toBe(403);
    expect((await edge().ask('/', { method: 'PURGE', headers: forged })).status).toBe(404);
    expect(heading(await edge().ask('/vinos'))).toBe('<h1>tinto</h1>');
    for (const one of [edge(), other()]) {
      expect((await one.purge('product-1 product-7')).body).toMatch(/^Purged [1-9]/);
      const page = await one.ask('/vinos');
      expect([heading(page), page.isHit]).toEqual(['<h1>caro</h1>', false]);
      expect((await one.ask('/nada')).isHit).toBe(true);
    }
    expect((await edge().purge('all')).status).toBe(200);
    expect((await edge().ask('/nada')).isHit).toBe(false);
  });

  it('never show the page of an earlier release once a shell has the new one', async () => {
    const first = shells[0] as TestShell;
    first.releases.add('catalog', '2', {}, BUNDLE.replace("'<h1>' + data", "'<h1>new ' + data"));
    first.releases.point({ catalog: '2', content: '1' });
    for (const { get } of shells)
      await vi.waitFor(async () => expect((await get('/readyz')).body).toContain('catalog@2'), {
        timeout: 30_000,
      });
    // The edge still knows the old context for two seconds. Pages of the new release are not stored under it.
    const early = await edge().ask('/vinos?page=5');
    if (heading(early)?.includes('new')) expect((await edge().ask('/vinos?page=5')).isHit).toBe(false);
    await vi.waitFor(
      async () => {
        const page = await edge().ask('/vinos?page=5');
        expect([heading(page), page.isHit]).toEqual(['<h1>new caro</h1>', true]);
      },
      { timeout: 30_000 },
    );
    expect(heading(await edge().ask('/vinos'))).toBe('<h1>new caro</h1>');
  });

  it('keep a copy for each version of a canary, and give a new shopper a cohort', async () => {
    const first = shells[0] as TestShell;
    first.releases.add('catalog', '3', {}, BUNDLE.replace("'<h1>' + data", "'<h1>canary ' + data"));
    first.releases.point({ catalog: '2', content: '1' }, { catalog: aCanary('3', 50) });
    const ask = (cohort: number) => edge().ask('/vinos', { headers: { cookie: `cohort=${cohort}` } });
    await vi.waitFor(
      async () => {
        const pages = [await ask(INSIDE), await ask(OUTSIDE)];
        expect(pages.map(heading)).toEqual(['<h1>canary caro</h1>', '<h1>new caro</h1>']);
        expect(pages.map(({ isHit }) => isHit)).toEqual([true, true]);
        expect(pages.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
      },
      { timeout: 30_000 },
    );
    const fresh = await edge().ask('/vinos');
    const cookie = String(fresh.headers['set-cookie']);
    expect(cookie).toMatch(/^cohort=\d{1,3}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cohort = Number(/\d+/.exec(cookie)?.[0]);
    expect(heading(fresh)).toBe(
      isChosen('seed-3', cohort, 50) ? '<h1>canary caro</h1>' : '<h1>new caro</h1>',
    );
  });

  it('serve the old page while new ones are partial, and while no shell answers', async () => {
    const { api } = shells[0] as TestShell;
    const ask = (url = '/vinos') => edge().ask(url, { headers: { cookie: `cohort=${OUTSIDE}` } });
    expect((await ask()).status).toBe(200);
    await edge().purge('all');
    api.mood = 'unavailable';
    expect(heading(await ask())).toBe('<h1>new caro</h1>');
    expect((await ask('/vinos?page=77')).status).toBe(503);

    await edge().purge('all');
    for (const { app } of shells) {
      app.server.close();
      app.server.closeAllConnections();
    }
    await vi.waitFor(async () => expect((await ask('/vinos?page=78')).status).toBe(503), { timeout: 30_000 });
    const page = await ask();
    expect([page.status, heading(page)]).toEqual([200, '<h1>new caro</h1>']);
  });
});

import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EchoOrigin, lifetime, startEchoOrigin } from '../testing/echo-origin.ts';
import { type Edge, type EdgeAnswer, hasVarnish, PURGE_TOKEN, startEdge } from '../testing/edge.ts';

interface Echo {
  name: string;
  number: number;
  url: string;
  headers: Record<string, string>;
}
const echo = ({ body }: EdgeAnswer) => JSON.parse(body) as Echo;

describe.skipIf(!hasVarnish)('the rules of the edge', () => {
  let shell: EchoOrigin;
  let api: EchoOrigin;
  let edge: Edge;
  let count = 0;
  /** An address that no test has used. */
  const fresh = () => `/seite-${++count}`;
  const askTwice = async (url: string, headers?: OutgoingHttpHeaders) =>
    [
      await edge.ask(url, headers ? { headers } : {}),
      await edge.ask(url, headers ? { headers } : {}),
    ] as const;

  beforeAll(async () => {
    [shell, api] = await Promise.all([startEchoOrigin('shell'), startEchoOrigin('api')]);
    edge = await startEdge([shell.port], [api.port]);
  }, 120_000);
  afterAll(async () => {
    await edge?.stop();
    await Promise.all([shell?.stop(), api?.stop()]);
  });
  beforeEach(() => {
    shell.answers.clear();
    api.answers.clear();
  });

  describe('a visitor with bad intentions', () => {
    it.each<[string, OutgoingHttpHeaders]>([
      ['another host', { host: 'evil.example' }],
      [
        'forwarded hosts',
        { 'x-forwarded-host': 'evil.example', 'x-forwarded-port': '666', forwarded: 'host=evil' },
      ],
      [
        'a forged client and protocol',
        { 'x-forwarded-for': 'evil', 'x-forwarded-proto': 'evil', 'x-real-ip': 'evil' },
      ],
      ['another address in a header', { 'x-original-url': '/evil', 'x-rewrite-url': '/evil' }],
      ['another language in a header', { 'accept-language': 'evil' }],
      ['a forged context', { 'x-page-context': 'evil', 'x-shop-locale': 'evil', 'x-shop-cohort': 'evil' }],
      ['several forged contexts', { 'x-page-context': ['evil', 'evil.2'], 'X-Shop-Cohort': ['evil', '7'] }],
      [
        'headers of the edge itself',
        { 'x-edge-stage': 'evil', 'x-edge-url': '/evil', 'x-edge-class': 'api' },
      ],
      ['cookies', { cookie: 'session=evil; locale=evil; cohort=evil; a="evil' }],
      ['several cookie headers', { cookie: ['locale=evil', 'cohort=evil'] }],
      ['an authorization', { authorization: 'Bearer evil' }],
      ['a trace', { traceparent: '00-evil', tracestate: 'evil=1', baggage: 'evil=1' }],
      ['a range', { range: 'bytes=0-3', 'if-range': '"evil"' }],
      ['conditions', { 'if-none-match': '"evil"', 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' }],
      ['a refused prefetch', { 'sec-purpose': 'prefetch;evil', purpose: 'evil' }],
      ['an encoding', { 'accept-encoding': 'evil;q=1, br;evil' }],
      ['an upgrade', { upgrade: 'evil' }],
    ])('cannot change the page of others by %s', async (_, headers) => {
      const url = fresh();
      await edge.ask(url, { headers });
      const page = await edge.ask(url);
      expect(page.status).toBe(200);
      expect(page.body).not.toContain('evil');
      expect(echo(page)).toMatchObject({ url, headers: { 'x-page-context': 'es.1', host: 'shop' } });
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.headers['content-range']).toBeUndefined();
    });

    it('cannot empty a page by HEAD, nor renew it by request headers', async () => {
      const url = fresh();
      await edge.ask(url, { method: 'HEAD' });
      const page = await edge.ask(url, { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } });
      expect([page.isHit, echo(page).url]).toEqual([true, url]);
    });

    it('cannot reach another host by an absolute address', async () => {
      const url = fresh();
      await edge.ask(`http://evil.example${url}`);
      expect((await edge.ask(url)).body).not.toContain('evil');
    });

    it.each([
      ['/%6Detrics', 404],
      ['/%2e%2e/metrics', 404],
      ['/%61pi/wines', 404],
      [`/${'x'.repeat(2_100)}`, 414],
    ])('is refused at %s', async (url, status) => {
      const before = shell.asked.length;
      expect((await edge.ask(url)).status).toBe(status);
      expect(shell.asked.length).toBe(before);
    });

    it.each(['/metrics', '/readyz', '/healthz', '/page-context', '/dev', '/dev/releases?x=1'])(
      'cannot reach %s, which is for operators',
      async (url) => {
        const before = shell.asked.length;
        expect((await edge.ask(url)).status).toBe(404);
        // The balancer is inside, its clients are not.
        const behind = { headers: { 'x-forwarded-for': '203.0.113.9' }, isInner: true };
        expect((await edge.ask(url, behind)).status).toBe(404);
        expect(shell.asked.length).toBe(before);
      },
    );

    it('is refused with huge headers, bodies and unknown methods', async () => {
      const url = fresh();
      expect((await edge.ask(url, { headers: { 'x-big': 'x'.repeat(9_000) } })).status).toBeGreaterThan(399);
      expect((await edge.ask(url, { headers: { 'content-length': '99999999' } })).status).toBe(413);
      expect((await edge.ask(url, { method: 'TRACE' })).status).toBe(405);
      expect((await edge.ask(url)).status).toBe(200);
    });
  });

  it('store one page for all orders of its query and for parameters of advertisements', async () => {
    const url = fresh();
    const [, second] = [
      await edge.ask(`${url}?tipo=tinto&page=2&utm_source=mail&gclid=1`),
      await edge.ask(`${url}?fbclid=x&page=2&tipo=tinto`),
    ];
    expect([second.isHit, echo(second).url]).toEqual([true, `${url}?page=2&tipo=tinto`]);
    expect(echo(await edge.ask(`${url}?utm_source=mail`)).url).toBe(url);
    expect(echo(await edge.ask(`${url}?pais=chile&pais=peru&lang=en`)).url).toBe(
      `${url}?pais=chile&pais=peru`,
    );
  });

  it('do not store a page of another context than they asked for', async () => {
    const url = fresh();
    shell.answers.set(url, (response) => {
      for (const [header, value] of Object.entries(lifetime())) response.setHeader(header, value);
      response.setHeader('x-page-context', 'es.2').end('new');
    });
    const [first, second] = await askTwice(url);
    expect([first.body, first.isHit, second.isHit]).toEqual(['new', false, false]);
  });

  it('do not store a page that is private or sets a cookie for one shopper', async () => {
    const url = fresh();
    shell.answers.set(url, (response) =>
      response
        .writeHead(200, { 'cache-control': 'private, no-cache', vary: 'Cookie', 'set-cookie': 'a=1' })
        .end('mine'),
    );
    const [first, second] = await askTwice(url, { cookie: 'session=mine' });
    expect([first.body, second.isHit, second.headers['set-cookie']]).toEqual(['mine', false, undefined]);
  });

  it.each([
    ['a preview', '', 'preview=new.x'],
    ['a draft', '', 'a=1; draft_preview=x'],
    ['an override', '?remote.catalog=2', ''],
    ['an encoded override', '?remote%2Ecatalog=2', ''],
    ['a scenario', '?api=sold-out', ''],
  ])('forward %s with its cookies and store nothing', async (_, query, cookie) => {
    const url = fresh() + query;
    const forged = { 'x-page-context': 'es.1', 'x-shop-locale': 'en', 'x-edge-stage': 'context' };
    const [first, second] = await askTwice(url, { cookie, ...forged });
    expect([echo(first).headers.cookie ?? '', second.isHit]).toEqual([cookie, undefined]);
    expect(echo(second).number).toBeGreaterThan(echo(first).number);
    for (const name of Object.keys(forged)) expect(echo(first).headers[name], name).toBeUndefined();
  });

  describe('with an expired page', () => {
    const [kept, strict, purged] = [fresh(), fresh(), fresh()];
    const answer = (body: string) => {
      const graces = { [kept]: 60, [strict]: 0, [purged]: 60 };
      for (const [url, grace] of Object.entries(graces))
        shell.answers.set(url, (response) =>
          response
            .writeHead(200, lifetime(`max-age=1, stale-while-revalidate=${grace}, stale-if-error=60`))
            .end(body),
        );
    };
    /** Asks until the new page arrives. */
    const untilNew = (url: string) =>
      vi.waitFor(
        async () => {
          const page = await edge.ask(url);
          expect(page.body).toBe('new');
          return page;
        },
        { timeout: 10_000, interval: 20 },
      );

    it('serve it while they fetch the next, if it may be stale and was not purged', async () => {
      answer('old');
      for (const url of [kept, strict, purged]) expect((await edge.ask(url)).body).toBe('old');
      answer('new');
      const [revalidated, fetched] = await Promise.all([untilNew(kept), untilNew(strict)]);
      expect([revalidated.isHit, fetched.isHit]).toEqual([true, false]);
      // This one has expired too, and Varnish skips expired pages in a purge.
      await edge.purge('list');
      const page = await edge.ask(purged);
      expect([page.body, page.isHit]).toEqual(['new', false]);
    });
  });

  it('never replace a page by a failed one', async () => {
    const url = fresh();
    await edge.ask(url);
    await edge.purge('list');
    shell.answers.set(url, (response) => response.writeHead(503).end('partial'));
    const page = await edge.ask(url);
    expect([page.status, echo(page).url]).toEqual([200, url]);
    const never = fresh();
    shell.answers.set(never, (response) => response.writeHead(503).end('partial'));
    const [, again] = await askTwice(never);
    expect([again.status, again.body]).toEqual([503, 'partial']);
    shell.answers.clear();
    await vi.waitFor(async () => expect((await edge.ask(never)).status).toBe(200), { timeout: 5_000 });
  });

  describe('past the shell', () => {
    it('forward calls of the API with the headers that the shell would send', async () => {
      const headers = {
        cookie: 'session=1',
        'accept-language': 'en',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil',
        traceparent: 'evil',
        baggage: 'evil',
      };
      const [first, second] = await askTwice('/api/wines?b=1&a=2', headers);
      expect(echo(first)).toMatchObject({
        name: 'api',
        url: '/api/wines?b=1&a=2',
        headers: {
          cookie: 'session=1',
          'accept-language': 'en',
          'x-forwarded-for': '127.0.0.2',
          'x-forwarded-proto': 'http',
        },
      });
      expect(first.body).not.toContain('evil');
      expect(echo(second).number).toBeGreaterThan(echo(first).number);
      const behind = await edge.ask('/api/wines', { headers, isInner: true });
      expect(echo(behind).headers).toMatchObject({
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    });

    it.each(['/api/payments/return?token=1', '/api/links/reservation?token=1'])(
      'do not forward %s, whose answer is a page of the shell',
      async (url) => expect(echo(await edge.ask(url)).name).toBe('shell'),
    );

    it('keep pictures and hashed files, without cookies', async () => {
      const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
      for (const [origin, url] of [
        [api, '/storage/a.webp?w=640'],
        [shell, '/static/main.1a2b.js'],
      ] as const) {
        origin.answers.set(url, (response) => response.writeHead(200, forever).end('file'));
        const [first, second] = await askTwice(url, { cookie: 'session=evil' });
        expect([first.body, first.isHit, second.isHit]).toEqual(['file', false, true]);
        expect(second.headers['cache-control']).toBe(forever['cache-control']);
        expect(origin.asked.at(-1)?.headers.cookie).toBeUndefined();
      }
      expect((await edge.ask('/static/main.1a2b.js?x=1')).isHit).toBe(true);
    });
  });

  it('keep the list of versions for each context, and forward that of a preview', async () => {
    const [first, second] = await askTwice('/remotes.json', { cookie: 'session=1' });
    expect([echo(first).headers['x-page-context'], second.isHit]).toEqual(['es.1', true]);
    expect(first.body).not.toContain('session=1');
    const preview = await edge.ask('/remotes.json', { headers: { cookie: 'preview=a.b' } });
    expect(echo(preview).headers.cookie).toBe('preview=a.b');
  });

  it('refuse a purge without tags', async () => {
    const headers = { 'purge-token': PURGE_TOKEN };
    expect((await edge.ask('/', { method: 'PURGE', headers, isInner: true })).status).toBe(400);
  });

  it('answer the health check of a balancer themselves', async () => {
    expect((await edge.ask('/healthz', { isInner: true })).status).toBe(200);
  });

  it('keep a copy for each encoding', async () => {
    const url = fresh();
    const encodingOf = async (accepted: string) =>
      echo(await edge.ask(url, { headers: { 'accept-encoding': accepted } })).headers['accept-encoding'];
    expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('x')).toBe('identity');
  });
});

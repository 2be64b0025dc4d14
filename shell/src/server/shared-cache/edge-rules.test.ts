import type { OutgoingHttpHeaders } from 'node:http';
import { BANK_RETURN_WAITS, SHOP_WAITS } from 'shared-contracts/domain/waiting-texts';
import { describe, expect, it, vi } from 'vitest';
import { echo, freshAddress, openEchoEdge } from '../testing/echo-edge.ts';
import { lifetime } from '../testing/echo-origin.ts';
import { hasVarnish, PURGE_TOKEN } from '../testing/edge.ts';

describe.skipIf(!hasVarnish)('the rules of the edge', () => {
  const setup = openEchoEdge();
  const askTwice = async (url: string, headers: OutgoingHttpHeaders = {}) =>
    [await setup.edge.ask(url, { headers }), await setup.edge.ask(url, { headers })] as const;

  it('store one page for all orders of its query and for parameters of advertisements', async () => {
    const url = freshAddress();
    const [, second] = [
      await setup.edge.ask(`${url}?tipo=tinto&page=2&utm_source=mail&gclid=1`),
      await setup.edge.ask(`${url}?fbclid=x&page=2&tipo=tinto`),
    ];
    expect([second.isHit, echo(second).url]).toEqual([true, `${url}?page=2&tipo=tinto`]);
    expect(echo(await setup.edge.ask(`${url}?utm_source=mail`)).url).toBe(url);
    expect(echo(await setup.edge.ask(`${url}?pais=chile&pais=peru&lang=en`)).url).toBe(
      `${url}?pais=chile&pais=peru`,
    );
  });

  it('give each redirect the parameters of its own visitor back', async () => {
    const url = freshAddress();
    setup.shell.answers.set(url, (response) => response.writeHead(301, { location: '/cajas' }).end());
    setup.shell.answers.set(`${url}?page=2`, (response) =>
      response.writeHead(301, { location: '/cajas?page=2' }).end(),
    );
    const locationOf = async (query: string) => (await setup.edge.ask(url + query)).headers.location;
    expect(await locationOf('?utm_source=mail&gclid=1')).toBe('/cajas?utm_source=mail&gclid=1');
    expect(await locationOf('?utm_source=tv&page=2')).toBe('/cajas?page=2&utm_source=tv');
    expect(await locationOf('')).toBe('/cajas');
  });

  it('do not store a page of another context than they asked for', async () => {
    const url = freshAddress();
    setup.shell.answers.set(url, (response) => {
      for (const [header, value] of Object.entries(lifetime())) response.setHeader(header, value);
      response.setHeader('x-page-context', 'es.2').end('new');
    });
    const [first, second] = await askTwice(url);
    expect([first.body, first.isHit, second.isHit]).toEqual(['new', false, false]);
  });

  it('do not store a page that is private or sets a cookie for one shopper', async () => {
    const url = freshAddress();
    setup.shell.answers.set(url, (response) =>
      response
        .writeHead(200, { 'cache-control': 'private, no-cache', vary: 'Cookie', 'set-cookie': 'a=1' })
        .end('mine'),
    );
    const [first, second] = await askTwice(url, { cookie: 'session=mine' });
    expect([first.body, second.isHit, second.headers['set-cookie']]).toEqual(['mine', false, undefined]);
  });

  it.each([
    ['a preview', '', 'preview=new.x'],
    ['plain pages', '', 'plain=e30'],
    ['a draft', '', 'a=1; draft_preview=x'],
    ['an override', '?remote.catalog=2', ''],
    ['an encoded override', '?remote%2Ecatalog=2', ''],
    ['a scenario', '?api=sold-out', ''],
  ])('forward %s with its cookies and store nothing', async (_, query, cookie) => {
    const url = freshAddress() + query;
    const forged = { 'x-page-context': 'es.1', 'x-shop-locale': 'en', 'x-edge-stage': 'context' };
    const [first, second] = await askTwice(url, { cookie, ...forged });
    expect([echo(first).headers.cookie ?? '', second.isHit]).toEqual([cookie, undefined]);
    expect(echo(second).number).toBeGreaterThan(echo(first).number);
    for (const name of Object.keys(forged)) expect(echo(first).headers[name], name).toBeUndefined();
  });

  describe('with an expired page', () => {
    const [kept, strict, purged] = [freshAddress(), freshAddress(), freshAddress()];
    const answer = (body: string) => {
      const graces = { [kept]: 60, [strict]: 0, [purged]: 60 };
      for (const [url, grace] of Object.entries(graces))
        setup.shell.answers.set(url, (response) =>
          response
            .writeHead(200, lifetime(`max-age=1, stale-while-revalidate=${grace}, stale-if-error=60`))
            .end(body),
        );
    };
    /** Asks until the new page arrives. */
    const untilNew = (url: string) =>
      vi.waitFor(
        async () => {
          const page = await setup.edge.ask(url);
          expect(page.body).toBe('new');
          return page;
        },
        { timeout: 10_000, interval: 20 },
      );

    it('serve it while they fetch the next, if it may be stale and was not purged', async () => {
      answer('old');
      for (const url of [kept, strict, purged]) expect((await setup.edge.ask(url)).body).toBe('old');
      answer('new');
      const [revalidated, fetched] = await Promise.all([untilNew(kept), untilNew(strict)]);
      expect([revalidated.isHit, fetched.isHit]).toEqual([true, false]);
      // This one has expired too, and Varnish skips expired pages in a purge.
      await setup.edge.purge('list');
      const page = await setup.edge.ask(purged);
      expect([page.body, page.isHit]).toEqual(['new', false]);
    });
  });

  it('never replace a page by a failed one', async () => {
    const url = freshAddress();
    await setup.edge.ask(url);
    await setup.edge.purge('list');
    setup.shell.answers.set(url, (response) => response.writeHead(503).end('partial'));
    const page = await setup.edge.ask(url);
    expect([page.status, echo(page).url]).toEqual([200, url]);
    const never = freshAddress();
    setup.shell.answers.set(never, (response) => response.writeHead(503).end('partial'));
    const [, again] = await askTwice(never);
    expect([again.status, again.body]).toEqual([503, 'partial']);
    setup.shell.answers.clear();
    await vi.waitFor(async () => expect((await setup.edge.ask(never)).status).toBe(200), { timeout: 5_000 });
  });

  it.each([
    ['/vinos-', SHOP_WAITS],
    ['/api/payments/return?token=', BANK_RETURN_WAITS],
  ])(
    'while no shell answers %s, show people a page in both languages that asks again',
    async (url, texts) => {
      const path = url + freshAddress().slice(1);
      const ask = async (method: string) => {
        setup.shell.answers.set(path, (response) => void response.destroy());
        return setup.edge.ask(path, { method, headers: { accept: 'text/html,*/*' } });
      };
      const page = await ask('GET');
      expect([page.status, page.headers.refresh, page.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      for (const { title, text } of Object.values(texts))
        expect(page.body).toContain(`<h1>${title}</h1><p>${text}</p>`);
      // A repeat by GET would lose the form.
      expect((await ask('POST')).headers.refresh).toBeUndefined();
      setup.shell.answers.clear();
    },
  );

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
      const behind = await setup.edge.ask('/api/wines', { headers, isInner: true });
      expect(echo(behind).headers).toMatchObject({
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    });

    it.each(['/api/payments/return?token=1', '/api/links/reservation?token=1'])(
      'do not forward %s, whose answer is a page of the shell',
      async (url) => expect(echo(await setup.edge.ask(url)).name).toBe('shell'),
    );

    it('keep pictures and hashed files, without cookies', async () => {
      const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
      for (const [origin, url] of [
        [setup.api, '/storage/a.webp?w=640'],
        [setup.shell, '/static/main.1a2b.js'],
      ] as const) {
        origin.answers.set(url, (response) => response.writeHead(200, forever).end('file'));
        const [first, second] = await askTwice(url, { cookie: 'session=evil' });
        expect([first.body, first.isHit, second.isHit]).toEqual(['file', false, true]);
        expect(second.headers['cache-control']).toBe(forever['cache-control']);
        expect(origin.asked.at(-1)?.headers.cookie).toBeUndefined();
      }
      expect((await setup.edge.ask('/static/main.1a2b.js?x=1')).isHit).toBe(true);
    });
  });

  it('keep the list of versions for each context, and forward that of a preview', async () => {
    const [first, second] = await askTwice('/remotes.json', { cookie: 'session=1' });
    expect([echo(first).headers['x-page-context'], second.isHit]).toEqual(['es.1', true]);
    expect(first.body).not.toContain('session=1');
    const preview = await setup.edge.ask('/remotes.json', { headers: { cookie: 'preview=a.b' } });
    expect(echo(preview).headers.cookie).toBe('preview=a.b');
  });

  it('forward the list of tools with the cohort, whose releases have the tools', async () => {
    const { body } = await setup.edge.ask('/tools.json?lang=en', { headers: { cookie: 'cohort=4' } });
    expect(JSON.parse(body).headers.cookie).toBe('cohort=4');
  });

  it.each(['/metrics#x', '/dev#x', '/vinos#x'])('refuse %s, whose end servers would drop', async (url) => {
    expect((await setup.edge.ask(url)).status).toBe(400);
  });

  it('refuse a purge without tags', async () => {
    const headers = { 'purge-token': PURGE_TOKEN };
    expect((await setup.edge.ask('/', { method: 'PURGE', headers, isInner: true })).status).toBe(400);
  });

  it('answer the health check of a balancer themselves', async () => {
    expect((await setup.edge.ask('/healthz', { isInner: true })).status).toBe(200);
  });

  it('keep a copy for each encoding', async () => {
    const url = freshAddress();
    const encodingOf = async (accepted: string) =>
      echo(await setup.edge.ask(url, { headers: { 'accept-encoding': accepted } })).headers[
        'accept-encoding'
      ];
    expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingOf('gzip')).toBe('gzip');
    expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf('br; q=0.000, gzip ;Q=0.0')).toBe('identity');
    expect(await encodingOf('gzip, br;q=0.001')).toBe('br');
    expect(await encodingOf('x-br, gzip-2')).toBe('identity');
    expect(await encodingOf('x')).toBe('identity');
  });
});

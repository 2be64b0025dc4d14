import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { echo, freshAddress, openEchoEdge } from '../testing/echo-edge.ts';
import { hasVarnish } from '../testing/edge.ts';

describe.skipIf(!hasVarnish)('a visitor of the edge with bad intentions', () => {
  const setup = openEchoEdge();

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
    ['headers of the edge itself', { 'x-edge-stage': 'evil', 'x-edge-url': '/evil', 'x-edge-class': 'api' }],
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
    const url = freshAddress();
    await setup.edge.ask(url, { headers });
    const page = await setup.edge.ask(url);
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('evil');
    expect(echo(page)).toMatchObject({ url, headers: { 'x-page-context': 'es.1', host: 'shop' } });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-range']).toBeUndefined();
  });

  it('cannot empty a page by HEAD, nor renew it by request headers', async () => {
    const url = freshAddress();
    await setup.edge.ask(url, { method: 'HEAD' });
    const page = await setup.edge.ask(url, { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } });
    expect([page.isHit, echo(page).url]).toEqual([true, url]);
  });

  it('cannot reach another host by an absolute address', async () => {
    const url = freshAddress();
    await setup.edge.ask(`http://evil.example${url}`);
    expect((await setup.edge.ask(url)).body).not.toContain('evil');
  });

  it.each([
    ['/%6Detrics', 404],
    ['/%2e%2e/metrics', 404],
    ['/%61pi/wines', 404],
    [`/${'x'.repeat(2_100)}`, 414],
  ])('is refused at %s', async (url, status) => {
    const before = setup.shell.asked.length;
    expect((await setup.edge.ask(url)).status).toBe(status);
    expect(setup.shell.asked.length).toBe(before);
  });

  it.each(['/metrics', '/readyz', '/healthz', '/page-context', '/dev', '/dev/releases?x=1'])(
    'cannot reach %s, which is for operators',
    async (url) => {
      const before = setup.shell.asked.length;
      expect((await setup.edge.ask(url)).status).toBe(404);
      // The balancer is inside, its clients are not.
      const behind = { headers: { 'x-forwarded-for': '203.0.113.9' }, isInner: true };
      expect((await setup.edge.ask(url, behind)).status).toBe(404);
      expect(setup.shell.asked.length).toBe(before);
    },
  );

  it('is refused with huge headers, bodies and unknown methods', async () => {
    const url = freshAddress();
    expect((await setup.edge.ask(url, { headers: { 'x-big': 'x'.repeat(9_000) } })).status).toBeGreaterThan(
      399,
    );
    expect((await setup.edge.ask(url, { headers: { 'content-length': '99999999' } })).status).toBe(413);
    expect((await setup.edge.ask(url, { method: 'TRACE' })).status).toBe(405);
    expect((await setup.edge.ask(url)).status).toBe(200);
  });
});

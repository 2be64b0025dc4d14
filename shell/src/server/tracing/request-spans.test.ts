import { type KeptSpans, keepSpans } from 'tracing/testing/kept-spans';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const STRANGER = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const FORGED = { traceparent: `00-${STRANGER.traceId}-${STRANGER.spanId}-01`, baggage: 'email=ana' };
const NEVER = { OTEL_TRACES_SAMPLER_ARG: '0.000001' };
const BROWSERS = { TRACE_BROWSERS: 'on' };
const RECEIVER = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://receiver.invalid' };

describe('the trace of a request', () => {
  let shell: TestShell;
  let kept: KeptSpans;
  const open = async (env: Record<string, string> = {}) => {
    kept = keepSpans(env);
    shell = await startTestShell({ ...RECEIVER, ...env });
    // The first render waits for the worker.
    await vi.waitFor(async () => expect((await shell.get('/vinos?page=9')).statusCode).toBe(200), {
      timeout: 30_000,
    });
    kept.spans.length = 0;
    shell.api.asked.length = 0;
  };
  const headersOf = (path: string) =>
    shell.api.asked.filter(({ url }) => url?.startsWith(path)).map(({ headers }) => headers);
  afterEach(async () => {
    await shell.stop();
    await kept.stop();
  });

  it('goes from the page through its cache, the remote and its worker to the API', async () => {
    await open();
    await shell.get('/vinos?page=2&q=para%20mi%20jefa');
    await vi.waitFor(() => kept.one('page /vinos'));
    const [page, cache, render, worker, call] = [
      'page /vinos',
      'page cache',
      'render catalog',
      'render in worker',
      'call list-wines',
    ].map((name) => kept.one(name));
    expect(page).toMatchObject({
      parentId: undefined,
      attributes: {
        'http.response.status_code': 200,
        'shop.release.catalog': '1',
        'shop.release.content': '1',
      },
    });
    expect(cache).toMatchObject({ parentId: page?.spanId, attributes: { 'shop.cache': 'made' } });
    expect(render).toMatchObject({
      parentId: cache?.spanId,
      attributes: { 'shop.remote': 'catalog', 'shop.remote.version': '1' },
    });
    expect(worker?.parentId).toBe(render?.spanId);
    expect(call?.parentId).toBe(worker?.spanId);
    expect(headersOf('/api/wines')[0]?.traceparent).toBe(`00-${page?.traceId}-${call?.spanId}-01`);
    expect(new Set(kept.spans.map(({ traceId }) => traceId))).toEqual(new Set([page?.traceId]));
    expect(JSON.stringify(kept.spans)).not.toContain('jefa');
  });

  it('says that a page came from the cache', async () => {
    await open();
    await shell.get('/vinos');
    kept.spans.length = 0;
    await shell.get('/vinos');
    await vi.waitFor(() => kept.one('page /vinos'));
    expect(kept.one('page cache').attributes).toEqual({ 'shop.cache': 'fresh' });
  });

  it('has the failure of a remote', async () => {
    await open();
    await shell.get('/vinos/throw');
    await vi.waitFor(() => kept.one('page /vinos/:wine'));
    expect(kept.one('render catalog').failure).toBe('threw');
    expect(kept.one('render in worker').failure).toBe('threw');
  });

  it('goes on from a call of a browser to the API, without the path', async () => {
    await open(BROWSERS);
    await shell.get('/api/wines/7c9e6679?email=ana', FORGED);
    await vi.waitFor(() => kept.one('proxy GET /api'));
    const proxied = kept.one('proxy GET /api');
    expect(proxied).toMatchObject({ traceId: STRANGER.traceId, parentId: STRANGER.spanId });
    const [asked] = headersOf('/api/wines/7c9e6679');
    expect(asked?.traceparent).toBe(`00-${proxied.traceId}-${proxied.spanId}-01`);
    expect(asked?.baggage).toBeUndefined();
    expect(JSON.stringify(kept.spans)).not.toMatch(/7c9e6679|ana/);
  });

  it('cannot be forced by a stranger: the shell continues five traces per second', async () => {
    await open({ ...NEVER, ...BROWSERS });
    vi.useFakeTimers({ toFake: ['performance'] });
    for (let round = 0; round < 40; round += 1) await shell.get('/api/wines', FORGED);
    vi.useRealTimers();
    await vi.waitFor(() => expect(kept.spans).toHaveLength(5));
    expect(headersOf('/api/wines').filter(({ traceparent }) => traceparent)).toHaveLength(5);
  });

  it('is not continued for a browser while browsers are not traced', async () => {
    await open(NEVER);
    await shell.get('/api/wines', FORGED);
    await shell.get('/vinos', FORGED);
    expect(kept.spans).toEqual([]);
    expect(headersOf('/api/wines').some(({ traceparent }) => traceparent)).toBe(false);
  });

  it('is known to the program of the page only when browsers are traced', async () => {
    await open(BROWSERS);
    const timing = String((await shell.get('/vinos')).headers['server-timing']);
    await vi.waitFor(() => kept.one('page /vinos'));
    const { traceId, spanId } = kept.one('page /vinos');
    expect(timing).toContain(`trace;desc="${traceId}-${spanId}"`);
    await shell.stop();
    await kept.stop();
    await open();
    expect((await shell.get('/vinos')).headers['server-timing']).not.toContain('trace;');
  });

  it('has its program in the page, with a hash in import map and policy, and only in such a shop', async () => {
    await open(BROWSERS);
    const { body, headers } = await shell.get('/vinos');
    const [, url = ''] = /<script data-trace="([^"]+)">traceStart\(\);<\/script>/.exec(body) ?? [];
    const { integrity } = JSON.parse(/importmap">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    const program = await shell.get(url);
    expect(program.body).toBe('tracePage();');
    expect(program.headers['cache-control']).toContain('immutable');
    expect(integrity[url]).toMatch(/^sha384-/);
    expect(headers['content-security-policy']).toContain(integrity[url]);
    expect(body).toContain('id="consent"');
    await shell.stop();
    await kept.stop();
    await open();
    const { body: without } = await shell.get('/vinos');
    expect(without).not.toContain('trace');
    expect(without).not.toContain('id="consent"');
  });
});

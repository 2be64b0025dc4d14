import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerTraceReceiver } from './receiver.ts';
import { writeMs } from './traces-page.ts';

const TOKEN = 'token-of-this-start';
const TRACE = 'a'.repeat(32);
const aSpan = (more: object = {}) => ({
  traceId: TRACE,
  spanId: 'b'.repeat(16),
  name: 'page /vinos',
  startTimeUnixNano: '1700000000000000000',
  endTimeUnixNano: '1700000000250000000',
  attributes: [{ key: 'http.route', value: { stringValue: '/vinos' } }],
  ...more,
});
const requestOf = (spans: unknown, service = 'shell') => ({
  resourceSpans: [
    {
      resource: {
        attributes: [
          { key: 'service.name', value: { stringValue: service } },
          { key: 'service.version', value: { stringValue: '1.2-a' } },
        ],
      },
      scopeSpans: [{ spans }],
    },
  ],
});

describe('the receiver of a demo shop', () => {
  let app: FastifyInstance;
  const open = (token = TOKEN) => {
    app = Fastify();
    const config = {
      traceReceiverToken: token,
      locales: ['es', 'en'] as const,
      publicUrl: 'http://localhost:3000',
      localeCookieSeconds: 60,
      trace: { endpoint: '' },
    };
    registerTraceReceiver(app, config, () => ':root{--paper:#fbf8f3}');
  };
  const send = (body: object, authorization = `Bearer ${TOKEN}`) =>
    app.inject({ method: 'POST', url: '/dev/otlp/v1/traces', body, headers: { authorization } });
  const get = (url: string) => app.inject({ url });
  beforeEach(() => open());
  afterEach(() => app.close());

  it('takes spans only from those who know the token', async () => {
    expect((await send(requestOf([aSpan()]), 'Bearer other')).statusCode).toBe(401);
    expect((await send(requestOf([aSpan()]), '')).statusCode).toBe(401);
    expect((await get('/dev/traces')).body).not.toContain(TRACE);
    expect((await send(requestOf([aSpan()]))).statusCode).toBe(200);
    expect((await get('/dev/traces')).body).toContain(`/dev/traces/${TRACE}`);
  });

  it.each([
    ['no list of spans', {}],
    ['an invalid id', requestOf([aSpan({ traceId: '../x' })])],
    ['an invalid time', requestOf([aSpan({ startTimeUnixNano: 'now' })])],
  ])('refuses a body with %s', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
  });

  it('shows a trace as a waterfall in both languages, with the words of each part and without markup of a span', async () => {
    const script = { key: 'x', value: { stringValue: '<script>alert(1)</script>' } };
    await send(requestOf([aSpan()]));
    await send(
      requestOf(
        [
          aSpan({
            spanId: 'c'.repeat(16),
            parentSpanId: 'b'.repeat(16),
            name: 'sql read_cart<b>',
            startTimeUnixNano: '1700000000100000000',
            endTimeUnixNano: '1700000000150000000',
            attributes: [{ key: 'db.system.name', value: { stringValue: 'postgresql' } }, script],
            status: { code: 2, message: '57014' },
          }),
        ],
        'api',
      ),
    );
    const { body, headers } = await get(`/dev/traces/${TRACE}`);
    expect(body).toContain('lang="es-CL"');
    expect(body).toContain('Con error');
    expect(body).toContain('Id de la traza');
    expect(body).toContain('57014');
    expect(body).toContain('api 1.2-a');
    // 100 of 250 ms after the start, 50 of 250 ms long.
    expect(body).toContain('traces-sql" x="40.00%" width="20.00%"');
    expect(body).toContain('sql read_cart&lt;b&gt;');
    expect(body).not.toMatch(/<script|style="/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get(`/dev/traces/${TRACE}?lang=en`)).body).toContain('Failed');
  });

  it('says that a trace is no longer kept', async () => {
    const { statusCode, body } = await get(`/dev/traces/${'d'.repeat(32)}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('ya no está en la memoria');
  });

  it('says how to turn tracing on when it is off, and receives nothing then', async () => {
    await app.close();
    open('');
    expect((await get('/dev/traces?lang=en')).body).toContain('OTEL_TRACES_SAMPLER_ARG=1');
    expect((await send(requestOf([aSpan()]), 'Bearer ')).statusCode).toBe(404);
  });
});

it.each([
  [0.04, 'en', '0.0 ms'],
  [3.21, 'en', '3.2 ms'],
  [3.21, 'es', '3,2 ms'],
  [42.4, 'es', '42 ms'],
  [1_234, 'en', '1.23 s'],
  [1_234, 'es', '1,23 s'],
] as const)('a time of %f ms is written in %s as %s', (ms, locale, text) => {
  expect(writeMs(ms, locale)).toBe(text);
});

import Fastify, { type FastifyInstance } from 'fastify';
import { type KeptSpans, keepSpans } from 'tracing/testing/kept-spans';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TRACE_REPORT_PATH } from '../../trace-report.ts';
import { registerTraceReports } from './report-endpoint.ts';

const now = Date.now();
const SPAN = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), startedAt: now, endedAt: now + 20 };
const CALL = { ...SPAN, kind: 'call', endpoint: 'update-cart', status: 200 };

describe('the address for spans of browsers', () => {
  let app: FastifyInstance;
  let kept: KeptSpans;
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: TRACE_REPORT_PATH,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'text/plain', ...headers },
    });
  beforeEach(async () => {
    kept = keepSpans();
    app = Fastify({ trustProxy: true });
    await registerTraceReports(app);
  });
  afterEach(async () => {
    await app.close();
    await kept.stop();
  });

  it('makes the names itself, from routes and ids', async () => {
    const path = '/orden/0b9f3c1e-6a52-4c1b-9d0e-2f6f5f1f9a11';
    const { statusCode } = await send([
      CALL,
      { ...SPAN, kind: 'navigation', path, parentId: 'c'.repeat(16) },
      { ...SPAN, kind: 'press', control: 'button', remote: 'catalog' },
      { ...SPAN, kind: 'mount', remote: 'checkout', version: '1.0.0-abc' },
      { ...SPAN, kind: 'tool', tool: 'checkout.add_to_cart' },
    ]);
    expect(statusCode).toBe(204);
    expect(kept.spans.map(({ name, service }) => `${service}: ${name}`)).toEqual([
      'browser: call update-cart',
      'browser: navigation /orden/:id?',
      'browser: press button',
      'browser: mount checkout',
      'browser: tool checkout.add_to_cart',
    ]);
    expect(JSON.stringify(kept.spans)).not.toContain('0b9f3c1e');
    expect(kept.one('mount checkout').attributes).toMatchObject({ 'shop.release.checkout': '1.0.0-abc' });
  });

  it('refuses a remote that the shop does not have, because its id becomes the key of an attribute', async () => {
    expect((await send([{ ...SPAN, kind: 'mount', remote: 'evil', version: '1' }])).statusCode).toBe(400);
    expect(kept.spans).toEqual([]);
  });

  it('marks a call without a response and a failed one', async () => {
    await send([
      { ...CALL, status: 0 },
      { ...CALL, status: 503 },
      { ...CALL, status: 404 },
    ]);
    expect(kept.spans.map(({ failure }) => failure)).toEqual(['0', '503', undefined]);
  });

  it.each([
    ['that is not JSON', '['],
    ['without a span', []],
    ['with too many spans', Array.from({ length: 65 }, () => CALL)],
    ['with an invalid trace id', [{ ...CALL, traceId: 'x' }]],
    ['with a further field', [{ ...CALL, email: 'ana@example.cl' }]],
    ['with a text as endpoint', [{ ...CALL, endpoint: 'ana@example.cl' }]],
    ['with an unknown kind', [{ ...SPAN, kind: 'keydown', key: 'a' }]],
  ])('refuses a report %s', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(kept.spans).toEqual([]);
  });

  it('leaves out spans whose times cannot be true', async () => {
    await send([
      { ...CALL, startedAt: 1, endedAt: 2 },
      { ...CALL, endedAt: SPAN.startedAt - 1 },
      { ...CALL, endedAt: SPAN.startedAt + 3_600_000 },
    ]);
    expect(kept.spans).toEqual([]);
  });

  it('takes nothing from another site', async () => {
    await send([CALL], { 'sec-fetch-site': 'cross-site' });
    expect(kept.spans).toEqual([]);
  });

  it('refuses a large body', async () => {
    expect((await send('x'.repeat(32_001))).statusCode).toBe(413);
  });

  it('lets neither one address nor many fill the receiver', async () => {
    const from = (address: string) => send([CALL], { 'x-forwarded-for': address });
    const one = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.1')));
    expect(one.filter(({ statusCode }) => statusCode === 204)).toHaveLength(30);
    const many = await Promise.all(
      Array.from({ length: 500 }, (_, number) => from(`2001:db8::${number.toString(16)}`)),
    );
    expect(many.filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(300);
  });
});

import { once } from 'node:events';
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { activeSpan } from 'tracing/span';
import { type KeptSpans, keepSpans } from 'tracing/testing/kept-spans';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { discloses } from '../../test/discloses.ts';
import { ORDER, openShop, type Shop } from '../../test/shopper.ts';
import { loggerOptions } from '../plugins/logger.ts';

const SHELL = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const FROM_SHELL = { traceparent: `00-${SHELL.traceId}-${SHELL.spanId}-01` };

describe('the spans of the API', () => {
  let shop: Shop;
  let kept: KeptSpans;
  beforeAll(async () => {
    // Before the shop opens, because its connections are traced from the start.
    kept = keepSpans();
    shop = await openShop({ TRUST_PROXY: '127.0.0.0/8' });
  });
  afterAll(async () => {
    await shop.close();
    await kept.stop();
  });
  afterEach(() => {
    kept.spans.length = 0;
  });

  it('follow a request of the shell to each statement, by route and placeholders', async () => {
    const cart = await shop.cartWith({});
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 3 }, FROM_SHELL);
    await vi.waitFor(() => kept.one('PUT /api/shopping-cart'));
    const request = kept.one('PUT /api/shopping-cart');
    expect(request).toMatchObject({
      traceId: SHELL.traceId,
      parentId: SHELL.spanId,
      attributes: { 'http.route': '/api/shopping-cart', 'http.response.status_code': 200 },
    });
    const statements = kept.spans.filter(({ name }) => name.startsWith('sql '));
    expect(statements.length).toBeGreaterThan(2);
    for (const { parentId, traceId } of statements)
      expect([parentId, traceId]).toEqual([request.spanId, SHELL.traceId]);
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join('\n')).toContain('$1');
    expect(JSON.stringify(kept.spans)).not.toContain(cart);
  });

  it('follow a request whose body arrives late', async () => {
    const cart = await shop.cartWith({});
    const headers = { ...FROM_SHELL, 'content-type': 'application/json' };
    const request = http.request(`${shop.base}/api/shopping-cart?cart_id=${cart}`, {
      method: 'PUT',
      headers,
    });
    const answered = once(request, 'response');
    request.write('{"sku":"W5",');
    await setTimeout(50);
    request.end('"qty":1}');
    const [response] = (await answered) as [http.IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    await vi.waitFor(() => kept.one('PUT /api/shopping-cart'));
    const { spanId } = kept.one('PUT /api/shopping-cart');
    const statements = kept.spans.filter(({ name }) => name.startsWith('sql '));
    expect(statements.length).toBeGreaterThan(2);
    for (const { parentId } of statements) expect(parentId).toBe(spanId);
  });

  it('are not made when the shell does not trace the request', async () => {
    await shop.call('GET', '/regions');
    await shop.call('GET', '/regions', undefined, { traceparent: `00-${SHELL.traceId}-${SHELL.spanId}-00` });
    expect(kept.spans).toEqual([]);
  });

  it('of an order, its payment and its mail have no person, token, key, number or amount', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const { body: order } = await shop.placeOrder(cart, {}, undefined, FROM_SHELL);
    await shop.pay(order);
    await shop.app.jobs.runDue();
    await vi.waitFor(() => kept.one('job send-order-mail'));
    expect(kept.one('webpay create').traceId).toBe(SHELL.traceId);
    expect(kept.one('webpay create').attributes).toEqual({});
    const spans = JSON.stringify(kept.spans);
    const secrets = [ORDER.email, 'Soto', '12.345.678', 'Los Aromos', order.payment.token, order.access_key];
    for (const secret of [...secrets, cart, order.id, order.number, String(order.total)])
      expect({ secret, isRecorded: discloses(spans, secret) }).toEqual({ secret, isRecorded: false });
  });

  it('mark a failed statement with its code, and not with the values that it quotes', async () => {
    await shop.rawQuery(
      `alter table contact_messages add constraint planted check (name <> 'Zoraida') not valid`,
    );
    const message = { name: 'Zoraida', email: 'z@planted.example', phone: '912345678', message: 'Hola' };
    await shop.call('POST', '/contact', message, FROM_SHELL);
    await shop.rawQuery('alter table contact_messages drop constraint planted');
    await vi.waitFor(() => kept.one('POST /api/contact'));
    expect(JSON.stringify(kept.spans)).not.toMatch(/Zoraida|planted\.example/);
  });
});

describe('a caller that is no shell', () => {
  it('cannot force the API to record', async () => {
    const kept = keepSpans({ OTEL_TRACES_SAMPLER_ARG: '0.000001' });
    const shop = await openShop();
    for (let round = 0; round < 20; round += 1) await shop.call('GET', '/regions', undefined, FROM_SHELL);
    expect(kept.spans).toEqual([]);
    await shop.close();
    await kept.stop();
  });
});

describe('the log', () => {
  it('names the trace in each line of a traced request, and in no other', async () => {
    const kept = keepSpans();
    const lines: string[] = [];
    const options = {
      ...(loggerOptions('info') as object),
      stream: { write: (line: string) => lines.push(line) },
    };
    const app = Fastify({ logger: options as FastifyServerOptions['logger'] });
    const { addTracing } = await import('../plugins/tracing.ts');
    addTracing(app, {} as never);
    let traceId: string | undefined;
    app.post('/order', async (request) => {
      traceId = activeSpan()?.traceId;
      request.log.error('in the request');
      return {};
    });
    app.log.error('outside');
    await app.inject({ method: 'POST', url: '/order', body: { a: 1 } });
    await app.close();
    await kept.stop();
    const ofText = (text: string) => JSON.parse(lines.find((line) => line.includes(text)) ?? '{}');
    expect(ofText('in the request').trace_id).toBe(traceId);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(ofText('outside')).not.toHaveProperty('trace_id');
  });
});

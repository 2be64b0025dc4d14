import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CANARY_REPORT_PATH } from '../../canary-report.ts';
import { registerCanaryReports } from './report-endpoint.ts';

const PART = { version: '2', share: 5, trials: { crashed: 1, 'lcp-ms': 812.4 }, events: ['order'] };

describe('the address for reports about canaries', () => {
  let app: FastifyInstance;
  let canaries: unknown[];
  let hasPreview: boolean;
  const reported = vi.fn();
  const send = (body: string, headers: Record<string, string> = { cookie: 'cohort=7' }) =>
    app.inject({
      method: 'POST',
      url: CANARY_REPORT_PATH,
      body,
      headers: { 'content-type': 'text/plain', ...headers },
    });
  const sendPart = (part: object, headers?: Record<string, string>) =>
    send(JSON.stringify({ catalog: part }), headers);

  beforeEach(async () => {
    canaries = [{}];
    hasPreview = false;
    reported.mockClear();
    app = Fastify({ trustProxy: true });
    await registerCanaryReports(app, {
      registry: { canaries: () => canaries as never },
      watch: { reported },
      previews: { of: () => ({ view: hasPreview ? ({} as never) : undefined }) },
    });
  });
  afterEach(() => app.close());

  it('counts a report for the cohort of its cookie', async () => {
    expect((await sendPart(PART)).statusCode).toBe(204);
    expect(reported).toHaveBeenCalledWith('catalog', PART, 7);
  });

  it('counts nothing without a canary, without a cohort, and for another site', async () => {
    await sendPart(PART, {});
    await sendPart(PART, { cookie: 'cohort=7', 'sec-fetch-site': 'cross-site' });
    canaries = [];
    expect((await sendPart(PART)).statusCode).toBe(204);
    expect(reported).not.toHaveBeenCalled();
  });

  it('counts nothing of a browser with a preview', async () => {
    hasPreview = true;
    expect((await sendPart(PART)).statusCode).toBe(204);
    expect(reported).not.toHaveBeenCalled();
  });

  it.each([
    ['that is not JSON', '{'],
    ['with an unknown signal', JSON.stringify({ catalog: { ...PART, trials: { path: 1 } } })],
    ['with a signal of the server', JSON.stringify({ catalog: { ...PART, trials: { 'render-ms': 1 } } })],
    ['with a text', JSON.stringify({ catalog: { ...PART, trials: { crashed: 'x' } } })],
    ['with a further field', JSON.stringify({ catalog: { ...PART, address: '/pedido/1?clave=2' } })],
    ['with the same event twice', JSON.stringify({ catalog: { ...PART, events: ['order', 'order'] } })],
    ['with an event of its own trial', JSON.stringify({ catalog: { ...PART, events: ['crashed'] } })],
    ['with a time below zero', JSON.stringify({ catalog: { ...PART, trials: { 'lcp-ms': -1 } } })],
    ['that is null', 'null'],
  ])('refuses a report %s', async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(reported).not.toHaveBeenCalled();
  });

  it('refuses a body that is larger than any report', async () => {
    expect((await send(JSON.stringify({ catalog: PART, x: 'y'.repeat(4_000) }))).statusCode).toBe(413);
  });

  it('limits the reports of one address, and not those of others', async () => {
    const from = (address: string) => sendPart(PART, { cookie: 'cohort=7', 'x-forwarded-for': address });
    const answers = await Promise.all(Array.from({ length: 61 }, () => from('203.0.113.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await from('203.0.113.2')).statusCode).toBe(204);
  });
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOtlpSpans } from './otlp-spans.ts';
import { addFinishedSpans, beginTrace, inSpan, runIn } from './span.ts';
import { startTracing } from './start-tracing.ts';
import { readTraceSettings } from './trace-settings.ts';

describe('the recorder', () => {
  let receiver: Server;
  let received: { headers: IncomingHttpHeaders; body: unknown }[];
  beforeEach(async () => {
    received = [];
    receiver = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      received.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()),
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}/otlp`);
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20secret');
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
    vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '1');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    receiver.closeAllConnections();
    receiver.close();
  });

  it('sends spans with their service, version, parents, times and failures over OTLP', async () => {
    const tracing = await startTracing(readTraceSettings(process.env), { name: 'shell', version: '1.2-a' });
    const before = Date.now();
    const request = beginTrace(() => ({
      name: 'GET /vinos',
      kind: 'server',
      attributes: { 'http.route': '/vinos' },
    }));
    if (!request) throw new Error('not recorded');
    await runIn(request, () => inSpan({ name: 'step' }, async (span) => span?.fail('TIMEOUT')));
    const { traceId, spanId } = request;
    addFinishedSpans([
      {
        traceId,
        spanId: 'c'.repeat(16),
        parentId: spanId,
        name: 'press',
        startedAt: before + 0.25,
        endedAt: before + 5.75,
        service: 'browser',
        attributes: { 'shop.remote': 'catalog', missing: undefined },
      },
    ]);
    request.end();
    await tracing.stop();

    expect(received[0]?.headers.authorization).toBe('Bearer secret');
    const spans = received.flatMap(({ body }) => readOtlpSpans(body) ?? []);
    const one = (name: string) => spans.find((span) => span.name === name);
    expect(one('GET /vinos')).toMatchObject({
      traceId,
      spanId,
      parentId: undefined,
      service: 'shell',
      version: '1.2-a',
      attributes: { 'http.route': '/vinos' },
    });
    expect(one('GET /vinos')?.startedAt).toBeGreaterThanOrEqual(before - 2);
    expect(one('step')).toMatchObject({ parentId: spanId, failure: 'TIMEOUT' });
    const press = one('press');
    expect(press).toMatchObject({
      parentId: spanId,
      service: 'browser',
      attributes: { 'shop.remote': 'catalog' },
    });
    expect((press?.endedAt ?? 0) - (press?.startedAt ?? 0)).toBeCloseTo(5.5, 2);
  });
});

describe('tracing that is off', () => {
  it('loads nothing of the SDK', () => {
    const file = new URL('./start-tracing.ts', import.meta.url).pathname;
    const program = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
      const { startTracing } = await import(${JSON.stringify(file)});
      await startTracing({ endpoint: '', ratio: 1, perSecond: 1, continuedPerSecond: 0, browsers: false }, {});
      console.log(JSON.stringify(loaded.filter((url) => url.includes('opentelemetry'))), loaded.length > 1);
    `;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect(stdout.trim(), stderr).toBe('[] true');
  });
});

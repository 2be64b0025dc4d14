import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { addGracefulStop } from './graceful-stop.ts';

const NOTICE_MS = 3_000;

const open = (noticeMs = NOTICE_MS): FastifyInstance => {
  const app = Fastify({ return503OnClosing: false });
  addGracefulStop(app, noticeMs);
  app.get('/', () => 'page');
  app.get('/readyz', (_, reply) => reply.code(app.gracefulStop.isStopping ? 503 : 200).send());
  return app;
};

afterEach(() => vi.useRealTimers());

it('answers new requests during the notice, and closes their connections', async () => {
  const app = open(300);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await response.toArray();
    return { status: response.statusCode, connection: response.headers.connection };
  };
  expect(await ask('/')).toEqual({ status: 200, connection: 'keep-alive' });
  const stopped = app.gracefulStop.stop();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/')).toEqual({ status: 200, connection: 'close' });
  await stopped;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

it.each([
  { when: 'without requests', path: undefined, endsMs: NOTICE_MS },
  { when: 'while only probes ask', path: '/readyz', endsMs: NOTICE_MS },
  { when: 'while a load balancer that has not noticed sends requests', path: '/', endsMs: 3 * NOTICE_MS },
])('$when the notice ends after $endsMs ms', async ({ path, endsMs }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const app = open();
  const close = vi.spyOn(app, 'close');
  const began = performance.now();
  void app.gracefulStop.stop();
  for (; close.mock.calls.length === 0; await vi.advanceTimersByTimeAsync(100))
    if (path) await app.inject(path);
  expect(Math.abs(performance.now() - began - endsMs)).toBeLessThanOrEqual(100);
});

import { request } from 'node:http';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { fileLimits } from './body-gate.ts';

it('admits an upload after a sender left during its check', async () => {
  const app = Fastify();
  const checks: { reply: FastifyReply; pass: () => void }[] = [];
  const { beforeBody } = fileLimits({
    maxBytes: 1_000,
    atOnce: 1,
    answerWithinMs: 1_000,
    check: ({ reply }) => new Promise((pass) => checks.push({ reply, pass })),
  });
  app.post('/', { onRequest: async (request, reply) => beforeBody?.({ request, reply }) }, () => 'taken');
  const url = await app.listen({ port: 0 });
  try {
    const leaving = request(url, { method: 'POST' }).on('error', () => undefined);
    leaving.end();
    await expect.poll(() => checks).toHaveLength(1);
    leaving.destroy();
    await expect.poll(() => checks[0]?.reply.raw.destroyed).toBe(true);
    checks[0]?.pass();
    const next = fetch(url, { method: 'POST', body: 'file', signal: AbortSignal.timeout(3_000) });
    await expect.poll(() => checks).toHaveLength(2);
    checks[1]?.pass();
    expect((await next).status).toBe(200);
  } finally {
    app.server.closeAllConnections();
    await app.close();
  }
});

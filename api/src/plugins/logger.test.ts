import Fastify, { type FastifyServerOptions } from 'fastify';
import { expect, it, vi } from 'vitest';
import { addDeadline } from './deadline.ts';
import { loggerOptions } from './logger.ts';

// The test must notice this fault in api/src/plugins/logger.ts
// - method.apply(this, maskLogArguments(args, withoutPeople) as Parameters<typeof method>)
// + method.apply(this, args)
it('logs no query value and no id when a handler answers after its deadline', async () => {
  const lines: string[] = [];
  const options = {
    ...(loggerOptions('trace') as object),
    stream: { write: (line: string) => lines.push(line) },
  };
  const app = Fastify({ logger: options as FastifyServerOptions['logger'] });
  addDeadline(app, 5);
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/purchases/:id', async (_, reply) => {
    await isFinished;
    return reply.send({ late: true });
  });
  await app.inject('/purchases/7c9e6679-7425-40de-944b-e07fc1f90ae7?email=ana%40example.com&cart_id=aB3');
  finish();
  await vi.waitFor(() => expect(lines.join('')).toContain('already sent'));
  await app.close();
  const log = lines.join('');
  for (const secret of ['ana%40', 'example.com', 'aB3', '7c9e6679']) expect(log).not.toContain(secret);
});

import Fastify, { type FastifyServerOptions } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

it('logs neither order ids nor query values of a proxied call', () => {
  const lines: string[] = [];
  const options = {
    ...(loggerOptions('info') as object),
    stream: { write: (line: string) => lines.push(line) },
  };
  const { log } = Fastify({ logger: options as FastifyServerOptions['logger'] });
  const source =
    'http://127.0.0.1:4000/api/purchases/7c9e6679-7425-40de-944b-e07fc1f90ae7?email=ana%40example.com';
  log.info({ source }, 'fetching from remote server');
  log.warn(new Error(`no answer from ${source}`));
  log.error({ err: new Error(`failed ${source}`) }, 'request failed');
  const text = lines.join('');
  expect(lines).toHaveLength(3);
  expect(text).toContain('/api/purchases/*?email=*');
  for (const secret of ['7c9e6679', 'example.com']) expect(text).not.toContain(secret);
});

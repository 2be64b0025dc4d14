/**
 * Programs that some pages load: the page has only a short inline script, which imports the program when it is needed.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Serves the program under an address with its hash. @param name begin of the address, such as `trace-page` */
export const serveScript = (app: FastifyInstance, name: string, program: string) => {
  const hash = createHash('sha384').update(program).digest('base64');
  const url = `/${name}.${hash.replace(/\W/g, '').slice(0, 16)}.js`;
  app.get(url, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(program),
  );
  return { url, integrity: `sha384-${hash}` };
};

export type ServedScript = ReturnType<typeof serveScript>;

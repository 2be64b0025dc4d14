/**
 * The program that records spans in a page. The page has only a short inline script, which loads the program when the
 * page is traced and the shopper consented.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface TraceScript {
  url: string;
  /** `sha384-…`, for the import map. */
  integrity: string;
}

/** Serves the program under an address with its hash. */
export const serveTraceScript = (app: FastifyInstance, program: string): TraceScript => {
  const hash = createHash('sha384').update(program).digest('base64');
  const name = hash.replace(/\W/g, '').slice(0, 16);
  const url = `/trace-page.${name}.js`;
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

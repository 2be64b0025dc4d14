import type { FastifyInstance } from 'fastify';

/**
 * Requests in flight at the stop are answered and their connections closed after it: kept alive, as proxies keep them, they
 * would hold the process until its deadline.
 */
export function addGracefulStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
}

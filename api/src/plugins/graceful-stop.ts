import type { FastifyInstance } from 'fastify';

/**
 * On stop, answers requests in flight and then closes their connections. Keep-alive connections of proxies
 * would otherwise block the stop until its deadline.
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

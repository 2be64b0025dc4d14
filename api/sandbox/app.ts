import Fastify, { type FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { createClock } from './clock.ts';
import { courierRoutes } from './courier/routes.ts';
import { createKnobs } from './knobs.ts';
import { sendPage } from './pages/render.ts';
import { browserRoutes } from './routes/browser.routes.ts';
import { controlRoutes } from './routes/control.routes.ts';
import { restRoutes } from './routes/rest.routes.ts';
import { taxOfficeRoutes } from './tax-office/routes.ts';
import { createTransactionStore } from './transaction-store.ts';

const REST_PREFIX = '/rswebpaytransaction/api/webpay/v1.2';

type SandboxOptions = {
  /** Name of the shop on the payment form. */
  shopName?: string;
  /** Port of the API, which gets the courier's webhooks. */
  apiPort?: string;
};

/** Sandboxes of the card gateway, the tax office and the courier. Keep their data in memory. Does not listen. */
export function buildSandbox({
  shopName = 'Casa Quillay',
  apiPort = '4000',
}: SandboxOptions = {}): FastifyInstance {
  // Close keep-alive connections on stop, so that the sandbox ends at once.
  const app = Fastify({ logger: false, forceCloseConnections: true });
  const bank: Bank = {
    shopName,
    transactions: createTransactionStore(),
    clock: createClock(),
    knobs: createKnobs(),
  };
  app.register(restRoutes, { prefix: REST_PREFIX, bank });
  app.register(browserRoutes, { prefix: '/webpayserver', bank });
  app.register(controlRoutes, { bank });
  app.register(taxOfficeRoutes, { prefix: '/tax-office' });
  app.register(courierRoutes, {
    prefix: '/courier',
    webhookUrl: `http://127.0.0.1:${apiPort}/api/shipping/courier-events`,
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(REST_PREFIX)) return reply.code(404).send({ error_message: 'Not Found' });
    const text = 'Esta dirección no existe en el banco de prueba.';
    return sendPage(reply, 'message', { title: 'No hay nada aquí', text }, { status: 404 });
  });
  return app;
}

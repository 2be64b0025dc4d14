import type { FastifyInstance } from 'fastify';
import { type ReadRouting, WITHOUT_REPLICA } from '../db/read-routing.ts';
import { createListener } from '../listener.ts';
import type { OfficeDeps } from '../module.ts';
import { addHealth } from '../plugins/health.ts';
import { addRequestScope } from '../plugins/request-scope.ts';
import { addAccess } from './access/access.ts';
import { officeModules } from './office-modules.ts';
import { retireDemoStaff } from './staff/demo-staff.ts';

export interface OfficeOptions extends OfficeDeps {
  /** How `readDb` uses a replica. Default: there is none. */
  readRouting?: ReadRouting;
}

/**
 * Builds the listener of the office without listening. It shares database, job queue and caches with the shop's app of
 * the same process, but has its own routes.
 */
export async function buildOfficeApp({
  readRouting = WITHOUT_REPLICA,
  ...deps
}: OfficeOptions): Promise<FastifyInstance> {
  const { config } = deps;
  if (config.SHOP_MODE === 'production') await retireDemoStaff(deps.db);
  // Only the shell's server can connect to the socket, so its X-Forwarded-For is trusted.
  const app = createListener(config, {
    trustProxy: config.OFFICE_API_SOCKET ? true : (config.TRUST_PROXY ?? false),
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  addRequestScope(app, { config, readRouting }, { prefix: '/office', origin: config.OFFICE_URL });
  addAccess(app, deps);
  addHealth(app, deps);
  for (const module of officeModules) await module(app, deps);
  return app;
}

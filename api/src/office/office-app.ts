import type { FastifyInstance } from 'fastify';
import { createListener } from '../listener.ts';
import { addHealth } from '../plugins/health.ts';
import { addAccess } from './access/access.ts';
import type { OfficeDeps } from './office-module.ts';
import { officeModules } from './office-modules.ts';
import { retireDemoStaff } from './staff/demo-staff.ts';

/**
 * Builds the listener of the office without listening. It shares database, job queue and caches with the shop's app of
 * the same process, and no route.
 */
export async function buildOfficeApp(deps: OfficeDeps): Promise<FastifyInstance> {
  const { config } = deps;
  if (config.SHOP_MODE === 'production') await retireDemoStaff(deps.db);
  const app = createListener(config, config.OFFICE_API_SOCKET ? true : (config.TRUST_PROXY ?? false));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  addAccess(app, deps);
  addHealth(app, deps);
  for (const module of officeModules) await module(app, deps);
  return app;
}

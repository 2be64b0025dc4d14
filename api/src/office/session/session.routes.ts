import { permissionsOf } from 'shared-contracts/office/access';
import * as endpoints from 'shared-contracts/office/session';
import * as schema from 'shared-contracts/office/session.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';

export const sessionModule: OfficeModule = (app, deps) => {
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readSession, schema: schema.readSession },
    ({ request }) => {
      const { id, name, email, role, expiresAt } = staffOf(request);
      return {
        staff: { id, name, email, role },
        permissions: permissionsOf(role),
        expires_at: expiresAt.toISOString(),
        shop_url: deps.config.PUBLIC_URL,
      };
    },
  );
};

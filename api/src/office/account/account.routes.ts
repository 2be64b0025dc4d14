import * as endpoints from 'shared-contracts/office/account';
import * as schema from 'shared-contracts/office/account.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { createProofGuard } from '../session/proof.ts';
import * as service from './account.service.ts';

/** Password and second factor of the signed-in staff member. */
export const accountModule: OfficeModule = (app, deps) => {
  const guard = createProofGuard(app, deps);

  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeOwnPassword, schema: schema.changeOwnPassword },
    async ({ body, request, reply }) => {
      await guard(request, reply, () => service.changeOwnPassword(deps, staffOf(request), body));
      return {};
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.renewRecoveryCodes, schema: schema.renewRecoveryCodes },
    async ({ body, request, reply }) => ({
      recovery_codes: await guard(request, reply, () =>
        service.renewRecoveryCodes(deps, staffOf(request), body),
      ),
    }),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.startAuthenticator, schema: schema.startAuthenticator },
    ({ body, request, reply }) =>
      guard(request, reply, () => service.startAuthenticator(deps, staffOf(request), body)),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.confirmAuthenticator, schema: schema.confirmAuthenticator },
    async ({ body, request, reply }) => ({
      recovery_codes: await guard(request, reply, () =>
        service.confirmAuthenticator(deps, staffOf(request), body.code),
      ),
    }),
  );
};

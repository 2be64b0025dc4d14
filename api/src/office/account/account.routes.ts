import * as endpoints from 'shared-contracts/office/account';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { createProofGuard } from '../session/proof.ts';
import * as service from './account.service.ts';

/** Password and second factor of the signed-in staff member. */
export const accountModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const guard = createProofGuard(app, deps);

  on(endpoints.changeOwnPassword, async ({ body, request, reply }) => {
    await guard(request, reply, () => service.changeOwnPassword(deps, staffOf(request), body));
    return {};
  });
  on(endpoints.renewRecoveryCodes, async ({ body, request, reply }) => ({
    recovery_codes: await guard(request, reply, () =>
      service.renewRecoveryCodes(deps, staffOf(request), body),
    ),
  }));
  on(endpoints.startAuthenticator, ({ body, request, reply }) =>
    guard(request, reply, () => service.startAuthenticator(deps, staffOf(request), body)),
  );
  on(endpoints.confirmAuthenticator, async ({ body, request, reply }) => ({
    recovery_codes: await guard(request, reply, () =>
      service.confirmAuthenticator(deps, staffOf(request), body.code),
    ),
  }));
};

import * as endpoints from 'shared-contracts/office/staff';
import { mapPage } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { findOpenSessions } from '../access/sessions.repository.ts';
import { findStaff, findStaffMember } from '../access/staff.repository.ts';
import type { OfficeDeps, OfficeModule } from '../office-module.ts';
import { createProofGuard } from '../session/proof.ts';
import * as service from './staff.service.ts';
import * as sessions from './staff-sessions.service.ts';

type App = Parameters<OfficeModule>[0];
type ProofGuard = ReturnType<typeof createProofGuard>;

export const staffModule: OfficeModule = (app, deps) => {
  const guard = createProofGuard(app, deps);
  registerStaff(app, deps, guard);
  registerChanges(app, deps, guard);
  registerOwnSessions(app, deps);
  registerSessionsOf(app, deps);
};

function registerStaff(app: App, deps: OfficeDeps, guard: ProofGuard): void {
  const on = officeEndpoints(app, deps);
  on(endpoints.listStaff, async ({ query }) => mapPage(await findStaff(deps.db, query), isoTimes));

  on(endpoints.readStaff, async ({ params }) =>
    isoTimes(orNotFound(await findStaffMember(deps.db, params.id))),
  );

  on(endpoints.inviteStaff, async ({ body, request, reply }) => {
    const { staff } = await guard(request, reply, () =>
      service.inviteStaff(deps, { ...staffOf(request), proof: body }, body),
    );
    return { staff: isoTimes(staff) };
  });
}

function registerChanges(app: App, deps: OfficeDeps, guard: ProofGuard): void {
  const on = officeEndpoints(app, deps);
  on(endpoints.changeStaff, async ({ params, body, request, reply }) => {
    const { password, code } = body;
    const proof = password && code ? { password, code } : undefined;
    const work = () => service.changeStaff(deps, { ...staffOf(request), proof }, { ...params, ...body });
    return isoTimes(await (proof ? guard(request, reply, work) : work()));
  });

  on(endpoints.resetStaff, async ({ params, body, request, reply }) => {
    const { staff } = await guard(request, reply, () =>
      service.resetStaff(deps, { ...staffOf(request), proof: body }, { ...params, ...body }),
    );
    return { staff: isoTimes(staff) };
  });
}

const sessionsOf = async ({ db }: OfficeDeps, staffId: string, currentId: string) => {
  const open = await findOpenSessions(db, staffId);
  return { data: open.map((session) => ({ ...isoTimes(session), current: session.id === currentId })) };
};

function registerOwnSessions(app: App, deps: OfficeDeps): void {
  const on = officeEndpoints(app, deps);
  on(endpoints.listOwnSessions, ({ request }) => {
    const { id, sessionId } = staffOf(request);
    return sessionsOf(deps, id, sessionId);
  });

  on(endpoints.endOwnSession, async ({ params, request }) => {
    await sessions.endOwnSession(deps, staffOf(request), params.id);
    return {};
  });
}

function registerSessionsOf(app: App, deps: OfficeDeps): void {
  const on = officeEndpoints(app, deps);
  on(endpoints.listSessionsOf, async ({ params, request }) => {
    orNotFound(await findStaffMember(deps.db, params.id));
    return sessionsOf(deps, params.id, staffOf(request).sessionId);
  });

  on(endpoints.endSessionsOf, async ({ params, body, request }) => {
    await sessions.endSessionsOf(deps, staffOf(request), { ...params, ...body });
    return {};
  });
}

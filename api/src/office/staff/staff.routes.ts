import * as endpoints from 'shared-contracts/office/staff';
import type { Executor } from '../../db/connect.ts';
import { mapPage } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { findOpenSessions } from '../access/sessions.repository.ts';
import { findStaff, findStaffMember } from '../access/staff.repository.ts';
import { createProofGuard } from '../session/proof.ts';
import { endOwnSession } from '../session/sign-in.service.ts';
import * as service from './staff.service.ts';

const findSessionsOf = async (db: Executor, staffId: string, currentId: string) => {
  const open = await findOpenSessions(db, staffId);
  return { data: open.map((session) => ({ ...isoTimes(session), current: session.id === currentId })) };
};

export const staffModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  const guard = createProofGuard(app, deps);

  on(endpoints.listStaff, async ({ query }) => mapPage(await findStaff(db, query), isoTimes));
  on(endpoints.readStaff, async ({ params }) => isoTimes(orNotFound(await findStaffMember(db, params.id))));
  on(endpoints.inviteStaff, async ({ body, request, reply }) => {
    const { staff } = await guard(request, reply, () =>
      service.inviteStaff(deps, { ...staffOf(request), proof: body }, body),
    );
    return { staff: isoTimes(staff) };
  });
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

  on(endpoints.listOwnSessions, ({ request }) => {
    const { id, sessionId } = staffOf(request);
    return findSessionsOf(db, id, sessionId);
  });
  on(endpoints.endOwnSession, async ({ params, request }) => {
    await endOwnSession(db, staffOf(request), params.id);
    return {};
  });
  on(endpoints.listSessionsOf, async ({ params, request }) => {
    orNotFound(await findStaffMember(db, params.id));
    return findSessionsOf(db, params.id, staffOf(request).sessionId);
  });
  on(endpoints.endSessionsOf, async ({ params, body, request }) => {
    await service.endSessionsOf(deps, staffOf(request), { ...params, ...body });
    return {};
  });
};

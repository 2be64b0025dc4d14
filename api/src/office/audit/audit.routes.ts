import * as endpoints from 'shared-contracts/office/audit';
import { findAuditEntries } from '../../audit/audit.repository.ts';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints } from '../access/access.ts';

export const auditModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.listAudit, ({ query }) => findAuditEntries(deps.readDb, query));
};

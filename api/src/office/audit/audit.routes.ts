import * as endpoints from 'shared-contracts/office/audit';
import * as schema from 'shared-contracts/office/audit.schema';
import { findAuditEntries } from '../../audit/audit.repository.ts';
import { registerOfficeEndpoint } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';

export const auditModule: OfficeModule = (app, deps) => {
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listAudit, schema: schema.listAudit },
    ({ query }) => findAuditEntries(deps.readDb, query),
  );
};

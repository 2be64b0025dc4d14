import * as endpoints from 'shared-contracts/office/audit';
import * as schema from 'shared-contracts/office/audit.schema';
import { registerOfficeEndpoint } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { findAuditEntries } from './audit.repository.ts';

export const auditModule: OfficeModule = (app, deps) => {
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listAudit, schema: schema.listAudit },
    ({ query }) => findAuditEntries(deps.readDb, query),
  );
};

import type * as schema from './audit.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const listAudit = /* @__PURE__ */ officeEndpoint<typeof schema.listAudit>({
  id: 'office-list-audit',
  method: 'GET',
  path: '/office/audit',
  access: 'audit.read',
  summary: 'Everything that staff changed, newest first',
  errors: ['VALIDATION_FAILED'],
});

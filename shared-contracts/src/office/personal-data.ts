import { officeEndpoint } from './endpoint.ts';
import type * as schema from './personal-data.schema.ts';

export const readPersonalData = /* @__PURE__ */ officeEndpoint<typeof schema.readPersonalData>({
  id: 'office-read-personal-data',
  method: 'GET',
  path: '/office/personal-data',
  access: 'audit.read',
  summary: 'Register of processing, and what the shop erased when',
  errors: [],
});

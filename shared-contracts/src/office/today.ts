import { officeEndpoint } from './endpoint.ts';
import type * as schema from './today.schema.ts';

export const readToday = /* @__PURE__ */ officeEndpoint<typeof schema.readToday>({
  id: 'office-read-today',
  method: 'GET',
  path: '/office/today',
  access: 'today.read',
  summary: 'Work that waits for staff, reservations and sales of the day',
  errors: [],
});

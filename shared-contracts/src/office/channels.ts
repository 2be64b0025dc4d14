import type * as schema from './channels.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const readProductFeed = /* @__PURE__ */ officeEndpoint<typeof schema.readProductFeed>({
  id: 'office-read-product-feed',
  method: 'GET',
  path: '/office/channels/google',
  access: 'rules.read',
  summary: 'Addresses of the product feed, formats in it, and formats that it leaves out',
  errors: [],
});

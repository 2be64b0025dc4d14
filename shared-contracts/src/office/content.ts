import type * as schema from './content.schema.ts';
import { draftEndpoints } from './drafts.ts';
import { officeEndpoint } from './endpoint.ts';

export const listPages = /* @__PURE__ */ officeEndpoint<typeof schema.listPages>({
  id: 'office-list-pages',
  method: 'GET',
  path: '/office/pages',
  access: 'content.read',
  summary: 'Pages of the shop with their drafts',
  errors: [],
});

const access = { read: 'content.read', change: 'content.change', publish: 'content.publish' } as const;
// The shop always has its pages and its menu, so that staff cannot withdraw them.
const { withdraw: _, ...ofPages } = /* @__PURE__ */ draftEndpoints({
  name: 'page',
  path: '/office/pages',
  ...access,
});
/** Drafts of stored pages. */
export const pageDrafts = ofPages;

const { withdraw: __, ...ofMenu } = /* @__PURE__ */ draftEndpoints({
  name: 'menu',
  path: '/office/menus',
  ...access,
});
/** Drafts of the menu and the links of the footer. Their only id is `menu`. */
export const menuDrafts = ofMenu;

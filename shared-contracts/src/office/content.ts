import type * as schema from './content.schema.ts';
import { type DraftEndpoints, draftEndpoints } from './drafts.ts';
import { officeEndpoint } from './endpoint.ts';

export const listPages = /* @__PURE__ */ officeEndpoint<typeof schema.listPages>({
  id: 'office-list-pages',
  method: 'GET',
  path: '/office/pages',
  access: 'content.read',
  summary: 'Pages of the shop with their drafts',
  errors: [],
});

/** The shop always has its pages and its menu, so that staff cannot withdraw them. */
const withoutWithdraw = ({ withdraw: _, ...others }: DraftEndpoints) => others;
const access = { read: 'content.read', change: 'content.change', publish: 'content.publish' } as const;

/** Drafts of stored pages. */
export const pageDrafts = /* @__PURE__ */ withoutWithdraw(
  draftEndpoints({ name: 'page', path: '/office/pages', ...access }),
);

/** Drafts of the menu and the links of the footer. Their only id is `menu`. */
export const menuDrafts = /* @__PURE__ */ withoutWithdraw(
  draftEndpoints({ name: 'menu', path: '/office/menus', ...access }),
);

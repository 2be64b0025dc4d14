/** Data that the server passes to the browser to hydrate the header. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Messages } from '../../messages/es.ts';
import type { DrawnLogo } from './draw-logo.ts';

export type HeaderMessages = Messages['header'];

/** Properties of `Header` as plain JSON. */
export interface HeaderBoot {
  /** Menu with path data instead of icon names (draw-menu-icons.ts). */
  layout: Layout['navbar'];
  shopName: string;
  /** Picture in place of the name. Absent until staff upload one. */
  logo?: DrawnLogo | undefined;
  t: HeaderMessages;
}

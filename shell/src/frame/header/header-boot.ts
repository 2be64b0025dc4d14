/** What the server leaves in the page so that the browser's first header is the server's. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Messages } from '../../messages/es.ts';

export type HeaderMessages = Messages['header'];

/** Plain JSON, spread as properties of `Header`. */
export interface HeaderBoot {
  /** With drawings in the place of icons' names (draw-menu-icons.ts). */
  layout: Layout['navbar'];
  shopName: string;
  t: HeaderMessages;
}

/** Data that the server passes to the browser to hydrate the header. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Messages } from '../../messages/es.ts';

export type HeaderMessages = Messages['header'];

/** Plain JSON, spread as properties of `Header`. */
export interface HeaderBoot {
  /** Menu with path data instead of icon names (draw-menu-icons.ts). */
  layout: Layout['navbar'];
  shopName: string;
  t: HeaderMessages;
}

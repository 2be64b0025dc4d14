import type { ComponentType } from 'react';
import type { Permission } from 'shared-contracts/office/access';
import type { ResourceEndpoints } from '../data/resource.ts';

/** Component of a screen. Use `lazy(() => import('./orders-list.tsx'))`, so that the area is a chunk of its own. */
type Screen = ComponentType;

interface AreaResource {
  /** Name in addresses: `/orders`, `/orders/1234`. */
  name: string;
  endpoints: ResourceEndpoints;
  list?: Screen;
  create?: Screen;
  edit?: Screen;
  show?: Screen;
  /** Field that names a row to its checkbox, in lists whose rows can be ticked. Default: `id`. */
  recordRepresentation?: string;
}

/** Page that is no resource. */
interface AreaPage {
  /** Path with a leading slash. */
  path: string;
  screen: Screen;
  /** Default: the permission of the area. */
  permission?: Permission;
}

/** Groups of the menu, in their order. */
export const MENU_GROUPS = ['selling', 'bar', 'customers', 'shop', 'team'] as const;

export interface MenuEntry {
  to: string;
  /** Message key. */
  label: string;
  icon: ComponentType;
  /** Heading above the entry. Entries without a group come first. */
  group?: (typeof MENU_GROUPS)[number];
  /** Pages of the entry that are not below `to`. */
  pages?: readonly string[];
  /** Phones show the first four of these at the bottom. The others are under "More". */
  isFrequent?: boolean;
}

/** Part of the office: its resources, pages and menu entry. One folder and one line in `areas.ts`. */
export interface Area {
  /** Staff without it see nothing of the area. Absent: all staff. */
  permission?: Permission;
  menu?: MenuEntry;
  resources?: readonly AreaResource[];
  pages?: readonly AreaPage[];
}

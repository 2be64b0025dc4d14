/**
 * Roles and permissions of the people who run the shop. The office's API refuses every action without its permission,
 * the office's pages hide it.
 */

export const ROLES = ['owner', 'manager', 'warehouse', 'editor', 'support'] as const;
export type Role = (typeof ROLES)[number];

/** One permission for each kind of action, with the roles that have it. The owner has all of them. */
const ROLES_OF = {
  'staff.read': ['manager'],
  'staff.change': [],
  'today.read': ['manager', 'warehouse', 'editor', 'support'],
  'orders.read': ['manager', 'warehouse', 'support'],
  'orders.place': ['manager', 'support'],
  'orders.advance': ['manager', 'warehouse'],
  'orders.note': ['manager', 'warehouse', 'support'],
  'orders.change-address': ['manager', 'support'],
  'orders.send-mail': ['manager', 'support'],
  'orders.check-proof': ['manager', 'support'],
  'orders.cancel': ['manager'],
  'orders.refund': ['manager'],
  'returns.decide': ['manager'],
  'orders.revise': ['manager'],
  'catalogue.read': ['manager', 'warehouse', 'editor', 'support'],
  'catalogue.change': ['manager', 'editor'],
  'catalogue.change-stock': ['manager', 'warehouse'],
  'catalogue.change-price': ['manager'],
  'pictures.add': ['manager', 'editor'],
  'rules.read': ['manager', 'editor', 'support'],
  'rules.change-selling': ['manager'],
  'rules.change-bar': ['manager', 'editor'],
  'rules.change-texts': ['manager', 'editor'],
  'rules.change-company': [],
  'catalogue.change-cost': ['manager'],
  'figures.read': ['manager'],
  'search.read': ['manager', 'editor', 'support'],
  'search.change': ['manager', 'editor'],
  'content.read': ['manager', 'editor'],
  'content.change': ['manager', 'editor'],
  'content.publish': ['manager', 'editor'],
  'people.read': ['manager', 'support'],
  'people.export': ['manager', 'support'],
  'people.block': ['manager'],
  'people.change-tax': ['manager'],
  'people.erase': ['manager'],
  'reservations.read': ['manager', 'support'],
  'reservations.change': ['manager', 'support'],
  'messages.read': ['manager', 'support'],
  'messages.answer': ['manager', 'support'],
  'privacy.read': ['manager', 'support'],
  'privacy.answer': ['manager'],
  'incidents.read': ['manager'],
  'incidents.change': ['manager'],
  'incidents.export': ['manager'],
  'newsletter.read': ['manager', 'editor', 'support'],
  'newsletter.remove': ['manager', 'editor', 'support'],
  'newsletter.export': ['manager', 'editor'],
  'mails.read': ['manager', 'support'],
  'mails.send-again': ['manager', 'support'],
  'taxes.read': ['manager', 'warehouse', 'support'],
  'taxes.export': ['manager'],
  'taxes.mend': ['manager'],
  'taxes.change': [],
  'audit.read': ['manager'],
} as const satisfies Record<string, readonly Exclude<Role, 'owner'>[]>;

export type Permission = keyof typeof ROLES_OF;
export const PERMISSIONS = Object.keys(ROLES_OF) as Permission[];

export const isAllowed = (role: Role, permission: Permission): boolean =>
  role === 'owner' || (ROLES_OF[permission] as readonly Role[]).includes(role);

/** All permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => isAllowed(role, permission));

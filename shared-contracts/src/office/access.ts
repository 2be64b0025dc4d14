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
  'orders.advance': ['manager', 'warehouse'],
  'orders.note': ['manager', 'warehouse', 'support'],
  'orders.change-address': ['manager', 'support'],
  'orders.send-mail': ['manager', 'support'],
  'orders.check-proof': ['manager', 'support'],
  'orders.cancel': ['manager'],
  'orders.refund': ['manager'],
  'catalogue.read': ['manager', 'warehouse', 'editor', 'support'],
  'catalogue.change-stock': ['manager', 'warehouse'],
  'catalogue.change-price': ['manager'],
  'audit.read': ['manager'],
} as const satisfies Record<string, readonly Exclude<Role, 'owner'>[]>;

export type Permission = keyof typeof ROLES_OF;
export const PERMISSIONS = Object.keys(ROLES_OF) as Permission[];

export const isAllowed = (role: Role, permission: Permission): boolean =>
  role === 'owner' || (ROLES_OF[permission] as readonly Role[]).includes(role);

/** All permissions of a role. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSIONS.filter((permission) => isAllowed(role, permission));

/**
 * Access rules of routes (docs/product/routes.md#access). `public`: all visitors. `guest`: signed-in customers are
 * redirected to the home page. `customer`: other visitors are redirected to the login and return after it.
 */
const ACCESSES = ['public', 'guest', 'customer'] as const;
export type Access = (typeof ACCESSES)[number];

/**
 * Whether an access rule with this name exists. A route with an unknown rule answers 500
 * (docs/product/routes.md#access).
 */
export const isAccess = (name: string): boolean => ACCESSES.some((known) => known === name);

/**
 * Access rules of routes (docs/product/routes.md#access). `public`: everyone. `guest`: signed-in users are
 * redirected home. `customer`: guests are redirected to login and back.
 */
const ACCESSES = ['public', 'guest', 'customer'] as const;

/**
 * Whether an access rule with this name exists. A route with an unknown rule answers 500
 * (docs/product/routes.md#access).
 */
export const isAccess = (name: string): boolean => ACCESSES.some((known) => known === name);

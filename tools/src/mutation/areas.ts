/**
 * Areas of code in which `pnpm test:full mutation` changes the code and expects tests to fail. `survivors.md`
 * in this folder gives the reason for each change that no test notices.
 */

/** Mutants that the tests must kill, in percent. Stryker counts a timeout as killed. */
export const LOWEST_SCORE = 85;

export interface Area {
  name: string;
  /** Folder of the package. The patterns start there. */
  root: string;
  mutate: readonly string[];
  testFiles: readonly string[];
  /** The tests need the API's database. */
  isApi?: boolean;
}

const folder = (path: string): string[] => [`${path}/**/*.ts`, `!${path}/**/*.test.ts`];

/**
 * Each test file of the API clones a database, so only the modules' own tests and those of `neighbours` run against
 * their mutants.
 */
const apiModules = (name: string, folders: readonly string[], neighbours: readonly string[] = []): Area => ({
  name,
  root: 'api',
  mutate: folders.flatMap((one) => folder(`src/modules/${one}`)),
  testFiles: [...folders.map((one) => `${one}/*.test.ts`), ...neighbours].map(
    (file) => `src/modules/${file}`,
  ),
  isApi: true,
});

export const AREAS: readonly Area[] = [
  {
    name: 'domain',
    root: 'shared-contracts',
    mutate: folder('src/domain'),
    testFiles: ['src/domain/*.test.ts'],
  },
  {
    name: 'cart-machine',
    root: 'mfe-checkout',
    mutate: [...folder('src/lib/cart/machine'), '!src/lib/cart/machine/testing/**'],
    testFiles: ['src/lib/cart/machine/*.test.ts'],
  },
  apiModules('discounts', ['discounts']),
  apiModules('payments', ['payments', 'order-payments'], ['place-order/orders.test.ts']),
  apiModules(
    'orders',
    ['orders', 'place-order'],
    [
      'carts/cart-changes.test.ts',
      'order-payments/order-payments.test.ts',
      'order-payments/retry-payment.test.ts',
      'unpaid-orders/unpaid-limits.test.ts',
    ],
  ),
];

export const areaOf = (name: string | undefined): Area => {
  const area = AREAS.find((one) => one.name === name);
  if (!area) throw new Error(`No area is called ${name}. Areas: ${AREAS.map((one) => one.name).join(', ')}`);
  return area;
};

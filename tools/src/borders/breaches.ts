/** One forbidden import per rule, to prove that every rule of `.dependency-cruiser.cjs` can fail. */
import path from 'node:path';
import folderOrder from './folder-order.json' with { type: 'json' };

export interface Breach {
  /** Title of the test. */
  title: string;
  /** Rule of `.dependency-cruiser.cjs` that must stop it. */
  rule: string;
  file: string;
  code: string;
  /** Second file of the breach, path and code. */
  partner?: readonly [file: string, code: string];
}

/** For each folder or file with an order an import of the one after it, and of a top file for the last one. */
const ordered = Object.entries(folderOrder).flatMap(([root, { order, top }]) =>
  order.map((name, at): Breach => {
    const next = order[at + 1] ?? top[0];
    const fileOf = (place: string, file: string) => (place.endsWith('.ts') ? place : `${place}/${file}`);
    const above = fileOf(next ?? '', 'above.ts');
    const file = fileOf(name, 'reaches-up.ts');
    return {
      title: `${root}/${name} importing ${above}`,
      rule: `order-of-${root.split('/')[0]}: ${name}`,
      file: `${root}/${file}`,
      code: `import type { Above } from '${path.posix.relative(path.posix.dirname(file), above).replace(/^(?!\.)/, './')}';\nexport type Up = Above;`,
      partner: [`${root}/${above}`, 'export type Above = 1;'],
    };
  }),
);

export const BREACHES: readonly Breach[] = [
  ...ordered,
  {
    title: "a loose file in the shell's server",
    rule: 'places-of-shell',
    file: 'shell/src/server/loose.ts',
    code: "import { a } from 'shared-contracts/a';\nexport const loose = a;",
  },
  {
    title: "a folder of the API's modules without a place",
    rule: 'places-of-api',
    file: 'api/src/modules/unplaced/a.ts',
    code: "import { a } from 'shared-contracts/a';\nexport const unplaced = a;",
  },
  {
    title: 'a remote reaching into the shell',
    rule: 'packages-of-mfe',
    file: 'mfe-catalog/src/lib/reaches-shell.ts',
    code: "export { main } from 'shell/src/browser/main.ts';",
  },
  {
    title: "a remote reaching into another remote's inside",
    rule: 'packages-of-mfe',
    file: 'mfe-catalog/src/lib/reaches-checkout.ts',
    code: "export { cart } from '../../../mfe-checkout/src/lib/cart.ts';",
  },
  {
    title: 'the shell reaching into a remote',
    rule: 'packages-of-shell',
    file: 'shell/src/browser/reaches-remote.ts',
    code: "export { cart } from '../../../mfe-checkout/src/lib/cart.ts';",
  },
  {
    title: 'the contract depending on a package that keeps it',
    rule: 'packages-of-shared-contracts',
    file: 'shared-contracts/src/reaches-ui.ts',
    code: "export { a } from '../../shared-ui/src/button/index.ts';",
  },
  {
    title: 'the API reaching into the demo shop',
    rule: 'packages-of-api',
    file: 'api/src/reaches-demo-shop.ts',
    code: "export { rows } from '../../demo-shop/src/rows.ts';",
  },
  {
    title: 'the API reaching into the browser',
    rule: 'packages-of-api',
    file: 'api/src/reaches-shell.ts',
    code: "import type { main } from '../../shell/src/browser/main.ts';\nexport type M = typeof main;",
  },
  {
    title: 'a stub importing the API that it stands for',
    rule: 'packages-of-shared-stubs',
    file: 'shared-stubs/src/reaches-api.ts',
    code: "export { app } from 'api/app';",
  },
  {
    title: 'a stub importing tools',
    rule: 'packages-of-shared-stubs',
    file: 'shared-stubs/src/reaches-tools.ts',
    code: "export { start } from 'tools/run-shop';",
  },
  {
    title: 'a stub importing the design system',
    rule: 'packages-of-shared-stubs',
    file: 'shared-stubs/src/reaches-ui.ts',
    code: "export { a } from 'shared-ui/button';",
  },
  {
    title: 'the API importing tools',
    rule: 'packages-of-api',
    file: 'api/src/reaches-tools.ts',
    code: "export { start } from 'tools/shop/run-shop';",
  },
  {
    title: 'the database server importing tools',
    rule: 'packages-of-embedded-postgres',
    file: 'platform/embedded-postgres/src/reaches-tools.ts',
    code: "export { start } from 'tools/shop/run-shop';",
  },
  {
    title: 'the release store importing the shell that reads it',
    rule: 'packages-of-releases',
    file: 'platform/releases/src/reaches-shell.ts',
    code: "export { main } from 'shell/browser/main';",
  },
  {
    title: 'a package imported by a path round its exports',
    rule: 'packages-by-name',
    file: 'mfe-catalog/src/lib/by-path.ts',
    code: "export { a } from '../../../shared-contracts/src/a.ts';",
  },
  {
    title: 'a file that the package does not export',
    rule: 'resolvable',
    file: 'mfe-catalog/src/lib/not-exported.ts',
    code: "export { a } from 'shared-contracts/src/a.ts';",
  },
  {
    title: 'a schema as a value in a remote',
    rule: 'schemas-are-types-in-the-browser',
    file: 'mfe-catalog/src/lib/schema-value.ts',
    code: "export { cart } from 'shared-contracts/api/cart.schema';",
  },
  {
    title: "a schema as a value in the shell's browser code",
    rule: 'schemas-are-types-in-the-browser',
    file: 'shell/src/browser/schema-value.ts',
    code: "import { cart, type Cart } from 'shared-contracts/api/cart.schema';\nexport const c: Cart = cart;",
  },
  {
    title: 'a schema as a value behind an endpoint of the contract',
    rule: 'schemas-are-types-in-the-browser',
    file: 'shared-contracts/src/api/cart.ts',
    code: "import { cart } from './cart.schema.ts';\nexport const getCart = cart;",
  },
  {
    title: 'a stub in a remote',
    rule: 'stubs-stay-out-of-the-product',
    file: 'mfe-checkout/src/lib/reaches-stub.ts',
    code: "export { start } from 'shared-stubs/standalone/start';",
  },
  {
    title: 'the standalone page in a remote',
    rule: 'standalone-page-is-nobodys-module',
    file: 'mfe-checkout/src/lib/reaches-index.ts',
    code: "export { default } from '../index.ts';",
  },
  {
    title: 'a helper of tests in a remote',
    rule: 'product-without-test-code',
    file: 'mfe-checkout/src/lib/reaches-testing.ts',
    code: "export { underTest } from '../testing/under-test.ts';",
  },
  {
    title: 'a feature importing a page',
    rule: 'features-do-not-import-pages',
    file: 'mfe-catalog/src/features/add-wine/reaches-page.ts',
    code: "export { page } from '../../pages/wine/wine.page.ts';",
  },
  {
    title: 'lib importing a feature',
    rule: 'lib-imports-neither-pages-nor-features',
    file: 'mfe-catalog/src/lib/reaches-feature.ts',
    code: "export { a } from '../features/add-wine/index.ts';",
  },
  {
    title: 'a feature importing a feature, even through its door',
    rule: 'feature-does-not-import-feature',
    file: 'mfe-catalog/src/features/show-wine/show-wine.ts',
    code: "export { a } from '../add-wine/index.ts';",
  },
  {
    title: "a page importing a feature's inside",
    rule: 'features-through-their-door',
    file: 'mfe-catalog/src/pages/wine/reaches-inside.ts',
    code: "export { button } from '../../features/add-wine/button.ts';",
  },
  {
    title: 'effector in the contract',
    rule: 'contracts-without-a-framework',
    file: 'shared-contracts/src/model.ts',
    code: "export { createStore } from 'effector';",
  },
  {
    title: 'a React type in the contract',
    rule: 'contracts-without-a-framework',
    file: 'shared-contracts/src/view.ts',
    code: "export type { ReactNode } from 'react';",
  },
  {
    title: 'the kit reaching into a remote',
    rule: 'packages-of-shared-kit',
    file: 'shared-kit/src/reaches-remote.ts',
    code: "export { cart } from '../../mfe-checkout/src/lib/cart.ts';",
  },
  {
    title: 'effector in the design system',
    rule: 'design-system-without-effector',
    file: 'shared-ui/src/button/model.ts',
    code: "export { createStore } from 'effector';",
  },
  {
    title: 'a library that the package does not declare',
    rule: 'declared-dependencies',
    file: 'mfe-catalog/src/lib/undeclared.ts',
    code: "export { createStore } from 'effector';",
  },
  {
    title: 'a circle of imports',
    rule: 'no-circular',
    file: 'mfe-checkout/src/lib/circle.ts',
    code:
      "import { circle } from './circle.ts';\nexport const again = () => circle;\n" +
      "export { cart as circle } from './turn.ts';",
    partner: ['mfe-checkout/src/lib/turn.ts', "export { again as cart } from './circle.ts';"],
  },
  {
    title: 'a circle of types alone',
    rule: 'no-circular',
    file: 'mfe-checkout/src/lib/types-a.ts',
    code: "import type { B } from './types-b.ts';\nexport type A = B | 1;",
    partner: [
      'mfe-checkout/src/lib/types-b.ts',
      "import type { A } from './types-a.ts';\nexport type B = A[];",
    ],
  },
];

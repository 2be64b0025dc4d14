/** Files of the sample workspace without violations. The breaches import some of them. */
export const LAWFUL_FILES: Record<string, string> = {
  'shell/src/browser/main.ts': "import { a } from 'shared-contracts/a';\nexport const main = a;\n",
  'shell/src/server/html/reads.ts':
    "import { cart } from 'shared-contracts/api/cart.schema';\nexport const reads = cart;\n",
  'shared-contracts/src/a.ts': 'export const a = 1;\n',
  'shared-contracts/src/api/cart.schema.ts': 'export const cart = 1;\nexport type Cart = typeof cart;\n',
  'shared-contracts/src/bus/topics.schema.ts': 'export const topics = 1;\n',
  'shared-contracts/src/bus/topic-definitions.ts':
    "import { topics } from './topics.schema.ts';\nexport const r = topics;\n",
  'shared-kit/src/host.ts': "export { a } from 'shared-contracts/a';\n",
  'shared-ui/src/button/index.ts': "export { a } from 'shared-contracts/a';\n",
  'mfe-catalog/src/app.ts':
    "import type { Cart } from 'shared-contracts/api/cart.schema';\n" +
    "import { a } from './features/add-wine/index.ts';\nexport const app: Cart = a;\n",
  'mfe-catalog/src/app.test.ts':
    "import { cart } from 'shared-contracts/api/cart.schema';\n" +
    "import { app } from './app.ts';\nexport default [cart, app];\n",
  'mfe-catalog/src/pages/wine/wine.page.ts':
    "import { model } from '../../features/add-wine/add-wine.model.ts';\nexport const page = model;\n",
  'mfe-catalog/src/features/add-wine/index.ts': "export { model as a } from './add-wine.model.ts';\n",
  'mfe-catalog/src/features/add-wine/add-wine.model.ts':
    "import { lib } from '../../lib/lib.ts';\nexport const model = lib;\n",
  'mfe-catalog/src/features/add-wine/button.ts': 'export const button = 1;\n',
  'mfe-catalog/src/lib/lib.ts': 'export const lib = 1;\n',
  'mfe-checkout/src/lib/cart.ts': 'export const cart = 1;\n',
  'shared-stubs/src/standalone/start.ts': 'export const start = 1;\n',
  'mfe-checkout/src/index.ts':
    "import { start } from 'shared-stubs/standalone/start';\nexport default start;\n",
  'mfe-checkout/src/testing/under-test.ts':
    "import { start } from 'shared-stubs/standalone/start';\nexport const underTest = start;\n",
  'mfe-checkout/src/app.conformance.test.ts':
    "import { underTest } from './testing/under-test.ts';\nexport default underTest;\n",
  'shell/src/server/config.ts': 'export const config = 1;\n',
  'shell/src/server/pages/pages.ts':
    "import { config } from '../config.ts';\nimport { reads } from '../html/reads.ts';\nexport default [config, reads];\n",
  'demo-shop/src/rows.ts': 'export const rows = 1;\n',
  'api/src/app.ts': "import { cart } from 'shared-contracts/api/cart.schema';\nexport const app = cart;\n",
  'api/src/db/open-database.ts': "export { start } from 'embedded-postgres/start';\n",
  'platform/embedded-postgres/src/start.ts': 'export const start = 1;\n',
  'tools/src/run-shop.ts': "export { start } from 'embedded-postgres/start';\n",
};

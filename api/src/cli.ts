import { createShopProgram, runShopProgram } from './shop-program.ts';

await runShopProgram(createShopProgram());

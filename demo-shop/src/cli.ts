/** `pnpm shop …`: the operator's commands and `seed`, which fills the demo shop. */
import { createShopProgram, runShopProgram } from 'api/shop-program';
import { seedCommand } from './seed.command.ts';

await runShopProgram(createShopProgram().addCommand(seedCommand));

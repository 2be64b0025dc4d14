import { Command } from 'commander';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { couponCommand } from './commands/coupon.ts';
import { customerCommand } from './commands/customer.ts';
import { importCommand } from './commands/import.ts';
import { migrateCommand } from './commands/migrate.ts';
import { ordersCommand } from './commands/orders.ts';
import { priceCommand } from './commands/price.ts';
import { CommandError, forTerminal } from './commands/print.ts';
import { restockCommand } from './commands/restock.ts';
import { siiCommand } from './commands/sii.ts';
import { staffCommand } from './commands/staff.ts';
import { taxesCommand } from './commands/taxes.ts';
import { warmPicturesCommand } from './commands/warm-pictures.ts';
import { ConfigError } from './config.ts';
import { explainStartFailure } from './start-failure.ts';

/** Creates the operator's command line `pnpm shop …` with all commands. */
export const createShopProgram = (): Command =>
  new Command('shop')
    .description(
      'The operator’s commands. Settings come from the environment, as those of the API do (.env.example).',
    )
    .addCommand(migrateCommand)
    .addCommand(importCommand)
    .addCommand(restockCommand)
    .addCommand(priceCommand)
    .addCommand(ordersCommand)
    .addCommand(couponCommand)
    .addCommand(customerCommand)
    .addCommand(taxesCommand)
    .addCommand(siiCommand)
    .addCommand(staffCommand)
    .addCommand(backupCommand)
    .addCommand(restoreCommand)
    .addCommand(warmPicturesCommand)
    .showHelpAfterError('(add --help for what it takes)');

/** Runs the command of the process's arguments. A failure prints its reason and sets the exit code. */
export async function runShopProgram(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    const known = error instanceof CommandError || error instanceof ConfigError;
    console.error(forTerminal(known ? error.message : explainStartFailure(error)));
    process.exitCode = 1;
  }
}

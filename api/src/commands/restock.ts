import { Command, InvalidArgumentError } from 'commander';
import { MAX_STOCK } from 'shared-contracts/office/catalogue-limits';
import { restock } from '../modules/catalogue/restock.service.ts';
import { CommandError, print } from './print.ts';
import { withMigratedDatabase } from './with-database.ts';

export const restockCommand = new Command('restock')
  .description('add units to the stock of a sku')
  .argument('<sku>', 'the sku, as in the catalogue')
  .argument('<qty>', 'units that arrived', zeroOrMore)
  .option('--set', 'qty is the stock from now on')
  .option('--dry-run', 'only say what the stock would be')
  .action((sku: string, qty: number, { set = false, dryRun = false }: { set?: boolean; dryRun?: boolean }) =>
    withMigratedDatabase(async (db) => {
      const result = await restock(db, { sku, qty, mode: set ? 'set' : 'add', dryRun });
      switch (result.kind) {
        case 'unknown-sku':
          throw new CommandError(`There is no sku ${sku}.`);
        case 'box':
          throw new CommandError(`${sku} is a box: its stock is that of its contents. Restock those.`);
        case 'out-of-range':
          throw new CommandError(
            `The stock would be ${result.after}; it must lie between 0 and ${MAX_STOCK}.`,
          );
        case 'done':
          print(`${sku}: ${result.before} → ${result.after}${dryRun ? ' (dry run, nothing changed)' : ''}`);
      }
    }),
  );

function zeroOrMore(value: string): number {
  if (!/^\d{1,7}$/.test(value)) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return Number(value);
}

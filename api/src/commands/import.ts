import path from 'node:path';
import { Command } from 'commander';
import { CommandError } from './command-error.ts';
import { importContentCommand } from './import-content.ts';
import { print } from './print.ts';
import { withMigratedDatabase } from './with-database.ts';

/** Maximum number of problems that the command prints. */
const TOLD_PROBLEMS = 100;

const catalogueCommand = new Command('catalogue')
  .description('bring products from a CSV or JSON file into the shop: all of them, or none when any is wrong')
  .argument('<file>', 'one row per product or format; columns as in docs/guides/import-catalogue.md')
  .option('--dry-run', 'only check the file and say what would change')
  .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
    withMigratedDatabase(async (db) => {
      const [{ importCatalogue }, { UnreadableFileError }] = await Promise.all([
        import('../modules/catalogue/import/import-catalogue.ts'),
        import('../modules/catalogue/import/read-file.ts'),
      ]);
      const progress = (written: number, all: number) => console.error(`${written} of ${all} products`);
      const reason = `import ${path.basename(file)}`;
      const result = await importCatalogue(db, file, { dryRun, reason, progress }).catch((error: unknown) => {
        throw error instanceof UnreadableFileError ? new CommandError(error.message) : error;
      });
      if (result.kind === 'done') {
        const would = dryRun ? 'would have ' : '';
        print(`${would}added ${result.added} products, ${would}changed ${result.changed}`);
        return;
      }
      const lines = result.problems
        .slice(0, TOLD_PROBLEMS)
        .map(({ line, field, message }) => `${file}:${line}: ${field ? `${field}: ` : ''}${message}`);
      const rest = result.problems.length - lines.length;
      throw new CommandError(
        [...lines, ...(rest > 0 ? [`and ${rest} more`] : []), 'Nothing was imported.'].join('\n'),
      );
    }),
  );

export const importCommand = new Command('import')
  .description('bring what the merchant writes elsewhere into the shop')
  .addCommand(catalogueCommand)
  .addCommand(importContentCommand);

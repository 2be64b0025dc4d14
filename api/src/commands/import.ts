import path from 'node:path';
import { Command } from 'commander';
import { openPictureStorage } from '../media/picture-storage.ts';
import { asCommandError, CommandError, print } from './print.ts';
import { typedPath } from './typed-path.ts';
import { withMigratedDatabase } from './with-database.ts';

const importContentCommand = new Command('content')
  .description('import pages, articles, events and topics from Markdown and JSON: all of it or nothing')
  .argument('<place>', 'a folder, or one .md or .json file')
  .option('--dry-run', 'check everything, change nothing')
  .action((place: string, { dryRun = false }: { dryRun?: boolean }) =>
    withMigratedDatabase(async (db, config) => {
      // Load on demand: only this command needs the parsers.
      const { importContent } = await import('../imports/content/import-content.ts');
      const { printProblem, ProblemError } = await import('../imports/problem.ts');
      const result = await importContent(db, typedPath(place), {
        storage: openPictureStorage(config),
        locales: config.LOCALES,
        dryRun,
        progress: (words) => console.error(words),
      }).catch(asCommandError(ProblemError));
      if (result.kind === 'refused') {
        const lines = result.problems.map(printProblem);
        throw new CommandError([...lines, `Nothing was imported: ${lines.length} to mend.`].join('\n'));
      }
      const would = dryRun ? 'would have ' : '';
      print(`${would}added ${result.added}, ${would}changed ${result.changed}`);
    }),
  );

/** Maximum number of problems that the command prints. */
const MOST_PRINTED = 100;

const catalogueCommand = new Command('catalogue')
  .description('bring products from a CSV or JSON file into the shop; nothing is written when a row is wrong')
  .argument('<file>', 'one row per product or format; columns as in docs/guides/import-catalogue.md')
  .option('--dry-run', 'only check the file and say what would change')
  .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
    withMigratedDatabase(async (db) => {
      const [{ ImportCutError, importCatalogue }, { UnreadableFileError }] = await Promise.all([
        import('../modules/catalogue/import/import-catalogue.ts'),
        import('../modules/catalogue/import/read-file.ts'),
      ]);
      const progress = (written: number, all: number) => console.error(`${written} of ${all} products`);
      const reason = `import ${path.basename(file)}`;
      const result = await importCatalogue(db, typedPath(file), { dryRun, reason, progress }).catch(
        (error: unknown) => {
          if (error instanceof ImportCutError) throw new CommandError(describeCut(file, error));
          return asCommandError(UnreadableFileError)(error);
        },
      );
      if (result.kind === 'done') {
        const would = dryRun ? 'would have ' : '';
        print(`${would}added ${result.added} products, ${would}changed ${result.changed}`);
        return;
      }
      const lines = result.problems
        .slice(0, MOST_PRINTED)
        .map(({ line, field, message }) => `${file}:${line}: ${field ? `${field}: ` : ''}${message}`);
      const rest = result.problems.length - lines.length;
      throw new CommandError(
        [...lines, ...(rest > 0 ? [`and ${rest} more`] : []), 'Nothing was imported.'].join('\n'),
      );
    }),
  );

const describeCut = (file: string, { lines, message }: { lines: readonly number[]; message: string }) =>
  [
    `The import ended early: ${message}`,
    lines.length === 0
      ? 'Nothing was imported.'
      : `${lines.length} products are imported, those that begin on these lines of ${file}: ${rangesOf(lines)}.`,
    'Import the same file again. It writes these rows again, also a stock that the file has.',
  ].join('\n');

/** Formats ascending numbers: `2-5, 9`. */
const rangesOf = (lines: readonly number[]): string =>
  lines
    .reduce<[number, number][]>((ranges, line) => {
      const last = ranges.at(-1);
      if (last && last[1] === line - 1) last[1] = line;
      else ranges.push([line, line]);
      return ranges;
    }, [])
    .map(([from, to]) => (from === to ? String(from) : `${from}-${to}`))
    .join(', ');

export const importCommand = new Command('import')
  .description('bring what the merchant writes elsewhere into the shop')
  .addCommand(catalogueCommand)
  .addCommand(importContentCommand);

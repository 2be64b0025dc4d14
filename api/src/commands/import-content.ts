import { Command } from 'commander';
import { openPictureStorage } from '../media/picture-storage.ts';
import { CommandError } from './command-error.ts';
import { print } from './print.ts';
import { withMigratedDatabase } from './with-database.ts';

export const importContentCommand = new Command('content')
  .description('import pages, articles, events and topics from Markdown and JSON: all of it or nothing')
  .argument('<place>', 'a folder, or one .md or .json file')
  .option('--dry-run', 'check everything, change nothing')
  .action((place: string, { dryRun = false }: { dryRun?: boolean }) =>
    withMigratedDatabase(async (db, config) => {
      // Load on demand: only this command needs the parsers.
      const { importContent } = await import('../imports/content/import-content.ts');
      const { printProblem, ProblemError } = await import('../imports/problem.ts');
      const result = await importContent(db, place, {
        storage: openPictureStorage(config),
        locales: config.LOCALES,
        dryRun,
        progress: (words) => console.error(words),
      }).catch((error: unknown) => {
        throw error instanceof ProblemError ? new CommandError(error.message) : error;
      });
      if (result.kind === 'refused') {
        const lines = result.problems.map(printProblem);
        throw new CommandError([...lines, `Nothing was imported: ${lines.length} to mend.`].join('\n'));
      }
      const would = dryRun ? 'would have ' : '';
      print(`${would}added ${result.added}, ${would}changed ${result.changed}`);
    }),
  );

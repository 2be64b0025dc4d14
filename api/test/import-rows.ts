import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '../src/db/connect.ts';
import { importCatalogue } from '../src/modules/catalogue/import/import-catalogue.ts';

/** Imports the lines of a catalogue file. The first one names the columns. */
export const importRows = async (db: Db, lines: readonly string[]): Promise<void> => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'import-')), 'rows.csv');
  writeFileSync(file, lines.join('\n'));
  const result = await importCatalogue(db, file, {
    dryRun: false,
    reason: 'test',
    progress: () => undefined,
  });
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.problems));
};

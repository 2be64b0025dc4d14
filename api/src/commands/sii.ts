import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parse } from 'yaml';
import { z } from 'zod';
import { certificationCases, TestCaseError } from '../modules/tax-documents/certification-cases.ts';
import { certify } from '../modules/tax-documents/certify.service.ts';
import { TaxStopError } from '../modules/tax-documents/issue-document.ts';
import { findIssuingSettings } from '../modules/tax-documents/tax-settings.repository.ts';
import { asCommandError, CommandError, print } from './print.ts';
import { atTypedPath, typedPath } from './typed-path.ts';
import { withMigratedDatabase } from './with-database.ts';

const readCases = async (file: string) => {
  try {
    return certificationCases.parse(parse(await readFile(typedPath(file), 'utf8'))).cases;
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new CommandError(`${file}: ${why}`);
  }
};

const certifyCommand = new Command('certify')
  .description("build the documents of the tax office's test set, as envelopes and papers in a folder")
  .argument('<file>', 'cases (docs/operations/certification-cases.yaml is an example)')
  .option('--out <folder>', 'folder of the files', 'certification')
  .action((file: string, { out }: { out: string }) =>
    withMigratedDatabase(async (db, config) => {
      const cases = await readCases(file);
      const settings = await findIssuingSettings(db);
      if (!settings || settings.mode === 'production')
        throw new CommandError(
          'Certify in mode certification or sandbox: `shop taxes set --mode certification`.',
        );
      const { APP_SECRET: secret, TAX_MARKS_DIR: marks } = config;
      const files = await db
        .transaction()
        .execute((trx) => {
          const issuing = { trx, secret, marks, settings, used: new Map(), now: new Date() };
          return atTypedPath(out, (folder) => certify(issuing, cases, folder));
        })
        .catch(asCommandError(TestCaseError, TaxStopError, RangeError));
      print(`${cases.length} cases, ${files.length} files in ${out}.`);
    }),
  );

export const siiCommand = new Command('sii')
  .description('certification with the tax office (SII)')
  .addCommand(certifyCommand);

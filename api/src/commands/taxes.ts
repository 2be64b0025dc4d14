import { readFile, writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { formatClp } from 'shared-contracts/domain/money';
import { taxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { Db, Tx } from '../db/connect.ts';
import { drawDocument } from '../modules/tax-documents/document-pdf.ts';
import {
  addNumbers,
  changeTaxSettings,
  MEANS,
  storeCertificate,
} from '../modules/tax-documents/set-up-taxes.service.ts';
import { findDocument, findDocumentsOf } from '../modules/tax-documents/tax-documents.repository.ts';
import { TaxRefusalError } from '../modules/tax-documents/tax-refusals.ts';
import { findTaxSettings } from '../modules/tax-documents/tax-settings.repository.ts';
import { CommandError, print } from './print.ts';
import {
  annulledCommand,
  lostCommand,
  replaceCommand,
  sendCommand,
  stateText,
  statusCommand,
  typeArgument,
} from './tax-states.ts';
import { atTypedPath } from './typed-path.ts';
import { wholeNumber } from './whole-number.ts';
import { withMigratedDatabase } from './with-database.ts';

interface SetOptions {
  mode: string;
  from: string;
  rut: string;
  name: string;
  activity: string;
  code: string[];
  address: string;
  commune: string;
  resolution: string;
  resolutionDate: string;
  unit?: string;
  voucher?: string[];
}

/** Runs a change in a transaction, and says why it was refused. @param subject begin of that sentence */
const refusing = async <T>(db: Db, change: (trx: Tx) => Promise<T>, subject = ''): Promise<T> => {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    throw error instanceof TaxRefusalError ? new CommandError(subject + error.sentence.en) : error;
  }
};

const setCommand = new Command('set')
  .description('say who issues boletas and facturas, from which day on')
  .addOption(
    new Option('--mode <mode>', 'sandbox makes its own numbers; certification is the test of the tax office')
      .choices(['off', 'sandbox', 'certification', 'production'])
      .makeOptionMandatory(),
  )
  .requiredOption('--from <date>', 'orders placed from this day on get documents, as 2026-12-01')
  .requiredOption('--rut <rut>', 'RUT of the company')
  .requiredOption('--name <name>', 'legal name')
  .requiredOption('--activity <text>', 'line of business (giro)')
  .requiredOption('--code <number...>', 'one to four codes of the activity')
  .requiredOption('--address <text>', 'street and number')
  .requiredOption('--commune <name>', 'commune')
  .option(
    '--resolution <number>',
    'resolution that authorized the shop; 0 in the test of the tax office',
    '0',
  )
  .option('--resolution-date <date>', 'its date', '2014-08-22')
  .option(
    '--unit <name>',
    'unit of the tax office for the address, which papers name (default: the one set before)',
  )
  .addOption(
    new Option('--voucher <means...>', 'means of payment whose voucher stands for the boleta').choices(MEANS),
  )
  .action((options: SetOptions) =>
    withMigratedDatabase(async (db) => {
      const by = (means: string) => (options.voucher?.includes(means) ? 'voucher' : 'issued');
      const parsed = taxSettings.safeParse({
        mode: options.mode,
        begins_on: options.from,
        issuer: {
          rut: options.rut,
          name: options.name,
          activity: options.activity,
          activity_codes: options.code.map(Number),
          address: options.address,
          commune: options.commune,
        },
        resolution: { date: options.resolutionDate, number: Number(options.resolution) },
        unit: options.unit ?? (await findTaxSettings(db))?.unit,
        boleta: { webpay: by('webpay'), transfer: by('transfer') },
      });
      if (!parsed.success)
        throw new CommandError(
          parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
        );
      const { data } = parsed;
      await refusing(db, (trx) => changeTaxSettings(trx, data, new Date()));
      print(`Tax documents: ${options.mode}, for orders from ${options.from} on.`);
    }),
  );

const certificateCommand = new Command('certificate')
  .description('store the certificate that signs; its password is read from TAX_CERTIFICATE_PASSWORD')
  .argument('<file>', 'PKCS#12 file (.pfx)')
  .action((file: string) =>
    withMigratedDatabase(async (db, { APP_SECRET }) => {
      const pfx = await atTypedPath(file, (at) => readFile(at));
      const password = process.env.TAX_CERTIFICATE_PASSWORD ?? '';
      const certificate = { pfx, password, now: new Date() };
      await refusing(db, (trx) => storeCertificate(trx, APP_SECRET, certificate), `${file}: `);
      print('The certificate is stored, encrypted with APP_SECRET.');
    }),
  );

const numbersCommand = new Command('numbers')
  .description('store files of numbers (CAF) of the tax office')
  .argument('<files...>')
  .action((files: string[]) =>
    withMigratedDatabase(async (db, config) => {
      for (const name of files) {
        const file = await atTypedPath(name, (at) => readFile(at));
        const caf = await refusing(db, (trx) => addNumbers(trx, config, file, new Date()), `${name}: `);
        print(`${name}: numbers ${caf.from} to ${caf.to} of type ${caf.type}.`);
      }
    }),
  );

const listCommand = new Command('list')
  .description('documents of a day')
  .argument('<date>', 'as 2026-12-01')
  .action((date: string) =>
    withMigratedDatabase(async (db) => {
      for (const document of await findDocumentsOf(db, date)) {
        const { type, number, order_number, net, vat, total, environment, replaced_at, ...at } = document;
        const notes = [environment !== 'production' && environment, replaced_at && 'replaced'].filter(
          Boolean,
        );
        const amounts = `${formatClp(net)} + ${formatClp(vat)} = ${formatClp(total)}`;
        print(`${type} ${number}  ${order_number}  ${amounts}  ${[stateText(at), ...notes].join(', ')}`);
      }
    }),
  );

const printCommand = new Command('print')
  .description('write a document as PDF')
  .addArgument(typeArgument('<type>'))
  .argument('<number>', '', wholeNumber)
  .argument('<file>')
  .option('--roll', 'a boleta for a printer of 80 mm')
  .action((type: string, number: number, file: string, { roll }: { roll?: boolean }) =>
    withMigratedDatabase(async (db) => {
      const [document, settings] = await Promise.all([
        findDocument(db, Number(type), number),
        findTaxSettings(db),
      ]);
      if (!document || !settings) throw new CommandError(`There is no document ${number} of type ${type}.`);
      const paper = {
        format: roll ? 'roll' : 'a4',
        resolution: settings.resolution,
        unit: settings.unit,
        isTest: document.environment !== 'production',
        means: document.platform,
      } as const;
      const bytes = await drawDocument(document.xml, paper);
      await atTypedPath(file, (at) => writeFile(at, bytes));
      print(`${file} is written.`);
    }),
  );

export const taxesCommand = new Command('taxes')
  .description('boletas, facturas and credit notes')
  .addCommand(setCommand)
  .addCommand(certificateCommand)
  .addCommand(numbersCommand)
  .addCommand(listCommand)
  .addCommand(printCommand)
  .addCommand(sendCommand)
  .addCommand(statusCommand)
  .addCommand(replaceCommand)
  .addCommand(lostCommand)
  .addCommand(annulledCommand);

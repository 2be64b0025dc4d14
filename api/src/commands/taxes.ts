import { readFile, writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { formatClp } from 'shared-contracts/domain/money';
import { taxSettings } from 'shared-contracts/office/tax-settings.schema';
import { CafError, readCaf } from 'tax-documents/caf';
import { CertificateError } from 'tax-documents/certificate';
import { inSantiago } from '../lib/santiago.ts';
import { drawDocument } from '../modules/tax-documents/document-pdf.ts';
import { findDocument, findDocumentsOf } from '../modules/tax-documents/tax-documents.repository.ts';
import { insertCertificate, insertRange } from '../modules/tax-documents/tax-keys.repository.ts';
import { findTaxSettings, upsertTaxSettings } from '../modules/tax-documents/tax-settings.repository.ts';
import { CommandError } from './command-error.ts';
import { print } from './print.ts';
import {
  annulledCommand,
  lostCommand,
  replaceCommand,
  sendCommand,
  stateText,
  statusCommand,
} from './tax-states.ts';
import { withMigratedDatabase } from './with-database.ts';

/** Means of payment. */
const MEANS = ['webpay', 'transfer'] as const;

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
  voucher?: string[];
}

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
        boleta: { webpay: by('webpay'), transfer: by('transfer') },
      });
      if (!parsed.success)
        throw new CommandError(
          parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
        );
      const before = await findTaxSettings(db);
      const { date: today } = inSantiago(new Date());
      const doubled = MEANS.find((means) => before?.boleta[means] === 'voucher' && by(means) === 'issued');
      if (doubled && options.from <= today)
        throw new CommandError(
          `Orders paid by ${doubled} have a voucher until today. Begin with a later day: --from after ${today}.`,
        );
      await upsertTaxSettings(db, parsed.data);
      print(`Tax documents: ${options.mode}, for orders from ${options.from} on.`);
    }),
  );

const CERTIFICATE_TEXTS = {
  'wrong-password': 'The password is wrong.',
  'password-letters': 'Export the certificate again with a password of letters a to z and digits.',
  'not-a-certificate': 'This is no PKCS#12 file (.pfx, .p12).',
  'no-key': 'The file has no private key. Export it with its key.',
  'key-does-not-fit': 'The private key does not fit the certificate.',
};

const certificateCommand = new Command('certificate')
  .description('store the certificate that signs; its password is read from TAX_CERTIFICATE_PASSWORD')
  .argument('<file>', 'PKCS#12 file (.pfx)')
  .action((file: string) =>
    withMigratedDatabase(async (db, { APP_SECRET }) => {
      const pfx = await readFile(file);
      const password = process.env.TAX_CERTIFICATE_PASSWORD ?? '';
      try {
        await db
          .transaction()
          .execute((trx) => insertCertificate(trx, APP_SECRET, { pfx, password, isSandbox: false }));
      } catch (error) {
        throw error instanceof CertificateError
          ? new CommandError(`${file}: ${CERTIFICATE_TEXTS[error.problem]}`)
          : error;
      }
      print('The certificate is stored, encrypted with APP_SECRET.');
    }),
  );

const CAF_TEXTS = {
  'not-a-caf': 'This is no file of numbers (CAF) of the tax office.',
  'unknown-type': 'The shop issues no documents of this type.',
  'empty-range': 'The file has no numbers.',
  'key-does-not-fit': 'The private key does not fit the public one. Get the file from the tax office again.',
  'signature-does-not-fit':
    "The tax office's signature does not fit. Get the file from the tax office again.",
};

const numbersCommand = new Command('numbers')
  .description('store files of numbers (CAF) of the tax office')
  .argument('<files...>')
  .action((files: string[]) =>
    withMigratedDatabase(async (db, { APP_SECRET }) => {
      const settings = await findTaxSettings(db);
      for (const name of files) {
        const file = await readFile(name);
        try {
          const caf = readCaf(file);
          if (settings && caf.issuerRut !== settings.issuer.rut)
            throw new CommandError(
              `${name}: The numbers are of ${caf.issuerRut}, the shop is ${settings.issuer.rut}.`,
            );
          if (settings?.mode === 'production' && caf.isTest)
            throw new CommandError(`${name}: The numbers are for the test of the tax office only.`);
          const environment = caf.isTest ? 'certification' : 'production';
          await db.transaction().execute((trx) => insertRange(trx, APP_SECRET, file, environment));
          print(`${name}: numbers ${caf.from} to ${caf.to} of type ${caf.type}.`);
        } catch (error) {
          throw error instanceof CafError ? new CommandError(`${name}: ${CAF_TEXTS[error.problem]}`) : error;
        }
      }
    }),
  );

const listCommand = new Command('list')
  .description('documents of a day')
  .argument('<date>', 'as 2026-12-01')
  .action((date: string) =>
    withMigratedDatabase(async (db) => {
      for (const { type, number, order_number, net, vat, total, ...at } of await findDocumentsOf(db, date)) {
        const amounts = `${formatClp(net)} + ${formatClp(vat)} = ${formatClp(total)}`;
        print(`${type} ${number}  ${order_number}  ${amounts}  ${stateText(at)}`);
      }
    }),
  );

const printCommand = new Command('print')
  .description('write a document as PDF')
  .argument('<type>', '39 boleta, 33 factura, 61 credit note')
  .argument('<number>')
  .argument('<file>')
  .option('--roll', 'a boleta for a printer of 80 mm')
  .action((type: string, number: string, file: string, { roll }: { roll?: boolean }) =>
    withMigratedDatabase(async (db) => {
      const [document, settings] = await Promise.all([
        findDocument(db, Number(type), Number(number)),
        findTaxSettings(db),
      ]);
      if (!document || !settings) throw new CommandError(`There is no document ${number} of type ${type}.`);
      const paper = {
        format: roll ? 'roll' : 'a4',
        resolution: settings.resolution,
        isTest: document.environment !== 'production',
      } as const;
      await writeFile(file, await drawDocument(document.xml, paper));
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

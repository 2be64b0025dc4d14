import { Argument, Command } from 'commander';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { type TaxState, taxAnswerOf } from 'shared-contracts/domain/tax-states';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { taxOfficeWords } from 'shared-contracts/office/tax-office-words';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/connect.ts';
import { TaxStopError } from '../modules/tax-documents/issue-document.ts';
import { type MendDeps, replaceDocument, sendAgain } from '../modules/tax-documents/mend-document.service.ts';
import { sendDocuments } from '../modules/tax-documents/send-documents.service.ts';
import {
  countStates,
  findDocumentId,
  findUnaccepted,
} from '../modules/tax-documents/tax-documents.repository.ts';
import { findNumbersToAnnul, markAnnulled } from '../modules/tax-documents/tax-keys.repository.ts';
import { findIssuingSettings } from '../modules/tax-documents/tax-settings.repository.ts';
import type { Jobs } from '../queue/jobs.ts';
import { CommandError, print } from './print.ts';
import { wholeNumber } from './whole-number.ts';
import { withMigratedDatabase } from './with-database.ts';
import { withJobs } from './with-jobs.ts';

interface AtOffice {
  state: TaxState;
  office_code: string | null;
  office_words?: string | null;
}

/** State at the tax office, with the reason when the document is not accepted. */
export const stateText = ({ state, office_code: code, office_words: words }: AtOffice): string => {
  const { states, answers } = taxOfficeWords.en;
  if (code === null || state === 'accepted' || state === 'sent') return states[state];
  const { why, mend } = answers[taxAnswerOf(code)];
  return `${states[state]}: ${why} ${mend}${words ? ` (${code}: ${words})` : ''}`;
};

const environmentOf = async (db: Db): Promise<TaxEnvironment> => {
  const settings = await findIssuingSettings(db);
  if (!settings) throw new CommandError('The shop issues no tax documents. Begin with `shop taxes set`.');
  return settings.mode;
};

const todayAtOffice = async (db: Db) => ({
  environment: await environmentOf(db),
  day: dayInSantiago(new Date()),
});

const printStates = async (db: Db, environment: TaxEnvironment): Promise<void> => {
  for (const { state, count } of await countStates(db, environment))
    print(`${taxOfficeWords.en.states[state]}: ${count}`);
};

/** Runs a change of the document with this number, and says why it cannot be. */
const changing = async (
  { db, config, jobs }: { db: Db; config: Config; jobs: Jobs },
  [type, number]: readonly [string, number],
  change: (trx: Tx, deps: MendDeps, id: string) => Promise<void>,
): Promise<void> => {
  const environment = await environmentOf(db);
  const id = await findDocumentId(db, environment, { type: Number(type), number });
  if (!id) throw new CommandError(`There is no document ${number} of type ${type} in ${environment}.`);
  try {
    const deps = { secret: config.APP_SECRET, marks: config.TAX_MARKS_DIR, jobs };
    await db.transaction().execute((trx) => change(trx, deps, id));
  } catch (error) {
    if (error instanceof TaxStopError) throw new CommandError(`${error.message}.`);
    if (error instanceof DomainError && error.code === 'CONFLICT')
      throw new CommandError('The state of the document does not allow it. See `shop taxes status`.');
    throw error;
  }
};

/** Type of a document. */
export const typeArgument = (name: string): Argument =>
  new Argument(name, '39 boleta, 33 factura, 61 credit note').choices(['39', '33', '61']);

export const sendCommand = new Command('send')
  .description('send waiting documents to the tax office now, or one of them again')
  .addArgument(typeArgument('[type]'))
  .argument('[number]', '', wholeNumber)
  .action((type: string | undefined, number: number | undefined) =>
    withJobs(async (deps) => {
      const { db, config } = deps;
      if (type && number) await changing(deps, [type, number], sendAgain);
      const log = { error: ({ err }: { err: Error }) => print(err.message) } as never;
      await sendDocuments({ db, secret: config.APP_SECRET, config, log });
      await printStates(db, await environmentOf(db));
    }),
  );

export const statusCommand = new Command('status')
  .description('documents by their state at the tax office, and those that it has not accepted')
  .action(() =>
    withMigratedDatabase(async (db) => {
      const environment = await environmentOf(db);
      await printStates(db, environment);
      for (const document of await findUnaccepted(db, environment))
        print(`${document.type} ${document.number}  ${stateText(document)}`);
    }),
  );

export const replaceCommand = new Command('replace')
  .description('issue another document, with a new number, in the place of a rejected one')
  .addArgument(typeArgument('<type>'))
  .argument('<number>', '', wholeNumber)
  .action((type: string, number: number) =>
    withJobs(async (deps) => {
      await changing(deps, [type, number], replaceDocument);
      print('Another document is issued. Annul the old number at the tax office: see `shop taxes lost`.');
    }),
  );

export const lostCommand = new Command('lost')
  .description('numbers that will never have a document, to be annulled at the tax office')
  .action(() =>
    withMigratedDatabase(async (db) => {
      for (const { type, from, to } of await findNumbersToAnnul(db, await todayAtOffice(db)))
        print(`${type}  ${from === to ? from : `${from} to ${to}`}`);
    }),
  );

export const annulledCommand = new Command('annulled')
  .description('note that numbers were annulled at the tax office')
  .addArgument(typeArgument('<type>'))
  .argument('<first>', '', wholeNumber)
  .argument('[last]', '', wholeNumber)
  .action((type: string, first: number, last = first) =>
    withMigratedDatabase(async (db) => {
      const run = { type: Number(type) as DocumentType, from: first, to: last };
      print(`Noted: ${await markAnnulled(db, await todayAtOffice(db), run)}`);
    }),
  );

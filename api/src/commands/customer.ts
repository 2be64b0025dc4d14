import { Command } from 'commander';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { type Erasure, eraseRows, eraseWithJournal } from '../modules/privacy/erase-customer.service.ts';
import { exportFile } from '../modules/privacy/export-file.ts';
import { findUserByEmail } from '../modules/sessions/sessions.repository.ts';
import { recordExport } from '../office/people/change-person.service.ts';
import { CommandError, print } from './print.ts';
import { typedAddress } from './typed-address.ts';
import { withMigratedDatabase } from './with-database.ts';

/** Thrown at the end of a dry run, to roll back its transaction. */
class NothingChanged extends Error {}

const exportCommand = new Command('export')
  .description('print everything the shop holds about an address, as JSON (law 21.719)')
  .argument('<email>', 'the address; check first that the person who asks owns it', typedAddress)
  .requiredOption('--reason <text>', 'why, for the history')
  .action((email: string, { reason }: { reason: string }) =>
    withMigratedDatabase(async (db, config) => {
      const why = reason.trim();
      if (!why) throw new CommandError('Say why with --reason: the history keeps it.');
      const deps = { db, publicUrl: config.PUBLIC_URL, locale: 'es' as const };
      const file = await exportFile(deps, { email, isProven: true });
      if (isEmpty(file.data)) throw new CommandError(`The shop holds nothing about ${email}.`);
      await recordExport(db, { staffId: null, email, reason: why });
      print(JSON.stringify(file, null, 2));
    }),
  );

const isEmpty = (data: Record<string, unknown>): boolean =>
  Object.values(data).every((part) => part === null || (Array.isArray(part) && part.length === 0));

const eraseCommand = new Command('erase')
  .description('forget an address; of orders only what tax law wants is kept')
  .argument('<email>', 'the address; check first that the person who asks owns it', typedAddress)
  .option('--dry-run', 'only say what would be erased')
  .action((email: string, { dryRun = false }: { dryRun?: boolean }) =>
    withMigratedDatabase(async (db, config) => {
      const erased = await erase(db, config, email, dryRun);
      for (const line of inWords(erased)) print(dryRun ? `would: ${line}` : line);
      if (dryRun) print('dry run, nothing changed');
    }),
  );

const erase = async (db: Db, config: Config, email: string, dryRun: boolean): Promise<Erasure> => {
  const user = await findUserByEmail(db, email);
  let erasure: Erasure | undefined;
  await db
    .transaction()
    .execute(async (trx) => {
      const person = { email, userId: user?.id ?? null, isProven: true };
      if (!dryRun) {
        erasure = await eraseWithJournal(trx, config, person);
        return;
      }
      erasure = await eraseRows(trx, config.APP_SECRET, person);
      throw new NothingChanged();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NothingChanged)) throw error;
    });
  if (!erasure) throw new CommandError('Nothing was erased.');
  return erasure;
};

const inWords = ({ account, ordersErased, ordersLater, reservations, messages }: Erasure): string[] => [
  `account: ${account === 1 ? 'deleted' : 'none'}`,
  `orders made nameless: ${ordersErased}`,
  `orders under way, made nameless once they are at their end: ${ordersLater}`,
  `reservations: ${reservations}`,
  `messages: ${messages}`,
];

export const customerCommand = new Command('customer')
  .description('the rights of a customer: to take data along, to be forgotten')
  .addCommand(exportCommand)
  .addCommand(eraseCommand);

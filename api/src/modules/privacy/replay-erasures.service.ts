import type { Db } from '../../db/connect.ts';
import { findAddressesInUse } from '../../personal-data/addresses-in-use.repository.ts';
import {
  type ErasureConfig,
  type JournalEntry,
  markOf,
  readErasures,
} from '../../personal-data/erasure-journal.ts';
import { findUser } from '../accounts/users.repository.ts';
import { findUserByEmail } from '../sessions/sessions.repository.ts';
import { eraseRows, type Person } from './erase-customer.service.ts';

/** An erasure may have been in the journal, and not yet committed, when the backup began. Clocks may differ, too. */
const MARGIN_MS = 60_000;

/** The person of an entry as the restored database knows them. */
const findPerson = async (
  db: Db,
  { mark, userId }: JournalEntry,
  addresses: ReadonlyMap<string, string>,
): Promise<Person | undefined> => {
  const address = mark === null ? undefined : addresses.get(mark);
  const user = userId === null ? undefined : await findUser(db, userId);
  // The proven address is not in this database. The account may have another one, which nobody has proven.
  if (address === undefined) return user && { email: user.email, userId: user.id, isProven: false };
  const owner = user ?? (await findUserByEmail(db, address));
  return { email: address, userId: owner?.id ?? null, isProven: true };
};

/**
 * Erases again the persons of the journal who were erased after a backup was made.
 * @returns number of persons whom the backup contained
 */
export const replayErasures = async (db: Db, config: ErasureConfig, madeAt: Date): Promise<number> => {
  const entries = await readErasures(config, new Date(madeAt.getTime() - MARGIN_MS));
  if (entries.length === 0) return 0;
  const { APP_SECRET: secret } = config;
  const addresses = new Map((await findAddressesInUse(db)).map((email) => [markOf(secret, email), email]));
  let erased = 0;
  for (const entry of entries) {
    const person = await findPerson(db, entry, addresses);
    if (!person) continue;
    await db.transaction().execute((trx) => eraseRows(trx, secret, person));
    erased += 1;
  }
  return erased;
};

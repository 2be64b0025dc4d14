import type { Insertable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { SalesTables } from '../../db/schema/sales.ts';

export const insertConsent = async (trx: Tx, line: Insertable<SalesTables['consents']>): Promise<void> => {
  await trx.insertInto('consents').values(line).execute();
};

/** Consent log of an address, the newest line first. */
export const findConsents = (db: Executor, email: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'text', 'version', 'channel', 'created_at'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    // Choices of cookies have no address.
    .$narrowType<{ purpose: 'newsletter' | 'terms' }>()
    .execute();

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { lockName } from '../../db/lock-name.ts';
import { execute, hasWritten, queryRow, queryRows, queryValues } from '../../db/query.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';
import { erasedValues } from '../../personal-data/erased-values.repository.ts';

type Table = AccountTables['privacy_requests'];
export type PrivacyRequestRow = Selectable<Table>;

/** All columns, with the day as text. */
const COLUMNS = sql`privacy_requests.*, due_on::text as due_on`;

/** Locks the requests of an address until the transaction ends. */
export const lockRequester = (trx: Tx, email: string): Promise<void> =>
  lockName(trx, `privacy:${email.toLowerCase()}`);

/** @returns the id and the number of the request */
export const insertRequest = (trx: Tx, request: Insertable<Table>) =>
  trx.insertInto('privacy_requests').values(request).returning(['id', 'number']).executeTakeFirstOrThrow();

export const findRequest = (db: Executor, id: string) => queryRow(db)<PrivacyRequestRow>`
    select ${COLUMNS} from privacy_requests where id = ${id}::uuid`;

export const lockRequest = (trx: Tx, id: string) => queryRow(trx)<PrivacyRequestRow>`
    select ${COLUMNS} from privacy_requests where id = ${id}::uuid for update`;

const MAX_SHOWN = 100;

/** Confirmed requests of an address, the latest first. */
export const findRequestsOf = (db: Executor, email: string) => queryRows(db)<PrivacyRequestRow>`
    select ${COLUMNS} from privacy_requests
    where lower(email) = ${email.toLowerCase()} and status <> 'asked'
    order by asked_at desc, id desc limit ${MAX_SHOWN}`;

/** @returns whether the request still exists */
export const updateRequest = (db: Executor, id: string, change: Updateable<Table>) =>
  hasWritten(db.updateTable('privacy_requests').set(change).where('id', '=', id));

/**
 * Erases the person from the requests. Kind, days and outcome stay as proof, with the keyed hash of the address. The
 * request with the id `except` keeps its address until its answer is mailed.
 * @param person.lower e-mail in small letters. Null: the person has none, so nothing is erased
 * @param person.tombstone text in place of the erased values
 */
export const eraseRequests = async (
  trx: Tx,
  {
    lower,
    tombstone,
    except = null,
  }: { lower: string | null; tombstone: string; except?: string | undefined | null },
): Promise<void> => {
  const isOther = sql`lower(email) = ${lower} and id is distinct from ${except}::uuid`;
  await execute(trx)`delete from privacy_requests where ${isOther} and status = 'asked'`;
  await execute(trx)`
    update privacy_requests set ${erasedValues('privacy_requests', tombstone)},
      status = case status when 'open' then 'done' else status end,
      answered_at = coalesce(answered_at, now())
    where ${isOther}`;
};

/**
 * Marks the open requests that are due within `days`, except those with a warning for this number of days or fewer.
 * @returns their ids
 */
export const updateWarned = (trx: Tx, days: number, today: string) => queryValues(trx)<string>`
    update privacy_requests set warned_days = ${days}
    where status = 'open' and due_on - ${today}::date <= ${days}
      and (warned_days is null or warned_days > ${days})
    returning id`;

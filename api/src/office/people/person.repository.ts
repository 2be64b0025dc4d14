import { sql } from 'kysely';
import type { Person } from 'shared-contracts/office/people.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { queryRow, queryValue } from '../../db/query.ts';
import { OPEN_MESSAGES } from '../messages/messages.repository.ts';

const MAX_SHOWN = 50;

export const findPerson = (db: Executor, id: string) =>
  db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();

/** A person of the directory by any spelling of the address. */
export const findPersonByEmail = (db: Executor, email: string) =>
  db.selectFrom('people').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();

export const lockPerson = (trx: Tx, id: string) =>
  trx.selectFrom('people').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateResells = async (trx: Tx, id: string, resells: boolean): Promise<void> => {
  await trx.updateTable('people').set({ resells }).where('id', '=', id).execute();
};

/** Orders with the address, and those of the account. */
const isOwnOrder = (email: string, userId: string | null) =>
  sql<boolean>`(lower(email) = ${email} or user_id = ${userId}::uuid)`;

/**
 * Version of a person: changes with the account, the mark of resellers, and each order, reservation and message, because
 * an erasure changes all of them.
 * @param email in lower case, as in all functions of this file
 */
export const findPersonVersion = async (db: Executor, email: string, userId: string | null) =>
  (await queryValue(db)<string>`
    select md5(concat_ws('|',
      (select resells from people where email = ${email}),
      (select concat_ws(' ', id, blocked_at, updated_at) from users where lower(email) = ${email}),
      (select concat_ws(' ', count(*), max(updated_at)) from orders where ${isOwnOrder(email, userId)}),
      (select concat_ws(' ', count(*), max(cancelled_at)) from reservations where lower(email) = ${email}),
      (select count(*) from contact_messages where lower(email) = ${email}))) as version`) ?? '';

export const findAccountOf = async (db: Executor, email: string) => {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('sessions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('sessions'),
    ])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  return row && { ...row, sessions: Number(row.sessions) };
};

/** The last block of a person: who did it and why. */
export const findBlock = (db: Executor, personId: string) =>
  db
    .selectFrom('audit_entries as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.reason', 's.name as staff'])
    .where('a.entity', '=', 'customer')
    .where('a.entity_id', '=', personId)
    .where('a.action', '=', 'people.block')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findOrdersOf = (db: Executor, email: string, userId: string | null) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'created_at',
      'status',
      'payment_status',
      'delivery_method as delivery',
      'total',
      'name',
      'surname',
      'rut',
      'phone',
    ])
    .where(isOwnOrder(email, userId))
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();

export const findReservationsOf = (db: Executor, email: string) =>
  db
    .selectFrom('reservations')
    .select([
      'id',
      'number',
      'starts_at',
      'ends_at',
      'person_quantity as people',
      'status',
      'name',
      'last_name',
      'phone',
    ])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .orderBy('starts_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();

export const findMessagesOf = (db: Executor, email: string) =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'number', 'created_at', 'name', 'last_name', 'phone', OPEN_MESSAGES.as('is_open')])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .orderBy('created_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();

/** Rows that an erasure would change. */
export const countOf = async (db: Executor, email: string, userId: string | null) =>
  (await queryRow(db)<Person['counts']>`
    select
      (select count(*)::int from orders where ${isOwnOrder(email, userId)} and erased_at is null) as orders,
      (select count(*)::int from orders where ${isOwnOrder(email, userId)} and erased_at is null
        and status not in ('delivered', 'cancelled')) as orders_open,
      (select count(*)::int from reservations where lower(email) = ${email}) as reservations,
      (select count(*)::int from contact_messages where lower(email) = ${email}) as messages`) ?? {
    orders: 0,
    orders_open: 0,
    reservations: 0,
    messages: 0,
  };

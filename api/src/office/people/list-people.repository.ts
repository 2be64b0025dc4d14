import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { MAX_TOTAL } from 'shared-contracts/office/common.schema';
import type { listPeople } from 'shared-contracts/office/people.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { allOf, countUpTo, offsetOf } from '../../db/list.ts';
import { queryRows } from '../../db/query.ts';
import { wordQuery } from '../../db/word-query.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';
import { MESSAGE_WORDS } from '../messages/messages.repository.ts';
import { ORDER_WORDS } from '../orders/list-orders.repository.ts';
import { RESERVATION_WORDS } from '../reservations/reservations.repository.ts';

type Query = z.output<typeof listPeople.query>;

/** Tables of people, with the words that a search looks for. The indexes of migration 0038 have equal expressions. */
const WORDS = {
  users: sql`order_words('', email, rut, first_name || ' ' || last_name || ' ' || coalesce(company_name, ''))`,
  orders: ORDER_WORDS,
  reservations: RESERVATION_WORDS,
  contact_messages: MESSAGE_WORDS,
};

/** Fewer digits are no phone number. */
const PHONE_DIGITS = 8;
const phoneIn = (q: string): string | null => {
  const digits = q.replace(/\D/g, '');
  return /^[+\d\s().-]+$/.test(q.trim()) && digits.length >= PHONE_DIGITS
    ? digits.slice(-PHONE_DIGITS)
    : null;
};

/** Rows of a table that a search without a filter looks at: more than a list counts. */
const MAX_FOUND = 2 * MAX_TOTAL;

/**
 * People whose account, orders, reservations or messages have the words or the phone number. Without a filter, a word
 * that very many rows have finds only some of them: reading all takes too long, and staff type more words. With a
 * filter it finds all, because the filter may keep only few of them.
 */
const fitsWords = (q: string, hasFilter: boolean) => {
  const phone = phoneIn(q);
  const limit = hasFilter ? sql`` : sql`limit ${MAX_FOUND}`;
  const found = Object.entries(WORDS).flatMap(([name, words]) => {
    const table = sql.table(name);
    const byWords = sql`(select lower(email) from ${table} where ${words} @@ ${wordQuery(q)} ${limit})`;
    const byPhone = sql`(
      select lower(email) from ${table} where phone is not null and phone_key(phone) = ${phone})`;
    return phone ? [byWords, byPhone] : [byWords];
  });
  return sql<boolean>`people.email in (${sql.join(found, sql` union `)})`;
};

const ACCOUNTS = {
  none: sql<boolean>`not exists (select from users where lower(users.email) = people.email)`,
  open: sql<boolean>`exists (
    select from users where lower(users.email) = people.email and users.blocked_at is null)`,
  blocked: sql<boolean>`people.email in (select lower(email) from users where blocked_at is not null)`,
};

const MAY_COUNT = mayUse(sql`people.email`, 'statistics');

/** Name of the last reservation or message, for a person who has neither an account nor an order. */
const lastNameIn = (table: 'reservations' | 'contact_messages') => sql`(
  select concat_ws(' ', name, last_name) from ${sql.table(table)} where lower(email) = people.email
  order by created_at desc limit 1)`;
const NAME = sql`coalesce(users.first_name || ' ' || users.last_name, last_order.name,
  ${lastNameIn('reservations')}, ${lastNameIn('contact_messages')})`;

type Person = EndpointOutput<typeof listPeople>['data'][number];
type Row = Timed<Person, 'created_at' | 'last_order_at'>;

/** People who fit the query, newest first unless it says otherwise. */
export const findPeople = async (db: Executor, query: Query): Promise<EndpointOutput<typeof listPeople>> => {
  const { q, account } = query;
  const condition = allOf([
    mayUse(sql`people.email`),
    q && fitsWords(q, account !== undefined),
    account && ACCOUNTS[account],
  ]);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  // A search is expensive: its rows are counted and shown from one result.
  const materialized = q ? sql`materialized` : sql`not materialized`;
  const rows = await queryRows(db)<Row & { count: number }>`
    with found as ${materialized} (select * from people where ${condition})
    select people.id, people.email, people.created_at,
      case when users.id is null then 'none' when users.blocked_at is null then 'open' else 'blocked' end as account,
      coalesce(${NAME}, '') as name,
      case when ${MAY_COUNT} then last_order.created_at end as last_order_at,
      case when ${MAY_COUNT} then
        (select count(*)::int from orders where lower(email) = people.email) end as orders,
      (select count(*)::int from (select from found limit ${MAX_TOTAL + 1}) counted) as count
    from (
      select * from found
      order by created_at ${direction}, id ${direction} limit ${query.per_page} offset ${offsetOf(query)}
    ) people
    left join users on lower(users.email) = people.email
    left join lateral (
      select created_at, name || ' ' || surname as name from orders where lower(email) = people.email
      order by created_at desc limit 1) last_order on true
    order by people.created_at ${direction}, people.id ${direction}`;
  const data = rows.map(isoTimes);
  const count = rows[0]?.count;
  // A page after the last one has no row that says the count.
  if (count === undefined) return { data, ...(await countUpTo(db, 'people', condition)) };
  return { data, total: Math.min(count, MAX_TOTAL), more: count > MAX_TOTAL };
};

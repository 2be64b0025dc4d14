import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { IncidentData } from 'shared-contracts/domain/incident-data';
import type { listIncidents } from 'shared-contracts/office/incidents.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { findPage } from '../../db/list.ts';
import { firstValue, queryRow, queryValues } from '../../db/query.ts';
import type { Database } from '../../db/schema.ts';
import type { Timed } from '../../lib/iso-times.ts';

type Incident = EndpointOutput<typeof listIncidents>['data'][number];
export type Row = Timed<Incident, 'noted_at'>;
/** Key and hash of a request that may come again. */
type Keys = 'idempotency_key' | 'request_hash';
export type Values = Omit<Insertable<Database['incidents']>, 'id' | 'noted_at' | 'changed_at' | Keys>;
/** Which data of which days an incident exposed. */
export type Exposed = Pick<Incident, 'data' | 'data_from' | 'data_to'>;

const COLUMNS = sql`id, since::text, what, data, data_from::text, data_to::text, people, agency_told_on::text, agency_told,
  people_told_on::text, people_told, noted_at, extract(epoch from changed_at)::text as version`;

export const findIncidents = (db: Executor, query: z.output<typeof listIncidents.query>) =>
  findPage<Row>(db, query, {
    select: COLUMNS,
    from: 'incidents',
    by: (direction) => sql`incidents.${sql.ref(query.sort)} ${direction}, id ${direction}`,
  });

export const findIncident = (db: Executor, id: string) =>
  queryRow(db)<Row>`select ${COLUMNS} from incidents where id = ${id}::uuid`;

export const lockIncident = (trx: Tx, id: string) =>
  queryRow(trx)<Row>`select ${COLUMNS} from incidents where id = ${id}::uuid for update`;

/** @returns its id, or undefined when an incident has the key. Waits for a simultaneous one with the same key. */
export const insertIncident = (trx: Tx, values: Values, repeat: Record<Keys, string> | null) =>
  firstValue(
    trx
      .insertInto('incidents')
      .values({ ...values, ...repeat })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id'),
  );

export const findRepeated = (trx: Tx, key = '') =>
  trx
    .selectFrom('incidents')
    .select(['id', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();

export const updateIncident = async (trx: Tx, id: string, values: Values): Promise<void> => {
  await trx
    .updateTable('incidents')
    .set({ ...values, changed_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
};

/** Where the addresses of each kind of data are, and since when they are there. */
const ADDRESSES: Record<IncidentData, RawBuilder<unknown>> = {
  accounts: sql`select email, created_at as at from users`,
  orders: sql`select email, created_at from orders`,
  reservations: sql`select email, created_at from reservations`,
  messages: sql`select email, created_at from contact_messages`,
  newsletter: sql`select email, created_at from newsletter_subscriptions`,
  'stock-waits': sql`select email, asked_at from stock_waits`,
  requests: sql`select email, asked_at from privacy_requests`,
};

/**
 * Addresses of the people whose data was exposed. People who blocked their data are among them: the law wants them told.
 * Erased ones have no address any more.
 */
export const findExposed = async (db: Executor, { data, data_from, data_to }: Exposed): Promise<string[]> => {
  if (data.length === 0) return [];
  return queryValues(db)<string>`
    select distinct lower(email) as email
    from (${sql.join(
      data.map((kind) => ADDRESSES[kind]),
      sql` union all `,
    )}) as exposed (email, at)
    where email like '%@%'
      and (${data_from}::date is null or at >= santiago_start(${data_from}::date))
      and (${data_to}::date is null or at < santiago_start(${data_to}::date + 1))
    order by email`;
};

import { type Insertable, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listAudit } from 'shared-contracts/office/audit.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import { countUpTo } from '../count.repository.ts';
import { containing, offsetOf } from '../list.ts';

type Query = z.output<typeof listAudit.query>;

const all = (conditions: ReturnType<typeof sql<boolean>>[]) =>
  sql<boolean>`${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;

/** Conditions of a search, each over one column. */
const conditionOf = ({ staff, entity, entity_id, action, from, to, q }: Query) =>
  all([
    ...(staff ? [sql<boolean>`staff_id = ${staff}`] : []),
    ...(entity ? [sql<boolean>`entity = ${entity}`] : []),
    ...(entity_id ? [sql<boolean>`entity_id = ${entity_id}`] : []),
    ...(action ? [sql<boolean>`action = ${action}`] : []),
    ...(from ? [sql<boolean>`at >= (${from}::date)::timestamp at time zone 'America/Santiago'`] : []),
    ...(to ? [sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'America/Santiago'`] : []),
    ...(q ? [sql<boolean>`(entity_id ilike ${containing(q)} or reason ilike ${containing(q)})`] : []),
  ]);

/** Audit entries that fit the query. */
export const findAuditEntries = async (
  db: Executor,
  query: Query,
): Promise<EndpointOutput<typeof listAudit>> => {
  const condition = conditionOf(query);
  const { rows } = await sql<{
    id: string;
    at: Date;
    staff_id: string | null;
    staff_name: string | null;
    action: string;
    entity: 'order' | 'product' | 'staff';
    entity_id: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    reason: string | null;
  }>`
    select entry.*, staff.name as staff_name
    from (
      select * from audit_entries where ${condition}
      order by at ${query.order === 'asc' ? sql`asc` : sql`desc`}, id ${query.order === 'asc' ? sql`asc` : sql`desc`}
      limit ${query.per_page} offset ${offsetOf(query)}
    ) entry left join staff on staff.id = entry.staff_id
    order by entry.at ${query.order === 'asc' ? sql`asc` : sql`desc`}, entry.id ${query.order === 'asc' ? sql`asc` : sql`desc`}`.execute(
    db,
  );
  return {
    data: rows.map(({ staff_id, staff_name, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      staff: staff_id && staff_name ? { id: staff_id, name: staff_name } : null,
    })),
    ...(await countUpTo(db, 'audit_entries', condition)),
  };
};

export const insertAuditEntries = async (
  trx: Tx,
  entries: readonly Insertable<Database['audit_entries']>[],
): Promise<void> => {
  await trx.insertInto('audit_entries').values(entries).execute();
};

export interface RedactableEntry {
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
}

/** Entries of these orders (`isOrder`), and others that contain the e-mail. Those of products contain no customers. */
export const findEntriesToRedact = async (
  trx: Tx,
  { orders, email }: { orders: readonly string[]; email: string | null },
): Promise<(RedactableEntry & { isOrder: boolean })[]> => {
  const isOrder = sql<boolean>`entity = 'order' and entity_id = any(${[...orders]})`;
  const isMention = email
    ? sql`entity <> 'product' and concat_ws(' ', before::text, after::text, reason) ilike ${containing(email)}`
    : sql`false`;
  const { rows } = await sql<RedactableEntry & { isOrder: boolean }>`
    select id, before, after, reason, ${isOrder} as "isOrder" from audit_entries
    where (${isOrder}) or (${isMention}) order by id`.execute(trx);
  return rows;
};

/** Replaces the personal data of entries. Only an erasure may do this: the audit's trigger refuses all other changes. */
export const updateRedactedEntries = async (trx: Tx, entries: readonly RedactableEntry[]): Promise<void> => {
  await sql`select set_config('shop.erases', 'on', true)`.execute(trx);
  for (const { id, before, after, reason } of entries)
    await trx
      .updateTable('audit_entries')
      .set({ before: before && JSON.stringify(before), after: after && JSON.stringify(after), reason })
      .where('id', '=', id)
      .execute();
  await sql`select set_config('shop.erases', '', true)`.execute(trx);
};

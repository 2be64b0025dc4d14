import { type Insertable, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listAudit } from 'shared-contracts/office/audit.schema';
import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';
import type { z } from 'zod';
import type { Executor, Tx } from '../db/connect.ts';
import { allOf, containing, countUpTo, offsetOf } from '../db/list.ts';
import type { Database } from '../db/schema.ts';
import { isoTimes, type Timed } from '../lib/iso-times.ts';

type Query = z.output<typeof listAudit.query>;

/** Condition of the filters that the query sets. */
const conditionOf = ({ staff, entity, entity_id, action, from, to, q }: Query) =>
  allOf([
    staff && sql`staff_id = ${staff}`,
    entity && sql`entity = ${entity}`,
    entity_id && sql`entity_id = ${entity_id}`,
    action && sql`action = ${action}`,
    from && sql`at >= santiago_start(${from})`,
    to && sql`at < santiago_start(${to}::date + 1)`,
    q && sql`(entity_id ilike ${containing(q)} or reason ilike ${containing(q)})`,
  ]);

/** Audit entries that fit the query. */
export const findAuditEntries = async (
  db: Executor,
  query: Query,
): Promise<EndpointOutput<typeof listAudit>> => {
  const condition = conditionOf(query);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Timed<EndpointOutput<typeof listAudit>['data'][number], 'at'>>`
    select entry.*,
      case when staff.id is not null then json_build_object('id', staff.id, 'name', staff.name) end as staff
    from (
      select * from audit_entries where ${condition}
      order by at ${direction}, id ${direction}
      limit ${query.per_page} offset ${offsetOf(query)}
    ) entry left join staff on staff.id = entry.staff_id
    order by entry.at ${direction}, entry.id ${direction}`.execute(db);
  // A first page that is not full has all results. A count would search all entries again.
  const isComplete = query.page === 1 && rows.length < query.per_page;
  return {
    data: rows.map(isoTimes),
    ...(isComplete ? { total: rows.length, more: false } : await countUpTo(db, 'audit_entries', condition)),
  };
};

export const insertAuditEntries = async (
  trx: Tx,
  entries: readonly Insertable<Database['audit_entries']>[],
): Promise<void> => {
  await trx.insertInto('audit_entries').values(entries).execute();
};

interface RedactableEntry {
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
}

/** Entity that the audit names. */
export interface AuditedEntity {
  entity: Audited;
  id: string;
}

/**
 * Entries of these entities (`isOwn`), and others that contain the e-mail. Skips entries of products: they name no
 * customers.
 */
export const findEntriesToRedact = async (
  trx: Tx,
  { entities, email }: { entities: readonly AuditedEntity[]; email: string | null },
): Promise<(RedactableEntry & { isOwn: boolean })[]> => {
  const isOwn = sql<boolean>`(entity, entity_id) in (
    select * from unnest(${entities.map(({ entity }) => entity)}::text[], ${entities.map(({ id }) => id)}::text[]))`;
  const isMention = email
    ? sql`entity <> 'product' and concat_ws(' ', before::text, after::text, reason) ilike ${containing(email)}`
    : sql`false`;
  const { rows } = await sql<RedactableEntry & { isOwn: boolean }>`
    select id, before, after, reason, ${isOwn} as "isOwn" from audit_entries
    where (${isOwn}) or (${isMention}) order by id`.execute(trx);
  return rows;
};

/** Replaces the personal data of entries. Only an erasure may do this: a trigger refuses all other changes. */
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

/** A second look within this time adds no entry. */
const LOOK_MINUTES = 15;

/** Writes an audit entry of a look at personal data, unless the same person looked a moment ago. */
export const insertLook = async (
  db: Executor,
  {
    staffId,
    action,
    entity,
    entityId,
  }: { staffId: string; action: AuditAction; entity: Audited; entityId: string },
): Promise<void> => {
  await sql`
    insert into audit_entries (staff_id, action, entity, entity_id)
    select ${staffId}::uuid, ${action}, ${entity}, ${entityId}
    where not exists (
      select from audit_entries
      where entity = ${entity} and entity_id = ${entityId} and staff_id = ${staffId}::uuid and action = ${action}
        and at > now() - make_interval(mins => ${LOOK_MINUTES}))`.execute(db);
};

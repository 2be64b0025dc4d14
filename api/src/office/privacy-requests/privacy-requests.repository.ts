import { type SqlBool, sql } from 'kysely';
import type { listPrivacyRequests } from 'shared-contracts/office/privacy-requests.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import { offsetOf } from '../../lib/list.ts';
import type { PrivacyRequestRow } from '../../modules/privacy/privacy-requests.repository.ts';

type Query = z.output<typeof listPrivacyRequests.query>;

/** A confirmed request with the day until which it must be answered. */
export type Row = PrivacyRequestRow & { proven_at: Date; due_on: string };

/**
 * Confirmed requests that fit the query.
 * @param tombstone keyed hash of `q`, which stands for the address of a person whose data was erased
 */
export const findPrivacyRequests = async (
  db: Executor,
  query: Query,
  tombstone: string,
): Promise<{ rows: Row[]; total: number; more: boolean }> => {
  const { q, status } = query;
  const condition = sql<SqlBool>`${sql.join(
    [
      status ? sql`status = ${status}` : sql`status <> 'asked'`,
      ...(q
        ? [sql`(lower(email) = ${q.toLowerCase()} or email = ${tombstone} or number = ${q.toUpperCase()})`]
        : []),
    ],
    sql` and `,
  )}`;
  const by = query.sort === 'due_on' ? sql`privacy_requests.due_on` : sql`proven_at`;
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select privacy_requests.*, due_on::text as due_on from privacy_requests where ${condition}
    order by ${by} ${direction}, id ${direction}
    limit ${query.per_page} offset ${offsetOf(query)}`.execute(db);
  return { rows, ...(await countUpTo(db, 'privacy_requests', condition)) };
};

export const findStaffName = async (db: Executor, id: string): Promise<string | null> =>
  (await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;

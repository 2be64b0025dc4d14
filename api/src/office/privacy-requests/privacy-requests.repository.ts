import { sql } from 'kysely';
import type { listPrivacyRequests } from 'shared-contracts/office/privacy-requests.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { type FoundPage, findPage } from '../../db/list.ts';
import { firstValue } from '../../db/query.ts';
import type { PrivacyRequestRow } from '../../modules/privacy/privacy-requests.repository.ts';

type Query = z.output<typeof listPrivacyRequests.query>;

/** A confirmed request with the day until which it must be answered. */
export type Row = PrivacyRequestRow & { proven_at: Date; due_on: string };

/**
 * Confirmed requests that fit the query.
 * @param tombstone keyed hash of `q`, which stands for the address of a person whose data was erased
 */
export const findPrivacyRequests = (
  db: Executor,
  query: Query,
  tombstone: string,
): Promise<FoundPage<Row>> => {
  const { q, status, sort } = query;
  const by = sort === 'due_on' ? sql`privacy_requests.due_on` : sql`proven_at`;
  return findPage(db, query, {
    select: sql`privacy_requests.*, due_on::text as due_on`,
    from: 'privacy_requests',
    where: [
      status ? sql`status = ${status}` : sql`status <> 'asked'`,
      q && sql`(lower(email) = ${q.toLowerCase()} or email = ${tombstone} or number = ${q.toUpperCase()})`,
    ],
    by: (direction) => sql`${by} ${direction}, id ${direction}`,
  });
};

export const findStaffName = async (db: Executor, id: string): Promise<string | null> =>
  (await firstValue(db.selectFrom('staff').select('name').where('id', '=', id))) ?? null;

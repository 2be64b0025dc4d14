import { sql } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import type { Executor, Tx } from '../../db/connect.ts';
import { hasRow, queryRows } from '../../db/query.ts';

export interface NumbersOfType {
  type: DocumentType;
  left: number;
  /** Day on which the last of them expires. Null: some never do, or none is left. */
  expires_on: string | null;
  /** Id of the newest range. */
  newest: string;
}

/** Numbers of each type that are left on a day. Types without a range are left out. */
export const findNumbersLeft = (
  db: Executor,
  { environment, day }: { environment: TaxEnvironment; day: string },
) => queryRows(db)<NumbersOfType>`
    select type, coalesce(sum(last_number - next_number + 1) filter (where is_valid), 0)::int as left,
      case when bool_and(expires_on is not null) filter (where is_valid)
        then max(expires_on) filter (where is_valid) end::text as expires_on,
      (array_agg(id order by added_at desc, first_number desc))[1] as newest
    from (
      select *, (expires_on is null or expires_on > ${day}::date) and next_number <= last_number as is_valid
      from tax_number_ranges where environment = ${environment}
    ) ranges
    group by type order by type`;

/** Numbers of each type that were used since a moment. Types without one are left out. */
export const findNumbersUsed = (
  db: Executor,
  { environment, since }: { environment: TaxEnvironment; since: Date },
): Promise<{ type: DocumentType; used: number }[]> =>
  db
    .selectFrom('tax_documents')
    .select(['type', sql<number>`count(*)::int`.as('used')])
    .where('environment', '=', environment)
    .where('issued_at', '>', since)
    .groupBy('type')
    .execute();

/** Stores that the owners get a warning with this cause. @returns false when they already had it */
export const insertWarning = (trx: Tx, cause: string) =>
  hasRow(
    trx
      .insertInto('tax_warnings')
      .values({ cause })
      .onConflict((on) => on.doNothing())
      .returning('cause'),
  );

/** The newest certificate of the owner, or of the sandbox. */
export const findCertificateFacts = async (db: Executor, isSandbox: boolean) =>
  db
    .selectFrom('tax_certificates')
    .select(['id', 'rut', 'valid_to'])
    .where('is_sandbox', '=', isSandbox)
    .orderBy('added_at', 'desc')
    .executeTakeFirst();

/** Rejected documents that another one has not replaced, and the day of the newest. */
export const findRejected = (db: Executor, environment: TaxEnvironment) =>
  db
    .selectFrom('tax_documents')
    .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`max(day)::text`.as('newest')])
    .where('environment', '=', environment)
    .where('state', '=', 'rejected')
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();

import { sql } from 'kysely';
import type { DraftData, DraftKind, DraftState } from 'shared-contracts/office/drafts.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { lockName } from '../../db/lock-name.ts';
import { hasRow, queryValue } from '../../db/query.ts';

type DraftAuthor = NonNullable<DraftState['draft']>['staff'];

export interface EntityKey {
  kind: DraftKind;
  id: string;
}

/** Locks a page or product until the transaction ends, to serialise simultaneous changes. */
export const lockEntity = (trx: Tx, { kind, id }: EntityKey): Promise<void> =>
  lockName(trx, `draft ${kind} ${id}`);

/** The staff member of the alias `s`. */
const author =
  sql<DraftAuthor>`case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end`.as(
    'staff',
  );

export const findDraft = (db: Executor, { kind, id }: EntityKey) =>
  db
    .selectFrom('drafts as d')
    .leftJoin('staff as s', 's.id', 'd.staff_id')
    .select([
      'd.data',
      'd.revision',
      'd.base',
      'd.publish_at',
      'd.failure',
      'd.staff_id',
      'd.updated_at',
      author,
    ])
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .executeTakeFirst();
export type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

export interface DraftValues {
  data: object;
  /** Hash of the published data when staff saved or timed the draft. A timed draft is not published if it changed since. */
  base: string;
  publish_at: Date | null;
  staff_id: string | null;
}

export const upsertDraft = async (
  trx: Tx,
  { kind, id }: EntityKey,
  { data, ...values }: DraftValues,
): Promise<void> => {
  const row = { ...values, data: JSON.stringify(data), failure: null };
  await trx
    .insertInto('drafts')
    .values({ ...row, kind, entity_id: id })
    .onConflict((on) =>
      on.columns(['kind', 'entity_id']).doUpdateSet({
        ...row,
        revision: sql<string>`gen_random_uuid()`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
};

/** @param values `staff_id` and `base` are absent when no staff member chose the time */
export const updateDraftTime = async (
  trx: Tx,
  { kind, id }: EntityKey,
  values: {
    publish_at: Date | null;
    failure: NonNullable<DraftState['draft']>['failure'];
    staff_id?: string;
    base?: string;
  },
): Promise<void> => {
  await trx
    .updateTable('drafts')
    .set({ ...values, revision: sql<string>`gen_random_uuid()` })
    .where('kind', '=', kind)
    .where('entity_id', '=', id)
    .execute();
};

export const deleteDraft = async (trx: Tx, { kind, id }: EntityKey): Promise<void> => {
  await trx.deleteFrom('drafts').where('kind', '=', kind).where('entity_id', '=', id).execute();
};

/** Drafts whose time has come, the longest due first. */
export const findDueDrafts = (db: Executor, limit: number): Promise<EntityKey[]> =>
  db
    .selectFrom('drafts')
    .select(['kind', 'entity_id as id'])
    .where('publish_at', '<=', sql<Date>`now()`)
    .orderBy('publish_at')
    .limit(limit)
    .execute();

/** Whether the draft is due by the clock of the database, which all processes share. */
export const isDue = (trx: Tx, { kind, id }: EntityKey) =>
  hasRow(
    trx
      .selectFrom('drafts')
      .select('kind')
      .where('kind', '=', kind)
      .where('entity_id', '=', id)
      .where('publish_at', '<=', sql<Date>`now()`),
  );

export const insertRevision = async (
  trx: Tx,
  { kind, id }: EntityKey,
  { data, staff_id }: { data: object; staff_id: string | null },
): Promise<void> => {
  await trx
    .insertInto('revisions')
    .values({ kind, entity_id: id, data: JSON.stringify(data), staff_id })
    .execute();
};

/** Condition for the revisions of a thing. */
export const revisionsOf = ({ kind, id }: EntityKey) => sql<boolean>`kind = ${kind} and entity_id = ${id}`;

const selectRevisions = (db: Executor, { kind, id }: EntityKey) =>
  db
    .selectFrom('revisions as r')
    .leftJoin('staff as s', 's.id', 'r.staff_id')
    .where('r.kind', '=', kind)
    .where('r.entity_id', '=', id);

export const findLastRevision = (db: Executor, key: EntityKey): Promise<{ data: DraftData } | undefined> =>
  selectRevisions(db, key).select('r.data').orderBy('r.id', 'desc').limit(1).executeTakeFirst();

export const findRevision = (db: Executor, key: EntityKey, revision: string) =>
  selectRevisions(db, key)
    .select(['r.id', 'r.data', 'r.published_at', author])
    .where('r.id', '=', revision)
    .executeTakeFirst();

export const findRevisions = (
  db: Executor,
  key: EntityKey,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectRevisions(db, key)
    .select(['r.id', 'r.published_at', author])
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Hash of data, independent of the order of keys. */
export const hashOf = async (db: Executor, data: object | null): Promise<string> =>
  (await queryValue(db)<string>`
    select md5(${data && JSON.stringify(data)}::jsonb::text) as hash`) ?? '';

import type { AuditAction } from 'shared-contracts/office/audit-actions';
import type { DraftData } from 'shared-contracts/office/drafts.schema';
import { audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { problemsOf, refuseDraft } from './draft-problems.ts';
import { deleteDraft, findLastRevision, hashOf, insertRevision } from './drafts.repository.ts';
import { flatChanges } from './flat-changes.ts';
import { type DraftTarget, keyOf, type Stored } from './stored-draft.ts';

interface DraftEntry {
  action: AuditAction;
  staffId: string | null;
  before?: object | null;
  after?: object | null;
}

/** Audit entry of a change, with the fields that differ. */
export const record = (
  trx: Tx,
  { publisher, id }: Pick<DraftTarget, 'publisher' | 'id'>,
  { action, staffId, before, after }: DraftEntry,
) =>
  audit(trx, {
    staffId,
    action,
    entity: publisher.entity,
    entityId: publisher.auditId?.(id) ?? id,
    ...(before === undefined && after === undefined ? {} : flatChanges(before ?? null, after ?? null)),
  });

/** Makes the published state a revision when no staff member published it, so that it can be restored. */
export const keepPublished = async (trx: Tx, target: DraftTarget, published: DraftData | null) => {
  const key = keyOf(target);
  const last = await findLastRevision(trx, key);
  if (published && (!last || (await hashOf(trx, last.data)) !== (await hashOf(trx, published))))
    await insertRevision(trx, key, { data: published, staff_id: null });
};

/**
 * Applies the draft in the caller's transaction and keeps the published state as a revision.
 * @throws DomainError VALIDATION_FAILED when the draft breaks a rule
 */
export const applyDraft = async (
  trx: Tx,
  target: DraftTarget,
  { published, draft: found }: Pick<Stored, 'published' | 'draft'>,
  staffId: string | null,
): Promise<void> => {
  const { publisher, id } = target;
  const draft = orNotFound(found);
  const problems = await problemsOf(trx, target, draft.data);
  if (problems.length > 0) throw refuseDraft(problems);
  const key = keyOf(target);
  await keepPublished(trx, target, published);
  const data = publisher.schemaOf(id).parse(draft.data);
  await publisher.apply(trx, id, data);
  const after = ((await publisher.read(trx, id)) ?? data) as DraftData;
  await insertRevision(trx, key, { data: after, staff_id: staffId });
  await deleteDraft(trx, key);
  await record(trx, target, { action: 'draft.publish', staffId, before: published, after });
};

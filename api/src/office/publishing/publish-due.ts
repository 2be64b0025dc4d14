/** Publishes drafts whose time has come. A job runs it every minute in one of the processes. */
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import type { Db } from '../../db/connect.ts';
import type { Log } from '../../lib/log.ts';
import { stillMay } from '../access/access.repository.ts';
import { applyDraft, record } from '../drafts/apply-draft.ts';
import {
  type EntityKey,
  findDueDrafts,
  isDue,
  lockEntity,
  updateDraftTime,
} from '../drafts/drafts.repository.ts';
import type { AnyPublisher } from '../drafts/publisher.ts';
import { readStored } from '../drafts/stored-draft.ts';
import { publisherOf } from './publishers.ts';

/** Drafts of one run. The next run a minute later publishes the others. */
const MOST_AT_ONCE = 50;

/** Needed to publish at once, and still needed when the time has come. */
const PERMISSIONS = { content: 'content.publish', product: 'catalogue.change' } as const;

type Failure = NonNullable<NonNullable<DraftState['draft']>['failure']>;
class PublicationFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

const publish = (db: Db, key: EntityKey, publisher: AnyPublisher): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockEntity(trx, key);
    // Another process, or a staff member, may have been faster.
    if (!(await isDue(trx, key))) return;
    const target = { publisher, id: key.id, locale: 'es' as const };
    const stored = await readStored(trx, target);
    if (!stored.draft) return;
    const { staff_id: staffId } = stored.draft;
    const permission = PERMISSIONS[publisher.entity];
    if (!staffId || !(await stillMay(trx, { staffId, permission }))) throw new PublicationFailed('refused');
    if (stored.draft.base !== stored.hash) throw new PublicationFailed('changed');
    try {
      await applyDraft(trx, target, stored, staffId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new PublicationFailed(error.code === 'VALIDATION_FAILED' ? 'invalid' : 'refused');
    }
  });

/** Keeps a draft that could not be published, with the reason, and without its time. */
const fail = (db: Db, key: EntityKey, publisher: AnyPublisher, failure: Failure): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockEntity(trx, key);
    if (!(await isDue(trx, key))) return;
    await updateDraftTime(trx, key, { publish_at: null, failure });
    const target = { publisher, id: key.id };
    await record(trx, target, { action: 'draft.fail', staffId: null, after: { failure } });
  });

/** A draft that breaks a rule stays with the reason. After any other failure, the next run tries again. */
export const publishDue = async ({ db, log }: { db: Db; log: Log }): Promise<void> => {
  for (const key of await findDueDrafts(db, MOST_AT_ONCE)) {
    const publisher = publisherOf(key.kind);
    if (!publisher) continue;
    try {
      await publish(db, key, publisher);
    } catch (error) {
      if (error instanceof PublicationFailed) await fail(db, key, publisher, error.failure);
      else log.error({ err: error, kind: key.kind, id: key.id }, 'a draft could not be published');
    }
  }
};

/** Reads a thing with its draft. */
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { DraftData, DraftState } from 'shared-contracts/office/drafts.schema';
import type { Executor } from '../../db/connect.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { problemsOf } from './draft-problems.ts';
import { type EntityKey, findDraft, hashOf, type StoredDraft } from './drafts.repository.ts';
import type { AnyPublisher } from './publisher.ts';

/** One thing and its publisher, with the language of the request. */
export interface DraftTarget {
  publisher: AnyPublisher;
  id: string;
  locale: Locale;
}
export const keyOf = ({ publisher, id }: Pick<DraftTarget, 'publisher' | 'id'>): EntityKey => ({
  kind: publisher.kind,
  id,
});

/** Published data and draft of a thing, as stored. */
export interface Stored {
  published: DraftData | null;
  hash: string;
  draft: StoredDraft | undefined;
  version: string;
}

export const readStored = async (db: Executor, target: DraftTarget): Promise<Stored> => {
  const { publisher, id } = target;
  if (!(await publisher.accepts(db, id))) throw new DomainError('NOT_FOUND');
  const published = (await publisher.read(db, id)) as DraftData | null;
  const draft = await findDraft(db, keyOf(target));
  const hash = await hashOf(db, published);
  // The contract allows 64 characters.
  return { published, hash, draft, version: `${draft?.revision ?? 'none'}.${hash || 'none'}`.slice(0, 64) };
};

/** @throws DomainError NOT_FOUND */
export const readDraftState = async (db: Executor, target: DraftTarget): Promise<DraftState> => {
  const { publisher, id } = target;
  const { published, draft, version } = await readStored(db, target);
  return {
    id,
    version,
    published,
    draft: draft ? isoTimes(draft) : null,
    problems: draft ? await problemsOf(db, target, draft.data) : [],
    path: publisher.pathOf(id, draft?.data ?? published),
  };
};

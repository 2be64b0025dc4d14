/**
 * Drafts of pages, articles and products: written, published now or at a time, discarded, restored from what was
 * published before (docs/architecture/office/drafts.md).
 */

import { fillEnglish } from 'shared-contracts/domain/fill-english';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { LOCALES } from 'shared-contracts/locale';
import type { DraftData, DraftState } from 'shared-contracts/office/drafts.schema';
import type { Db, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { applyDraft, keepPublished, record } from './apply-draft.ts';
import { problemsOf, refuseDraft } from './draft-problems.ts';
import {
  deleteDraft,
  findRevision,
  hashOf,
  lockEntity,
  updateDraftTime,
  upsertDraft,
} from './drafts.repository.ts';
import { type DraftTarget, keyOf, readDraftState, readStored, type Stored } from './stored-draft.ts';

/** Staff may plan this far ahead, also prices. */
export const MOST_AHEAD_MS = 366 * 24 * 3_600_000;

export interface DraftWriter {
  id: string;
  /** Whether the writer may change what the shop shows. */
  mayPublish: boolean;
}

/** Change by a writer. The input is the version that the writer saw, or has it. */
type DraftChange<Input = string> = (
  db: Db,
  target: DraftTarget,
  writer: DraftWriter,
  input: Input,
) => Promise<DraftState>;

/**
 * Runs a change of a draft: locks the thing, compares the version that the staff member saw, and returns the new state.
 * @throws DomainError CONFLICT when another person was faster
 */
const change = (
  db: Db,
  target: DraftTarget,
  version: string,
  act: (trx: Tx, stored: Stored) => Promise<void>,
): Promise<DraftState> =>
  db.transaction().execute(async (trx) => {
    await lockEntity(trx, keyOf(target));
    await act(trx, atVersion(await readStored(trx, target), version));
    return readDraftState(trx, target);
  });

/** Words of a page or article in one language, as far as this rule knows them. */
interface Words {
  title?: string;
  seo?: { title?: string };
}

/** A title for search engines that equalled the title of the page follows it. */
const withSeoTitles = (data: DraftData, before: DraftData): DraftData => {
  const filled = { ...data };
  for (const locale of LOCALES) {
    const words = data[locale] as Words | undefined;
    if (words?.seo?.title !== undefined && words.seo.title === (before[locale] as Words | undefined)?.title)
      filled[locale] = { ...words, seo: { ...words.seo, title: words.title } };
  }
  return filled;
};

/** Data of a page or article that follow others: titles, and what is empty in English. Products have their own rule. */
const withFollowing = ({ publisher }: DraftTarget, typed: DraftData, before: DraftData | null): DraftData => {
  if (publisher.entity !== 'content') return typed;
  const data = before ? withSeoTitles(typed, before) : typed;
  return data.en ? fillEnglish(fillEnglish(data), before ?? undefined) : data;
};

/** Writes the draft. It keeps its time when the writer may publish, because the new text is published at that time. */
export const saveDraft: DraftChange<{ version: string; data: DraftData }> = (
  db,
  target,
  writer,
  { version, data: typed },
) =>
  change(db, target, version, async (trx, { published, draft, hash }) => {
    const before = draft?.data ?? published;
    const data = withFollowing(target, typed, before);
    await upsertDraft(trx, keyOf(target), {
      data,
      base: hash,
      publish_at: writer.mayPublish ? (draft?.publish_at ?? null) : null,
      staff_id: writer.id,
    });
    await record(trx, target, { action: 'draft.save', staffId: writer.id, before, after: data });
  });

export const discardDraft: DraftChange = (db, target, writer, version) =>
  change(db, target, version, async (trx, stored) => {
    const { data } = orNotFound(stored.draft);
    await deleteDraft(trx, keyOf(target));
    const states = { before: data, after: stored.published };
    await record(trx, target, { action: 'draft.discard', staffId: writer.id, ...states });
  });

export const publishDraft: DraftChange = (db, target, writer, version) =>
  change(db, target, version, (trx, stored) => applyDraft(trx, target, stored, writer.id));

/** @throws DomainError VALIDATION_FAILED for a draft that breaks a rule, or a time that is over */
export const scheduleDraft: DraftChange<{ version: string; publish_at: string | null }> = (
  db,
  target,
  writer,
  { version, publish_at },
) =>
  change(db, target, version, async (trx, stored) => {
    const draft = orNotFound(stored.draft);
    const time = publish_at === null ? null : new Date(publish_at);
    const ahead = time ? time.getTime() - Date.now() : 1;
    if (ahead <= 0 || ahead > MOST_AHEAD_MS) throw new DomainError('VALIDATION_FAILED', {}, ['publish_at']);
    const problems = time ? await problemsOf(trx, target, draft.data) : [];
    if (problems.length > 0) throw refuseDraft(problems);
    const values = { publish_at: time, failure: null, staff_id: writer.id, base: stored.hash };
    await updateDraftTime(trx, keyOf(target), values);
    await record(trx, target, {
      action: 'draft.schedule',
      staffId: writer.id,
      before: { publish_at: draft.publish_at?.toISOString() ?? null },
      after: { publish_at: time?.toISOString() ?? null },
    });
  });

/** Takes the thing out of the shop. Its data becomes the draft, unless there is one. */
export const withdraw: DraftChange = (db, target, writer, version) =>
  change(db, target, version, async (trx, { published, draft }) => {
    const { publisher, id } = target;
    if (!publisher.withdraw || !published) throw new DomainError('NOT_FOUND');
    await keepPublished(trx, target, published);
    await publisher.withdraw(trx, id);
    const data = draft?.data ?? published;
    // Without its time: a withdrawn article must not come back by itself.
    const base = await hashOf(trx, null);
    await upsertDraft(trx, keyOf(target), { data, base, publish_at: null, staff_id: writer.id });
    await record(trx, target, { action: 'draft.withdraw', staffId: writer.id });
  });

/** @throws DomainError NOT_FOUND for an unknown revision */
export const restoreRevision: DraftChange<{ version: string; revision: string }> = (
  db,
  target,
  writer,
  { version, revision },
) =>
  change(db, target, version, async (trx, { published, draft, hash }) => {
    const { data } = orNotFound(await findRevision(trx, keyOf(target), revision));
    await upsertDraft(trx, keyOf(target), { data, base: hash, publish_at: null, staff_id: writer.id });
    const before = draft?.data ?? published;
    await record(trx, target, { action: 'draft.restore', staffId: writer.id, before, after: data });
  });

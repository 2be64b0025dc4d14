import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { listSearchWordChanges } from 'shared-contracts/office/search-words.schema';
import type { Db, Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { Change } from '../access/change.ts';
import { findWordChange, findWordChanges, lockSearchWord } from './search-words.repository.ts';
import {
  keyOf,
  labelsOf,
  readLexicon,
  refusePinned,
  valuesOf,
  writeWithAudit,
} from './search-words.service.ts';

const LISTED = 50;

/** The last changes of search words, with labels in place of ids. */
export const listWordChanges = async (
  db: Executor,
): Promise<EndpointOutput<typeof listSearchWordChanges>> => {
  const [changes, lexicon] = await Promise.all([findWordChanges(db, LISTED), readLexicon(db)]);
  return {
    data: await Promise.all(
      changes.map(async ({ id, at, entity_id, before, after, is_last }) => {
        const key = keyOf(entity_id);
        const inWords = (state: typeof before) => state && labelsOf(db, key, state.values ?? [], lexicon);
        return {
          ...key,
          id,
          at: at.toISOString(),
          before: await inWords(before),
          after: await inWords(after),
          is_last,
        };
      }),
    ),
  };
};

/**
 * Gives an entry the values that it had before a change.
 * @throws DomainError NOT_FOUND, CONFLICT when it was changed again since, ENTRY_REFUSED when an equal search was pinned
 */
export const undoWordChange = (db: Db, { staff, locale }: Change, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const known = orNotFound(await findWordChange(trx, id));
    const key = keyOf(known.entity_id);
    const stored = await lockSearchWord(trx, key);
    // Read again: another person may have undone it while this one waited for the lock.
    const change = await findWordChange(trx, id);
    if (!change?.is_last) throw new DomainError('CONFLICT');
    if (!stored) await refusePinned(trx, key, locale);
    await writeWithAudit(trx, staff.id, key, {
      before: stored ? valuesOf(stored) : null,
      after: change.before && (change.before.values ?? []),
    });
  });

import type { CatalogueChange } from '../db/catalogue-changes.ts';
import type { ReadRouting } from '../db/replica/read-routing.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Each order changes numbers of stock. Answers without them stay true. */
const isOnlyStock = (change: CatalogueChange): boolean =>
  change !== 'all' && change.every((tag) => tag.startsWith('stock-'));

/**
 * Drops cached answers after a change, and prevents that a replica without the change fills the cache again. Changes of
 * stock alone are too frequent to keep all reads off the replica: their answers are dropped once more when the replica
 * has replayed the change.
 */
export function dropStaleAnswers(
  change: CatalogueChange,
  { answers, readRouting }: { answers: AnswerCache; readRouting: ReadRouting },
): void {
  if (isOnlyStock(change)) readRouting.onceReplayed(() => answers.drop(change));
  else readRouting.demandLatest();
  answers.drop(change);
}

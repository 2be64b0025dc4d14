import { createEffect, createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import type { Outcome } from 'shared-kit/query/outcome';
import { type ListingKind, sourceOf } from './listing-source.ts';
import {
  filterKeyOf,
  hrefOfSelection,
  isSortOrPageChange,
  parseSelection,
  type Selection,
  toListQuery,
} from './selection.ts';

export interface AnswersOptions {
  kind: ListingKind;
  pathname: string;
  sidOf: (name: string) => string;
  opened: Event<PageRequest>;
  retryClicked: Event<void>;
  $selection: Store<Selection>;
}

/**
 * Whether to request counts. Another sort or page has the same counts. Opening the same selection again
 * refreshes them.
 */
const needsCounts = (last: Outcome<unknown, Selection>, next: Selection): boolean =>
  last.kind !== 'ready' || !isSortOrPageChange(last.params, next);

/** Two queries: the products of the selection, and how many products each filter option has. */
export const createListingAnswers = (options: AnswersOptions) => {
  const { kind, pathname, sidOf, opened, retryClicked, $selection } = options;
  const { listFx, filtersFx } = sourceOf(kind);
  const loadListFx = createEffect((selection: Selection) => listFx({ query: toListQuery(selection) }));
  const countFx = createEffect((selection: Selection) => filtersFx({ query: toListQuery(selection) }));

  const list = createQuery({
    load: loadListFx,
    sid: sidOf('outcome'),
    keyOf: (selection) => hrefOfSelection(pathname, selection),
    keepPrevious: true,
  });
  // Counts are the same for every page and sort order. A separate request, so that products do not wait for
  // counts.
  const counts = createQuery({
    load: countFx,
    sid: sidOf('counts'),
    keyOf: filterKeyOf,
    keepPrevious: true,
  });

  // The shell may open a page twice, first to prepare it and then to show it: ignore
  // the second opening while the requests of the first are pending.
  const $openedUrl = createStore('', { serialize: 'ignore' });
  const selectionNeeded = sample({
    clock: opened,
    source: { openedUrl: $openedUrl, isLoading: list.$isLoading, isCounting: counts.$isLoading },
    filter: ({ openedUrl, isLoading, isCounting }, { url }) =>
      !(isLoading || isCounting) || openedUrl !== url,
    fn: (_, { url, query }) => ({ url, selection: parseSelection(query) }),
  });
  sample({ clock: selectionNeeded, fn: ({ url }) => url, target: $openedUrl });

  const answersNeeded = createEvent<Selection>();
  sample({ clock: selectionNeeded, fn: ({ selection }) => selection, target: answersNeeded });
  sample({ clock: retryClicked, source: $selection, target: answersNeeded });
  sample({ clock: answersNeeded, target: list.requested });
  sample({
    clock: answersNeeded,
    source: { last: counts.$outcome, isCounting: counts.$isLoading },
    // Counts under way may be those of a selection that the shopper has left: their answer would replace the last one.
    filter: ({ last, isCounting }, selection) => isCounting || needsCounts(last, selection),
    fn: (_, selection) => selection,
    target: counts.requested,
  });

  return { list, counts };
};

/** A text box that suggests: what is typed, what is suggested for it, which of them is highlighted (SPEC §4 "Search"). */
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { search } from 'shared-contracts/api/search';
import type { SearchItem } from 'shared-contracts/api/search.schema';
import { createApiEffect } from 'shared-kit/host';
import { BLUR_DELAY_MS, MIN_QUERY_LENGTH, SUGGEST_DELAY_MS } from './limits.ts';

const createDelayFx = (ms: number) =>
  createEffect((turn: number) => new Promise<number>((done) => setTimeout(done, ms, turn)));

interface SearchBoxOptions {
  /** Tells the boxes of one scope apart. */
  name: string;
  /** Most suggestions. */
  suggestions: number;
  /** Suggests for the text that it begins with, too. */
  suggestsAtOnce: boolean;
}

export const createSearchBox = ({ name, suggestions, suggestsAtOnce }: SearchBoxOptions) => {
  /** The box is on screen, with this text to begin with. */
  const begun = createEvent<string>();
  const queryChanged = createEvent<string>();
  /** Arrow keys; wraps, with the text itself between the last and the first. */
  const cursorMoved = createEvent<1 | -1>();
  const suggestionPointed = createEvent<number>();
  const searchSubmitted = createEvent();
  const listDismissed = createEvent();
  const inputFocused = createEvent();
  const inputBlurred = createEvent();
  /** Where it leads: to one of the suggestions, or to all that the text finds. */
  const suggestionPicked = createEvent<SearchItem>();
  const termChosen = createEvent<string>();

  const suggestFx = createApiEffect(search);
  const restFx = createDelayFx(SUGGEST_DELAY_MS);
  const blurFx = createDelayFx(BLUR_DELAY_MS);

  // The page's box comes with its text from the server.
  const $query = createStore('', { sid: `search-box-${name}-query` })
    .on(begun, (_, query) => query)
    .on(queryChanged, (_, query) => query);
  /** Counts changes of the text: what belongs to an older one is ignored. */
  const $turn = createStore(0, { serialize: 'ignore' }).on([begun, queryChanged], (turn) => turn + 1);
  const $focusTurn = createStore(0, { serialize: 'ignore' }).on(
    [inputFocused, inputBlurred, queryChanged],
    (turn) => turn + 1,
  );
  const $suggestions = createStore<readonly SearchItem[]>([], { serialize: 'ignore' })
    .on(queryChanged, (items, query) => (query.trim().length < MIN_QUERY_LENGTH ? [] : items))
    .reset([begun, suggestFx.fail]);
  const $isDismissed = createStore(false, { serialize: 'ignore' })
    .on([queryChanged, inputFocused, begun], () => false)
    .on([listDismissed, suggestionPicked, termChosen], () => true);
  const $isListOpen = combine(
    $suggestions,
    $isDismissed,
    (items, isDismissed) => items.length > 0 && !isDismissed,
  );
  /** Place of the highlighted suggestion; -1: the text itself. */
  const $active = createStore(-1, { serialize: 'ignore' })
    .on(suggestionPointed, (_, index) => index)
    .reset([$suggestions, queryChanged, listDismissed, begun]);

  // Suggestions: after a rest in typing, and only those of the text as it is now.
  sample({
    clock: [queryChanged, ...(suggestsAtOnce ? [begun] : [])],
    source: $turn,
    filter: (_, query) => query.trim().length >= MIN_QUERY_LENGTH,
    target: restFx,
  });
  const typingRested = sample({
    clock: restFx.doneData,
    source: { turn: $turn, query: $query },
    filter: ({ turn }, restedTurn) => turn === restedTurn,
    fn: ({ query }) => query.trim(),
  });
  sample({
    clock: typingRested,
    fn: (q) => ({ query: { q, page: 1, per_page: suggestions } }),
    target: suggestFx,
  });
  sample({
    clock: suggestFx.done,
    source: $query,
    filter: (query, { params }) => query.trim() === params.query?.q,
    fn: (_, { result }) => result.data,
    target: $suggestions,
  });

  // The highlighted suggestion.
  sample({
    clock: cursorMoved,
    source: { active: $active, items: $suggestions, isOpen: $isListOpen },
    filter: ({ isOpen }) => isOpen,
    // One place more than suggestions: the text itself, -1.
    fn: ({ active, items }, step) => ((active + 1 + step + items.length + 1) % (items.length + 1)) - 1,
    target: $active,
  });

  // Leaving the box closes the list, unless the focus came back meanwhile.
  sample({ clock: inputBlurred, source: $focusTurn, target: blurFx });
  sample({
    clock: blurFx.doneData,
    source: $focusTurn,
    filter: (turn, blurredTurn) => turn === blurredTurn,
    fn: () => {},
    target: listDismissed,
  });

  // Enter.
  const entered = sample({
    clock: searchSubmitted,
    source: { query: $query, active: $active, items: $suggestions, isOpen: $isListOpen },
    fn: ({ query, active, items, isOpen }) => ({
      term: query.trim(),
      item: isOpen ? (items[active] ?? null) : null,
    }),
  });
  sample({
    clock: entered,
    filter: ({ item }) => item !== null,
    fn: ({ item }) => item as SearchItem,
    target: suggestionPicked,
  });
  sample({
    clock: entered,
    filter: ({ term, item }) => item === null && term !== '',
    fn: ({ term }) => term,
    target: termChosen,
  });

  return {
    begun,
    queryChanged,
    cursorMoved,
    suggestionPointed,
    searchSubmitted,
    listDismissed,
    inputFocused,
    inputBlurred,
    suggestionPicked,
    termChosen,
    $query,
    $suggestions,
    $isListOpen,
    $active,
  };
};

export type SearchBoxModel = ReturnType<typeof createSearchBox>;

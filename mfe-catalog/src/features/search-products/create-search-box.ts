/** Models of search boxes with text, suggestions and a highlight (docs/product/search.md#search-box). */
import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { search } from 'shared-contracts/api/search';
import type { SearchAnswer, SearchItem } from 'shared-contracts/api/search.schema';
import { createApiEffect } from 'shared-kit/host';
import { isTitle } from '../../lib/fold-words.ts';
import { BLUR_DELAY_MS, MIN_QUERY_LENGTH, SUGGEST_DELAY_MS } from './limits.ts';

const createDelayFx = (ms: number) =>
  createEffect((turn: number) => new Promise<number>((done) => setTimeout(done, ms, turn)));

interface SearchBoxOptions {
  /** Distinguishes this box's stores from those of other boxes in the scope. */
  name: string;
  /** Highest number of suggestions. */
  suggestions: number;
  /** Requests suggestions for the initial text too. */
  suggestsAtOnce: boolean;
}

const createBoxEvents = () => ({
  /** The box appeared with this initial text. */
  begun: createEvent<string>(),
  queryChanged: createEvent<string>(),
  /** An arrow key moves the highlight. After the last suggestion comes the text, then the first one. */
  cursorMoved: createEvent<1 | -1>(),
  suggestionPointed: createEvent<number>(),
  searchSubmitted: createEvent(),
  listDismissed: createEvent(),
  inputFocused: createEvent(),
  inputBlurred: createEvent(),
  /** The shopper chose a suggestion. `termChosen`: the shopper searches for a text. */
  suggestionPicked: createEvent<SearchItem>(),
  termChosen: createEvent<string>(),
});
type BoxEvents = ReturnType<typeof createBoxEvents>;

/** Products come first. An article or event comes before them only when the text is its title. */
const toSuggestions = ({ data, content = [] }: Partial<SearchAnswer>, text: string, most: number) => {
  const titled = content.filter(({ name }) => isTitle(text, name));
  const isTitled = (item: SearchItem) =>
    titled.some(({ product_type, slug }) => product_type === item.product_type && slug === item.slug);
  return [...titled, ...(data ?? []).filter((item) => !isTitled(item))].slice(0, most);
};

/** Requests suggestions after a pause in typing. Ignores responses for a text that has changed since. */
const createSuggestions = (
  { begun, queryChanged }: BoxEvents,
  $query: Store<string>,
  { suggestions, suggestsAtOnce }: SearchBoxOptions,
) => {
  const suggestFx = createApiEffect(search);
  const restFx = createDelayFx(SUGGEST_DELAY_MS);

  /** Increases with each change of the text, so that only a pause after the last change sends a request. */
  const $turn = createStore(0, { serialize: 'ignore' }).on([begun, queryChanged], (turn) => turn + 1);
  const $suggestions = createStore<readonly SearchItem[]>([], { serialize: 'ignore' })
    .on(queryChanged, (items, query) => (query.trim().length < MIN_QUERY_LENGTH ? [] : items))
    .reset(begun);

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
    clock: suggestFx.finally,
    source: $query,
    filter: (query, { params }) => query.trim() === params.query?.q,
    fn: (query, end) => (end.status === 'done' ? toSuggestions(end.result, query, suggestions) : []),
    target: $suggestions,
  });
  return $suggestions;
};

/** Closes the list some time after the text box loses the focus, unless the focus returns before. */
const dismissAfterBlur = ({ queryChanged, inputFocused, inputBlurred, listDismissed }: BoxEvents) => {
  const blurFx = createDelayFx(BLUR_DELAY_MS);
  const $focusTurn = createStore(0, { serialize: 'ignore' }).on(
    [inputFocused, inputBlurred, queryChanged],
    (turn) => turn + 1,
  );
  sample({ clock: inputBlurred, source: $focusTurn, target: blurFx });
  sample({
    clock: blurFx.doneData,
    source: $focusTurn,
    filter: (turn, blurredTurn) => turn === blurredTurn,
    target: listDismissed,
  });
};

/** The list of suggestions: whether it is open, and its highlighted suggestion. */
const createList = (box: BoxEvents, $suggestions: Store<readonly SearchItem[]>) => {
  const $isDismissed = createStore(false, { serialize: 'ignore' })
    .on([box.queryChanged, box.inputFocused], () => false)
    .on([box.listDismissed, box.suggestionPicked, box.termChosen], () => true);
  const $isListOpen = combine(
    $suggestions,
    $isDismissed,
    (items, isDismissed) => items.length > 0 && !isDismissed,
  );
  /** Index of the highlighted suggestion. -1: none, so Enter searches for the text. */
  const $active = createStore(-1, { serialize: 'ignore' })
    .on(box.suggestionPointed, (_, index) => index)
    .reset([$suggestions, box.queryChanged, box.listDismissed, box.begun]);

  sample({
    clock: box.cursorMoved,
    source: { active: $active, items: $suggestions, isOpen: $isListOpen },
    filter: ({ isOpen }) => isOpen,
    // There is one more position than suggestions: -1, for no highlight.
    fn: ({ active, items }, step) => ((active + 1 + step + items.length + 1) % (items.length + 1)) - 1,
    target: $active,
  });
  return { $isListOpen, $active };
};

interface BoxStores {
  $query: Store<string>;
  $suggestions: Store<readonly SearchItem[]>;
  $isListOpen: Store<boolean>;
  $active: Store<number>;
}

/** Enter picks the highlighted suggestion of an open list. Otherwise it searches for the text. */
const chooseOnSubmit = (
  { searchSubmitted, suggestionPicked, termChosen }: BoxEvents,
  { $query, $suggestions, $isListOpen, $active }: BoxStores,
) => {
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
};

export const createSearchBox = (options: SearchBoxOptions) => {
  const events = createBoxEvents();
  // The server renders the page's box with its text, so the store needs a stable sid.
  const $query = createStore('', { sid: `search-box-${options.name}-query` }).on(
    [events.begun, events.queryChanged],
    (_, query) => query,
  );
  const $suggestions = createSuggestions(events, $query, options);
  const stores = { $query, $suggestions, ...createList(events, $suggestions) };
  dismissAfterBlur(events);
  chooseOnSubmit(events, stores);
  return { ...events, ...stores };
};

export type SearchBoxModel = ReturnType<typeof createSearchBox>;

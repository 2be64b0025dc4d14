import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { readListingPage } from 'shared-contracts/api/pages';
import type { ListingPage } from 'shared-contracts/api/pages.schema';
import { failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { countryOf, type Selection } from './selection.ts';

export interface ContentOptions {
  sid: string;
  /** Slug of the API's page content with title and text. Default: the remote's own texts. */
  content: string | undefined;
  /** Whether a single chosen country has its own page content. */
  hasCountries: boolean;
  $selection: Store<Selection>;
  /** Fires with the selection of each URL that the page opens. */
  selectionOpened: Event<Selection>;
}

/**
 * Page content of a listing, e.g. title and text. A loaded content is not requested again. A country without
 * its own content uses that of the listing.
 */
export const createListingContent = (options: ContentOptions): { $content: Store<ListingPage | null> } => {
  const { sid, content, hasCountries, $selection, selectionOpened } = options;
  const slugOf = (selection: Selection): string => (hasCountries && countryOf(selection)) || (content ?? '');

  const readContentFx = createApiEffect(readListingPage);
  const contentNeeded = createEvent<string>();
  /** Slug → loaded page content. Null for a country without its own content. */
  const $contents = createStore<Readonly<Record<string, ListingPage | null>>>({}, { sid })
    .on(readContentFx.done, (known, { params, result }) => ({ ...known, [params.params.slug]: result.data }))
    .on(readContentFx.fail, (known, { params: { params }, error }) =>
      params.slug === content || failureCodeOf(error) !== 'NOT_FOUND'
        ? known
        : { ...known, [params.slug]: null },
    );
  const $content = combine(
    $contents,
    $selection,
    (contents, selection) => contents[slugOf(selection)] ?? contents[content ?? ''] ?? null,
  );

  sample({ clock: selectionOpened, fn: slugOf, target: contentNeeded });
  sample({
    clock: contentNeeded,
    source: $contents,
    filter: (known, slug) => slug !== '' && known[slug] === undefined,
    fn: (_, slug) => ({ params: { slug } }),
    target: readContentFx,
  });
  sample({
    clock: readContentFx.fail,
    filter: ({ params: { params } }) => params.slug !== content,
    fn: () => content ?? '',
    target: contentNeeded,
  });

  return { $content };
};

import type { ProductList } from 'shared-contracts/api/catalogue.schema';
import type { ListingPage } from 'shared-contracts/api/pages.schema';
import type { PageHead, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { CARD_SIZES } from '../../lib/card-sizes.ts';
import { itemList } from '../../lib/item-list.ts';
import { areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';
import { countChosen, countryOf, EMPTY_SELECTION, hrefOfSelection, type Selection } from './selection.ts';
import type { Shown } from './shown.ts';

type ListingId = keyof Messages['listing']['words'];

export interface ListingFacts {
  id: ListingId;
  pathname: string;
  content: ListingPage | null;
  messages: Messages;
}

/**
 * Title and introduction from the API, else the remote's fallback title. With a search text, a title that
 * contains it.
 */
export const headingOf = (
  { id, content, messages }: Pick<ListingFacts, 'id' | 'content' | 'messages'>,
  q: string,
): { title: string; text: string } => {
  if (q) return { title: messages.listing.resultsFor(q), text: '' };
  return content ?? { title: messages.listing.words[id], text: '' };
};

/**
 * Canonical URL of a selection. A country as the only filter has its own page
 * (docs/product/listings.md#listings). All other filters, price limits and search texts are views of the
 * unfiltered list. Page 2 of such a view has other products than page 2 of the list, so the canonical URL of
 * each of its pages is the list's first page.
 */
const canonicalOf = (pathname: string, selection: Selection): string => {
  const country = countryOf(selection);
  const isView = country === null && (countChosen(selection) > 0 || selection.q !== '');
  return hrefOfSelection(pathname, {
    ...EMPTY_SELECTION,
    filters: country ? { pais: [country] } : {},
    page: isView ? 1 : selection.page,
  });
};

export const crumbsOf = (
  { pathname, messages }: Pick<ListingFacts, 'pathname' | 'messages'>,
  title: string,
  selection: Selection,
): Crumb[] => {
  const home = { label: messages.home, href: hrefs.home };
  // The last crumb links to the country's page, or for all other filters to the unfiltered list.
  return [home, { label: title, href: canonicalOf(pathname, { ...selection, page: 1 }) }];
};

const headOf = (facts: ListingFacts & { publicUrl: string }, { selection, list }: Shown): PageHead => {
  const { content, pathname, publicUrl, messages } = facts;
  const { title } = headingOf(facts, selection.q);
  const isFirst = selection.page === 1 && !selection.q;
  const first = list.data[0];
  return {
    title: isFirst ? (content?.seo.title ?? title) : messages.listing.pageTitle(title, selection.page),
    description: content?.seo.description ?? title,
    keywords: content?.seo.keywords,
    canonical: canonicalOf(pathname, selection),
    image: content?.seo.image ?? undefined,
    noindex: selection.q !== '' || list.data.length === 0,
    preloadImage: first && preloadImageOf(first.frontend_image, CARD_SIZES),
    jsonLd: [breadcrumbList(publicUrl, crumbsOf(facts, title, selection)), itemList(publicUrl, list)],
  };
};

/** Status and head of a listing. Null while it loads first data or its texts. */
export const pageOfListing = ({
  outcome,
  ...facts
}: ListingFacts & { publicUrl: string; outcome: Outcome<ProductList, Selection> }): PageState | null => {
  if (outcome.kind === 'pending' || !areLoaded(facts.messages)) return null;
  const selection = outcome.params;
  if (outcome.kind === 'ready')
    return { status: 200, head: headOf(facts, { selection, list: outcome.data }) };
  const { title, text } = headingOf(facts, selection.q);
  return { status: 503, head: { title, description: text || title, noindex: true } };
};

import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { Outcome } from 'shared-kit/query/outcome';
import type { Crumb } from 'shared-kit/structured-data';
import { areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';
import { type SearchWords, searchWords } from '../../messages/search.ts';
import { hrefOfWanted, type Wanted } from './wanted.ts';

export const headingOf = ({ q }: Wanted, words: SearchWords): string =>
  q ? words.resultsFor(q) : words.title;

export const crumbsOf = (wanted: Wanted, title: string, messages: Messages): Crumb[] => [
  { label: messages.home, href: hrefs.home },
  { label: title, href: hrefOfWanted(wanted) },
];

interface SearchFacts {
  outcome: Outcome<unknown>;
  wanted: Wanted;
  messages: Messages;
  locale: Locale;
}

/** Status and head of the results page, which search engines must not index. Null while results load. */
export const pageOfSearch = ({ outcome, wanted, messages, locale }: SearchFacts): PageState | null => {
  if (!areLoaded(messages) || (wanted.q && outcome.kind === 'pending')) return null;
  const words = searchWords[locale];
  const title = headingOf(wanted, words);
  return {
    status: outcome.kind === 'failed' ? 503 : 200,
    head: {
      title: messages.listing.pageTitle(title, wanted.page),
      description: words.text,
      canonical: hrefs.search,
      noindex: true,
    },
  };
};

import { articlePath } from 'shared-contracts/api/documents';
import type { ArticleFilters, ArticleList } from 'shared-contracts/api/documents.schema';
import type { HostServices, PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { missingPage, pageWithout } from '../../lib/page-without.ts';
import { blogOf, sharedPicture } from '../../lib/structured-data.ts';
import type { Messages } from '../../messages/es.ts';
import { type Choice, hrefOf, isChoice } from './articles-choice.ts';

export interface Journal {
  list: ArticleList;
  filters: ArticleFilters['data'];
  choice: Choice;
}

export const crumbsOf = ({ reading }: Messages): Crumb[] => [
  { label: reading.home, href: hrefs.home },
  { label: reading.journal, href: hrefs.blog },
];

/** Whether the page number is beyond the last page. Page 1 always exists. */
export const isBeyond = ({ data, current_page }: ArticleList): boolean =>
  data.length === 0 && current_page > 1;

interface ArticlesFacts {
  outcome: Outcome<Journal>;
  messages: Messages;
  host: HostServices | null;
}

/** Status and head of the journal. Null until loaded. */
export const pageOfArticles = ({ outcome, messages, host }: ArticlesFacts): PageState | null => {
  if (outcome.kind !== 'ready' || !host) return pageWithout(outcome, messages);
  const { list, choice } = outcome.data;
  const { reading } = messages;
  if (isBeyond(list)) return missingPage(reading.beyond);
  const [first] = list.data;
  return {
    status: 200,
    head: {
      title: reading.journalPage(list.current_page),
      description: reading.journalText,
      // A filtered list is a view of the journal, so its canonical URL is the journal.
      canonical: isChoice(choice) ? hrefs.blog : hrefOf(choice, list.current_page),
      image: first && sharedPicture(first.picture.image),
      jsonLd: [
        breadcrumbList(host.config.publicUrl, crumbsOf(messages)),
        blogOf(
          host.config,
          list.data.map(({ title, slug, date }) => ({ title, date, href: articlePath(slug) })),
        ),
      ],
    },
  };
};

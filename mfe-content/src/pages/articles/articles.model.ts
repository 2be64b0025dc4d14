import { articlePath, listArticles, readArticleFilters } from 'shared-contracts/api/documents';
import type { ArticleFilters, ArticleList } from 'shared-contracts/api/documents.schema';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { createReading } from '../../lib/create-reading.ts';
import { missingPage, type PageFacts, readingPage } from '../../lib/reading-page.ts';
import { blogOf, sharedPicture } from '../../lib/structured-data.ts';
import type { Messages } from '../../messages/es.ts';
import { type Choice, choiceOf, hrefOf, isChoice, pageOf } from './articles-choice.ts';

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

const pageOfArticles = ({ list, choice }: Journal, { messages, host }: PageFacts): PageState => {
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

/** Articles per page. */
const PER_PAGE = 9;

const listFx = createApiEffect(listArticles);
const filtersFx = createApiEffect(readArticleFilters);

const ask = async (request: PageRequest): Promise<Journal> => {
  const choice = choiceOf(request);
  const query = { tema: [...choice.tema], ano: [...choice.ano] };
  const [list, filters] = await Promise.all([
    listFx({ query: { page: pageOf(request), per_page: PER_PAGE, ...query } }),
    filtersFx({ query }),
  ]);
  return { list, filters: filters.data, choice };
};

/**
 * Query for articles by topic, year and page of the URL. Cached for half an hour
 * (docs/product/journal.md#journal).
 */
export const articles = createReading({ name: 'articles', ask });

export const $page = readingPage(articles, pageOfArticles);

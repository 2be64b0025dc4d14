import { combine } from 'effector';
import { listArticles, readArticleFilters } from 'shared-contracts/api/documents';
import { $host, createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createReadingOf } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { choiceOf, pageOf } from './articles-choice.ts';
import { type Journal, pageOfArticles } from './articles-head.ts';

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
export const articles = createReadingOf({ name: 'articles', ask });

export const $page = combine(
  { outcome: articles.$outcome, messages: $messages, host: $host },
  pageOfArticles,
);

import { combine } from 'effector';
import { listArticles } from 'shared-contracts/api/documents';
import { $host } from 'shared-contracts/kit/host';
import type { PageRequest } from 'shared-contracts/kit/page';
import { createReading } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfArticles } from './articles-head.ts';

/** Articles on one page of the list. */
const PER_PAGE = 9;
const PAGE = /^[1-9]\d{0,4}$/;

/** What is no page number counts as the first page. */
const pageOf = ({ query }: PageRequest): number =>
  PAGE.test(query.page?.[0] ?? '') ? Number(query.page?.[0]) : 1;

/** The journal; the address holds the page of the list. */
export const articles = createReading({
  name: 'articles',
  endpoint: listArticles,
  inputOf: (request) => ({ query: { page: pageOf(request), per_page: PER_PAGE } }),
});

export const $page = combine(
  { outcome: articles.$outcome, messages: $messages, host: $host },
  pageOfArticles,
);

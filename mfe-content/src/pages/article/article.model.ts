import { combine } from 'effector';
import { readArticle } from 'shared-contracts/api/documents';
import { $host } from 'shared-kit/host';
import { createReading } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfArticle } from './article-head.ts';

/** Query for the article whose slug or id is in the URL. */
export const article = createReading({
  name: 'article',
  endpoint: readArticle,
  inputOf: ({ params }) => ({ params: { id: params.article ?? '' } }),
});

export const $page = combine({ outcome: article.$outcome, messages: $messages, host: $host }, pageOfArticle);

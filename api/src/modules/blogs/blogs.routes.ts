import * as blogs from 'shared-contracts/api/documents';
import * as schema from 'shared-contracts/api/documents.schema';
import type { Module } from '../../module.ts';
import { ARTICLES_TAG, articleTags, productTags } from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { listArticles, readArticle, readArticleFilters } from './blogs.service.ts';

/** The journal: its list, its filters and its articles. */
export const blogsModule: Module = (app, { readDb, answers }) => {
  const on = endpointsOf(app);
  on(blogs.listArticles, ({ query, request: { locale } }) =>
    answers.answer(`articles ${locale} ${JSON.stringify(query)}`, async () => {
      const list = await listArticles(readDb, query, locale);
      return prepareJson(schema.listArticles.response, list, [ARTICLES_TAG, ...articleTags(list.data)]);
    }),
  );

  on(blogs.readArticleFilters, ({ query, request: { locale } }) =>
    answers.answer(`article filters ${locale} ${JSON.stringify(query)}`, async () =>
      prepareJson(schema.readArticleFilters.response, await readArticleFilters(readDb, query, locale), [
        ARTICLES_TAG,
      ]),
    ),
  );

  on(blogs.readArticle, ({ params: { id }, request: { locale } }) =>
    answers.answer(`article ${locale} ${id}`, async () => {
      const article = await readArticle(readDb, id, locale);
      // Any new article may become a related one.
      const tags = [...articleTags([article]), ARTICLES_TAG, ...productTags(article.products ?? [])];
      return prepareJson(schema.readArticle.response, { data: article }, tags);
    }),
  );
};

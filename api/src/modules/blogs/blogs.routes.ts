import * as blogs from 'shared-contracts/api/documents';
import * as schema from 'shared-contracts/api/documents.schema';
import type { Module } from '../../module.ts';
import { prepareJson, registerEndpoint } from '../../plugins/endpoint.ts';
import { listArticles, readArticle, readArticleFilters } from './blogs.service.ts';

/** The journal: its list, its filters and its articles. */
export const blogsModule: Module = (app, { readDb, answers }) => {
  registerEndpoint(app, blogs.listArticles, schema.listArticles, ({ query, request: { locale } }) =>
    answers.answer(`articles ${locale} ${JSON.stringify(query)}`, async () =>
      prepareJson(schema.listArticles.response, await listArticles(readDb, query, locale)),
    ),
  );

  registerEndpoint(
    app,
    blogs.readArticleFilters,
    schema.readArticleFilters,
    ({ query, request: { locale } }) =>
      answers.answer(`article filters ${locale} ${JSON.stringify(query)}`, async () =>
        prepareJson(schema.readArticleFilters.response, await readArticleFilters(readDb, query, locale)),
      ),
  );

  registerEndpoint(app, blogs.readArticle, schema.readArticle, ({ params: { id }, request: { locale } }) =>
    answers.answer(`article ${locale} ${id}`, async () =>
      prepareJson(schema.readArticle.response, { data: await readArticle(readDb, id, locale) }),
    ),
  );
};

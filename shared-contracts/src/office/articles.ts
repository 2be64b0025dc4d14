import type * as schema from './articles.schema.ts';
import { draftEndpoints } from './drafts.ts';
import { officeEndpoint } from './endpoint.ts';

export const listArticles = /* @__PURE__ */ officeEndpoint<typeof schema.listArticles>({
  id: 'office-list-articles',
  method: 'GET',
  path: '/office/articles',
  access: 'content.read',
  summary: 'Articles of the journal, also withdrawn ones and drafts of new ones',
  errors: ['VALIDATION_FAILED'],
});

export const listTopics = /* @__PURE__ */ officeEndpoint<typeof schema.listTopics>({
  id: 'office-list-topics',
  method: 'GET',
  path: '/office/article-topics',
  access: 'content.read',
  summary: 'Topics that articles may have',
  errors: [],
});

/** Drafts of articles. A new article begins as the draft of a slug that no article has. */
export const articleDrafts = /* @__PURE__ */ draftEndpoints({
  name: 'article',
  path: '/office/articles',
  read: 'content.read',
  change: 'content.change',
  publish: 'content.publish',
});

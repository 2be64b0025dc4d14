import * as articles from 'shared-contracts/office/articles';
import * as endpoints from 'shared-contracts/office/content';
import { wholeList } from '../../db/list.ts';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints } from '../access/access.ts';
import { registerDrafts } from '../drafts/register-drafts.ts';
import { articlePublisher } from './article.publisher.ts';
import { findArticlesWithDrafts, findTopicNames } from './articles.repository.ts';
import { findPagesWithDrafts } from './content.repository.ts';
import { menuPublisher } from './menu.publisher.ts';
import { byImportance, isEditable, pagePublisher } from './page.publisher.ts';

/** Pages, menu and articles of the shop, and their drafts. */
export const contentModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.listPages, async ({ query, request }) => {
    const pages = (await findPagesWithDrafts(deps.db, request.locale)).filter(
      ({ id, failure }) => isEditable(id) && (!query.state || failure !== null),
    );
    return wholeList(pages.toSorted(byImportance));
  });
  registerDrafts(app, deps, endpoints.pageDrafts, pagePublisher);
  registerDrafts(app, deps, endpoints.menuDrafts, menuPublisher);
  on(articles.listArticles, ({ query }) => findArticlesWithDrafts(deps.db, query));
  on(articles.listTopics, async () => wholeList(await findTopicNames(deps.db)));
  registerDrafts(app, deps, articles.articleDrafts, articlePublisher);
};

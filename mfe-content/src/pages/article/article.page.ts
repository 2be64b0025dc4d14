import type { Page } from 'shared-kit/page';
import { $page, article } from './article.model.ts';
import { ArticleView } from './article-view.tsx';

export const page: Page = { View: ArticleView, opened: article.requested, $page };

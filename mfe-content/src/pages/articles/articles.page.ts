import type { Page } from 'shared-kit/page';
import { $page, articles } from './articles.model.ts';
import { ArticlesView } from './articles-view.tsx';

export const page: Page = { View: ArticlesView, opened: articles.requested, $page };

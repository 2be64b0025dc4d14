import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import { listArticles, listTopics } from 'shared-contracts/office/articles';
import { listPages } from 'shared-contracts/office/content';
import type { Area } from '../area.ts';

export const content: Area = {
  permission: 'content.read',
  menu: {
    to: '/pages',
    label: 'content.title',
    icon: ArticleIcon,
    group: 'shop',
    pages: ['/articles', '/shop-menu'],
  },
  resources: [
    {
      name: 'pages',
      endpoints: { list: listPages },
      list: lazy(() => import('./pages-list.tsx')),
      edit: lazy(() => import('./page-editor.tsx')),
    },
    {
      name: 'articles',
      endpoints: { list: listArticles },
      list: lazy(() => import('./articles-list.tsx')),
      edit: lazy(() => import('./article-editor.tsx')),
    },
    { name: 'article-topics', endpoints: { list: listTopics } },
  ],
  pages: [{ path: '/shop-menu', screen: lazy(() => import('./menu-editor.tsx')) }],
};

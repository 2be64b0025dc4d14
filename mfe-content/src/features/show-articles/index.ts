export { ArticleColumns } from './article-columns.tsx';
export { ArticleTeaser } from './article-teaser.tsx';

export { ArticleMeta, ArticleTeaser } from './article-teaser.tsx';
export { Teaser } from './teaser.tsx';
export { TeaserColumns } from './teaser-columns.tsx';

export { ArticleTeaser } from './article-teaser.tsx';
export { Teaser, type TeaserProps } from './teaser.tsx';
export { TeaserColumns } from './teaser-columns.tsx';

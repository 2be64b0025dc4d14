export { ShareArticle } from './share-article.tsx';

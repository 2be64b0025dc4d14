import type { ArticleFilters, ArticleList } from 'shared-contracts/api/documents.schema';
import type { Choice } from './articles-choice.ts';

export interface Journal {
  list: ArticleList;
  filters: ArticleFilters['data'];
  choice: Choice;
}

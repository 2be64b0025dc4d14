import type { JournalWords } from './journal-es.ts';

const en: JournalWords = {
  filters: 'Choose articles',
  articles: (count) => (count === 1 ? 'article' : 'articles'),
  none: 'No articles with that. Try another topic or another year.',
  clear: 'See all',
  related: 'To read on',
  products: 'What we spoke of',
  share: 'Share',
  shareOn: (network) => `Share on ${network}`,
  copy: 'Copy link',
  copied: 'Link copied',
};

export default en;

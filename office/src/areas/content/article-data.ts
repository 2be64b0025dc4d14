import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { DraftData } from 'shared-contracts/office/drafts.schema';

const words = (title: string) => ({
  title,
  lead: '',
  picture: { image: '', alt: '', width: 1600, height: 1000 },
  seo: { title, description: '', image: null, keywords: '' },
  blocks: [{ kind: 'paragraph', content: [] }],
});

export const newArticle = (title: string): DraftData => ({
  date: dayInSantiago(new Date()),
  topics: [],
  products: [],
  es: words(title),
  en: words(''),
});

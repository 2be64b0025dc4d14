import type { DraftData } from 'shared-contracts/office/drafts.schema';

/** Today in Santiago, `YYYY-MM-DD`. */
const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' }).format(new Date());

const words = (title: string) => ({
  title,
  lead: '',
  picture: { image: '', alt: '', width: 1600, height: 1000 },
  seo: { title, description: '', image: null, keywords: '' },
  blocks: [{ kind: 'paragraph', content: [] }],
});

/** Data of a new article. */
export const newArticle = (title: string): DraftData => ({
  date: today(),
  topics: [],
  products: [],
  es: words(title),
  en: words(''),
});

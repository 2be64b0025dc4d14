import type { ContentItem } from '../src/imports/content/entry.ts';

/** A title in Spanish, with an optional English translation. */
interface Titles {
  es: string;
  en?: string;
}

const inBothLanguages = <Words>(titles: Titles, words: (title: string, locale: 'es' | 'en') => Words) => ({
  es: words(titles.es, 'es'),
  ...(titles.en && { en: words(titles.en, 'en') }),
});

const text = (content: string) => ({
  kind: 'paragraph' as const,
  content: [{ kind: 'text' as const, text: content }],
});

const head = (title: string) => ({
  title,
  lead: `${title}.`,
  picture: { image: '/storage/scenes/vines', alt: title, width: 1600, height: 1000 },
  seo: { title, description: '', image: null, keywords: '' },
});

const HEADINGS = { es: 'Antes del alba', en: 'Before dawn' };

const article = (
  slug: string,
  date: string,
  titles: Titles,
  about: { topics?: string[]; products?: string[] } = {},
): ContentItem => ({
  kind: 'article',
  slug,
  date,
  topics: [],
  products: [],
  ...about,
  words: inBothLanguages(titles, (title, locale) => ({
    ...head(title),
    blocks: [
      { kind: 'heading', level: 2, text: HEADINGS[locale], id: 'antes-del-alba' },
      // 300 words: a reading time of one and a half minutes.
      text('uva '.repeat(300)),
    ],
  })),
});

const DAY_MS = 86_400_000;
const inDays = (days: number, hours = 0): string =>
  new Date(Date.now() + days * DAY_MS + hours * 3_600_000).toISOString();

type EventFields = Extract<ContentItem, { kind: 'event' }>['fields'];

/** Item of an event of two hours that starts in `days` days. */
const event = (slug: string, days: number, titles: Titles, seats: Partial<EventFields>): ContentItem => ({
  kind: 'event',
  slug,
  fields: {
    type: 'tasting',
    starts_at: inDays(days),
    ends_at: inDays(days, 2),
    price: 24000,
    capacity: 14,
    max_persons: 8,
    ...seats,
  },
  words: inBothLanguages(titles, (title) => ({
    ...head(title),
    place: 'Calle Uno 12',
    blocks: [text(title)],
  })),
});

/** Three articles on two topics, three events to come and a past one. Some have no English translation. */
export const fixtureContent: ContentItem[] = [
  { kind: 'topic', slug: 'vina', words: { es: 'La viña', en: 'The vineyard' } },
  { kind: 'topic', slug: 'mesa', words: { es: 'La mesa', en: 'The table' } },
  article('la-poda', '2026-03-01', { es: 'La poda', en: 'Pruning' }, { topics: ['vina'] }),
  article(
    'la-vendimia',
    '2026-04-02',
    { es: 'La vendimia', en: 'The harvest' },
    { topics: ['vina', 'mesa'], products: ['wine-4', 'gone', 'box-1'] },
  ),
  article('la-cata', '2025-02-03', { es: 'La cata' }, { topics: ['mesa'] }),
  event(
    'cena-de-vendimia',
    9,
    { es: 'Cena de vendimia', en: 'Harvest dinner' },
    { type: 'dinner', price: 46000 },
  ),
  event('cata-de-tintos', 4, { es: 'Cata de tintos', en: 'Tasting of reds' }, { capacity: 6 }),
  event('paseo-al-secano', 20, { es: 'Paseo al secano' }, { type: 'visit', price: 0, max_persons: 4 }),
  event('cata-de-otono', -30, { es: 'Cata de otoño', en: 'Autumn tasting' }, {}),
];

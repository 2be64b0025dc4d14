/** Checks that need the whole import and the shop's data: translations, topics, products, links. */

import { articlePath } from 'shared-contracts/api/documents';
import { eventPath } from 'shared-contracts/api/events';
import type { Locale } from 'shared-contracts/locale';
import { eventFacts } from 'shared-contracts/office/events.schema';
import { matchRoute } from 'shared-contracts/routes';
import type { Executor } from '../../db/connect.ts';
import type { Problem } from '../problem.ts';
import { findStored } from './content.repository.ts';
import type { ContentItem } from './entry.ts';

/** Names of languages for the operator. */
const LOCALE_NAMES: Record<Locale, string> = { es: 'Spanish', en: 'English' };

/** Item with the first file that contains it. */
export interface Found {
  item: ContentItem;
  file: string;
}

/** Content that links and references of the import may name. */
export interface Known {
  /** Paths of articles and events, in the shop or in the import. */
  paths: Set<string>;
  topics: Set<string>;
  products: Set<string>;
  /** Languages by `kind slug` that the shop has already. */
  locales: Map<string, Set<string>>;
  /** Events by slug that the shop has already. */
  events: Map<string, { starts_at: Date; ends_at: Date; seats_taken: number }>;
}

export const keyOf = ({ kind, slug }: Pick<ContentItem, 'kind' | 'slug'>): string => `${kind} ${slug}`;

/** Reads the slugs and languages that the shop has, and adds those of the import. */
export async function findKnown(db: Executor, found: readonly Found[]): Promise<Known> {
  const { articles, events, topics, products, pages } = await findStored(db);
  const locales = new Map<string, Set<string>>();
  const addLocales = (key: string, names: Iterable<string>) => {
    locales.set(key, new Set([...(locales.get(key) ?? []), ...names]));
  };
  for (const { slug, content } of articles) addLocales(`article ${slug}`, Object.keys(content));
  for (const { slug, content } of events) addLocales(`event ${slug}`, Object.keys(content));
  for (const { slug, content } of topics) addLocales(`topic ${slug}`, Object.keys(content));
  for (const { slug, locale } of pages) addLocales(`page ${slug}`, [locale]);
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);
  const shop = {
    articles: slugs(articles),
    events: slugs(events),
    topics: slugs(topics),
    products: slugs(products),
  };
  return { ...join(shop, found), locales, events: new Map(events.map((event) => [event.slug, event])) };
}

/** Content of a new shop, to check references against: the imported content and the seeded products. */
export const knownOfNewShop = (found: readonly Found[], products: readonly string[]): Known => ({
  ...join({ articles: [], events: [], topics: [], products }, found),
  locales: new Map(),
  events: new Map(),
});

type Slugs = Readonly<Record<'articles' | 'events' | 'topics' | 'products', readonly string[]>>;

function join(shop: Slugs, found: readonly Found[]): Omit<Known, 'locales' | 'events'> {
  const imported = (kind: ContentItem['kind']) =>
    found.filter(({ item }) => item.kind === kind).map(({ item: { slug } }) => slug);
  return {
    paths: new Set([
      ...[...shop.articles, ...imported('article')].map(articlePath),
      ...[...shop.events, ...imported('event')].map(eventPath),
    ]),
    topics: new Set([...shop.topics, ...imported('topic')]),
    products: new Set(shop.products),
  };
}

/** Whether a link's target exists. */
export function isReachable(href: string, { paths }: Known): boolean {
  if (!href.startsWith('/')) return true;
  const { pathname } = new URL(href, 'http://shop.invalid');
  const match = matchRoute(pathname);
  if (!match) return false;
  const { article, event } = match.params;
  return (article === undefined && event === undefined) || paths.has(pathname);
}

/** Returns missing languages, topics and products of the items, and events that cannot be as they are. */
export function checkItems(found: readonly Found[], known: Known, wanted: readonly Locale[]): Problem[] {
  return found.flatMap(({ item, file }): Problem[] => {
    const problem = (message: string): Problem => ({ file, line: null, message });
    const present = new Set([...(known.locales.get(keyOf(item)) ?? []), ...Object.keys(item.words)]);
    const missing = wanted.filter((locale) => !present.has(locale));
    const problems = missing.map((locale) =>
      problem(`${item.kind} ${item.slug} is not translated: its ${LOCALE_NAMES[locale]} is missing`),
    );
    if (item.kind === 'article') {
      for (const topic of item.topics)
        if (!known.topics.has(topic)) problems.push(problem(`There is no topic ${topic}`));
      for (const product of item.products)
        if (!known.products.has(product)) problems.push(problem(`There is no product ${product}`));
    }
    if (item.kind === 'event') problems.push(...eventProblems(item, known).map(problem));
    return problems;
  });
}

const MINUTE_MS = 60_000;

/** Only the office moves reservations with a coming event and mails the guests. */
function eventProblems(
  { slug, fields }: Extract<ContentItem, { kind: 'event' }>,
  { events }: Known,
): string[] {
  const [start, end] = [Date.parse(fields.starts_at), Date.parse(fields.ends_at)];
  const { starts_at, ends_at, seats_taken = 0 } = events.get(slug) ?? {};
  const hasComingGuests = seats_taken > 0 && starts_at !== undefined && starts_at > new Date();
  const hasDuration = eventFacts.duration_minutes.safeParse(Math.round((end - start) / MINUTE_MS)).success;
  const isMoved = starts_at?.getTime() !== start || ends_at?.getTime() !== end;
  return [
    ...(end <= start ? [`event ${slug} ends before it begins`] : []),
    ...(end > start && !hasDuration ? [`event ${slug} lasts less than 15 minutes or more than a day`] : []),
    ...(hasComingGuests && isMoved
      ? [`event ${slug} has guests: move it in the office, which tells them`]
      : []),
    ...(seats_taken > fields.capacity
      ? [`event ${slug} has ${seats_taken} reserved seats, more than its capacity`]
      : []),
  ];
}

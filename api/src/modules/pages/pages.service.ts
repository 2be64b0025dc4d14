import type { Document } from 'shared-contracts/api/documents.schema';
import type { Home } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { StoredHome } from '../../db/schema/pages.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { findIdsBySlugs, findOfferIds, findPage } from '../content/pages.repository.ts';
import { findPickupPlace } from '../content/pickup-place.service.ts';
import { findNextEvents } from '../events/events.service.ts';
import { findCards } from '../products/cards.repository.ts';
import { withDataTables } from './privacy-policy.ts';

/** Number of offers on the home page. */
const OFFERS_COUNT = 4;
/** Number of events on the home page. */
const EVENTS_COUNT = 3;

/**
 * Reads the content of a page in a language.
 * @throws DomainError NOT_FOUND for an unknown slug
 */
export async function readPage(db: Executor, slug: string, locale: Locale): Promise<object> {
  const content = orNotFound(await findPage(db, slug, locale));
  if (slug !== 'privacy-policies') return content;
  const policy = content as Document;
  return { ...policy, blocks: withDataTables(policy.blocks, locale) };
}

/** Content of the cart page. Adds the pick-up place if the shop has one. */
export async function readCartPage(db: Executor, locale: Locale): Promise<object> {
  const [content, pickup] = await Promise.all([
    readPage(db, 'shopping-cart', locale),
    findPickupPlace(db, locale),
  ]);
  return { ...content, pickup };
}

/** Home page: stored content with current products, prices, stock and events. */
export async function readHome(db: Executor, locale: Locale): Promise<Home> {
  const stored = (await readPage(db, 'home', locale)) as StoredHome;
  const [picked, offered, events] = await Promise.all([
    findIdsBySlugs(db, stored.picks.products),
    findOfferIds(db, OFFERS_COUNT),
    findNextEvents(db, EVENTS_COUNT, locale),
  ]);
  const [picks, offers] = await Promise.all([findCards(db, picked, locale), findCards(db, offered, locale)]);
  return {
    ...stored,
    picks: { ...stored.picks, products: picks },
    offers: { ...stored.offers, products: offers },
    events: stored.events && { ...stored.events, events },
  };
}

import type { PickupPlace } from 'shared-contracts/api/common.schema';
import type { Layout } from 'shared-contracts/api/pages.schema';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findPage } from './pages.repository.ts';

const WORDS: Record<Locale, { hours: (phone: string) => string; ready: string }> = {
  es: {
    hours: (phone) => `En el horario de la tienda${phone && ` (pregunta al ${phone})`}`,
    ready: 'Te avisamos por correo cuando esté listo.',
  },
  en: {
    hours: (phone) => `During the shop’s opening hours${phone && ` (ask at ${phone})`}`,
    ready: 'We tell you by email when it is ready.',
  },
};

/**
 * Pick-up place and hours from the cart page's content. Older content without them gets the shop's address
 * and phone from the layout.
 * @returns undefined when the layout has no address either
 */
export const findPickupPlace = async (db: Executor, locale: Locale): Promise<PickupPlace | undefined> => {
  const cartPage = await findPage(db, 'shopping-cart', locale);
  const { pickup } = (cartPage ?? {}) as { pickup?: PickupPlace };
  return pickup ?? placeOf((await findPage(db, 'layout', locale)) as Layout | undefined, locale);
};

const placeOf = (layout: Layout | undefined, locale: Locale): PickupPlace | undefined => {
  const { address_text: address, phones } = layout?.pre_footer ?? {};
  if (!address) return undefined;
  const { hours, ready } = WORDS[locale];
  return { address, hours: hours(phones?.[0]?.text ?? ''), ready };
};

/** Pick-up place by language. */
export type PickupPlaces = Partial<Record<Locale, PickupPlace>>;

export const findPickup = async (db: Executor): Promise<PickupPlaces> => {
  const places = await Promise.all(
    LOCALES.map(async (locale) => [locale, await findPickupPlace(db, locale)] as const),
  );
  return Object.fromEntries(places.filter(([, place]) => place));
};

/** Changes of the favourites and recently seen products that this browser keeps (docs/product/favourites.md). */
import type { GuestList, KeptFavourites } from 'shared-contracts/api/favourites.schema';
import {
  FAVOURITES_MAX,
  type Favourite,
  joinFavourites,
  joinViews,
  type ProductView,
  type SeenOffer,
} from 'shared-contracts/domain/favourites';

/** Not in the account yet. */
interface Unsent {
  is_unsent?: boolean;
}
/** `before`: the offer that the last look replaced. It stays in this browser, so that the change can be shown again. */
export type KeptFavourite = Favourite & Unsent & { before?: SeenOffer };
export type KeptView = ProductView & Unsent;

export interface Kept {
  is_on: boolean;
  /** The login whose account has the data. Null: a guest's. */
  login: string | null;
  favourites: readonly KeptFavourite[];
  views: readonly KeptView[];
  /** Link under which this browser shares the favourites without an account. */
  link: GuestList | null;
}

/** A product with its price and stock, as a heart shows it. */
export type Offer = SeenOffer & { product_id: number };

export const NOTHING: Kept = { is_on: true, login: null, favourites: [], views: [], link: null };

export const savedOf = ({ favourites }: Kept): KeptFavourite[] =>
  favourites.filter(({ is_saved }) => is_saved);

const isOf = (id: number) => (one: { product_id: number }) => one.product_id === id;

/** Saves the product, or removes it. `off` and `full`: nothing changes, and the shopper must be told. */
export const toggleFavourite = (
  kept: Kept,
  { product_id, ...offer }: Offer,
  now: string,
): Kept | 'off' | 'full' => {
  if (!kept.is_on) return 'off';
  const is_saved = !savedOf(kept).some(isOf(product_id));
  if (is_saved && savedOf(kept).length >= FAVOURITES_MAX) return 'full';
  const known = kept.favourites.find(isOf(product_id));
  const others = kept.favourites.filter((one) => one !== known);
  const seen = is_saved || !known ? { ...offer, looked_at: now } : known;
  // A guest's removal leaves no trace: it must not remove what the account already has.
  if (!is_saved && kept.login === null) return { ...kept, favourites: others };
  const changed = { ...seen, product_id, is_saved, changed_at: now, is_unsent: true };
  return { ...kept, favourites: [changed, ...others] };
};

export const addView = (kept: Kept, product_id: number, now: string): Kept =>
  kept.is_on
    ? { ...kept, views: joinViews([{ product_id, viewed_at: now, is_unsent: true } as KeptView], kept.views) }
    : kept;

/** How long the page of favourites shows a change after it has shown it first. */
export const CHANGE_SHOWN_MS = 24 * 3_600_000;

/** The offer with which a visit compares: the one before the last look while that change is still shown. */
export const comparedOf = ({ price, in_stock, looked_at, before }: KeptFavourite, now: string): SeenOffer =>
  before && Date.parse(now) - Date.parse(looked_at) < CHANGE_SHOWN_MS ? before : { price, in_stock };

/** The shopper saw these prices and stocks on the page of favourites. */
export const updateOffers = (kept: Kept, offers: readonly Offer[], now: string): Kept => ({
  ...kept,
  favourites: kept.favourites.map((one) => {
    const offer = offers.find(isOf(one.product_id));
    return offer && (offer.price !== one.price || offer.in_stock !== one.in_stock)
      ? { ...one, ...offer, looked_at: now, before: comparedOf(one, now), is_unsent: true }
      : one;
  }),
});

export const switchKeeping = (kept: Kept, is_on: boolean): Kept => ({
  ...kept,
  is_on,
  favourites: [],
  views: [],
  link: is_on ? kept.link : null,
});

/** A guest's link stays when an account is forgotten, because only this browser can end it. */
const nothingBut = ({ link }: Kept): Kept => (link ? { ...NOTHING, link } : NOTHING);

/** Favourites of this login: the data of another one is forgotten, that of a guest stays and is sent. */
export const keepOnlyOf = (kept: Kept, login: string | null): Kept =>
  kept.login === null || kept.login === login ? kept : nothingBut(kept);

/** Guests' entries are all unsent. */
export const unsentOf = ({ login, favourites, views }: Kept): Pick<Kept, 'favourites' | 'views'> => {
  const isUnsent = (one: Unsent): boolean => login === null || one.is_unsent === true;
  return { favourites: favourites.filter(isUnsent), views: views.filter(isUnsent) };
};

/** The entry without what only this browser keeps. */
const toSent = <T extends Unsent & { before?: SeenOffer }>({ is_unsent: _, before: _before, ...one }: T) =>
  one;
/** Body of the request that sends these entries. */
export const bodyOf = ({ favourites, views }: Pick<Kept, 'favourites' | 'views'>) => ({
  favourites: favourites.map(toSent),
  views: views.map(toSent),
});

/** Joins the account's entries with those that the shopper changed after the request had been made. */
const joinLater = <T extends { product_id: number }>(
  account: readonly T[],
  now: readonly (T & Unsent)[],
  sent: readonly T[],
  join: (a: readonly T[], b: readonly T[]) => T[],
): (T & Unsent)[] => {
  const texts = new Set(sent.map((one) => JSON.stringify(one)));
  const later = now.filter((one) => !texts.has(JSON.stringify(one)));
  return join(account, later).map((one) =>
    later.some(isOf(one.product_id)) ? { ...one, is_unsent: true } : one,
  );
};

/** The account does not have the offers before the looks. A look of another device replaces one of this browser. */
const withBefore = (favourites: readonly KeptFavourite[], known: readonly KeptFavourite[]): KeptFavourite[] =>
  favourites.map((one) => {
    const here = known.find(isOf(one.product_id));
    const isSameLook = here?.price === one.price && here.in_stock === one.in_stock;
    return here?.before && isSameLook ? { ...one, before: here.before } : one;
  });

/** The account's data, joined with what the shopper changed during the request. */
export const joinAnswer = (
  kept: Kept,
  { is_on, favourites, views }: KeptFavourites,
  sent: Pick<Kept, 'favourites' | 'views'>,
  login: string | null,
): Kept => {
  if (!is_on) return { ...nothingBut(kept), is_on, login };
  const now = unsentOf(kept);
  return {
    is_on,
    login,
    favourites: withBefore(
      joinLater(favourites, now.favourites, sent.favourites, joinFavourites),
      kept.favourites,
    ),
    views: joinLater(views, now.views, sent.views, joinViews),
    link: kept.link,
  };
};

import { z } from 'zod';
import { CARDS_MAX, FAVOURITES_MAX, LIST_NAME_MAX, VIEWS_MAX } from '../domain/favourites.ts';
import { productCard } from './catalogue.schema.ts';
import { clp } from './common.schema.ts';
import { done, line, productId } from './fields.schema.ts';

/** With ms in UTC, so that texts compare in the order of time. */
const instant = z.iso.datetime({ precision: 3 });

const favourite = z.object({
  product_id: productId,
  is_saved: z.boolean(),
  changed_at: instant,
  price: clp,
  in_stock: z.boolean(),
  looked_at: instant,
});
const productView = z.object({ product_id: productId, viewed_at: instant });

/** Link under which the customer shares the favourites. */
const sharedList = z.object({ token: z.string(), name: z.string() });

const kept = z.object({
  data: z.object({
    /** Whether the customer lets the shop keep favourites and recently seen products. */
    is_on: z.boolean(),
    favourites: z.array(favourite),
    views: z.array(productView),
    shared: sharedList.nullable(),
  }),
});

export const listProductCards = {
  query: z.object({
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9})*$/)
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .refine((ids) => ids.length <= CARDS_MAX),
  }),
  response: z.object({ data: z.array(productCard) }),
};

/** Unknown products are skipped. A time in the future counts as now. */
export const mergeFavourites = {
  body: z.object({
    favourites: z.array(favourite).max(2 * FAVOURITES_MAX),
    views: z.array(productView).max(VIEWS_MAX),
  }),
  response: kept,
};

/** Off deletes all favourites, recently seen products and the shared link. */
export const switchFavourites = { body: z.object({ is_on: z.boolean() }), response: kept };

export const shareFavourites = {
  body: z.object({ name: line(LIST_NAME_MAX) }),
  response: z.object({ data: sharedList }),
};
export const unshareFavourites = { response: done };

/** A guest's list under its link. `key` changes and ends it. It is readable until `until`. */
const guestList = sharedList.extend({ key: z.string(), until: z.iso.datetime() });
const guestListKey = z.object({ token: z.string().max(200), key: z.string().max(200) });
export const shareGuestFavourites = {
  body: z.object({
    name: line(LIST_NAME_MAX),
    product_ids: z.array(productId).min(1).max(FAVOURITES_MAX),
    /** The list that gets the new name and products. Absent or ended: a new one. */
    of: guestListKey.optional(),
  }),
  response: z.object({ data: guestList }),
};
export const unshareGuestFavourites = { body: guestListKey, response: done };

export const readSharedFavourites = {
  params: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ data: z.object({ name: z.string(), products: z.array(productCard) }) }),
};

export type KeptFavourites = z.output<typeof kept>['data'];
export type SharedList = z.output<typeof sharedList>;
export type GuestList = z.output<typeof guestList>;

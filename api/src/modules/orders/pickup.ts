import type { PickupPlace } from 'shared-contracts/api/common.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

/** By language. */
export type PickupPlaces = Partial<Record<Locale, PickupPlace>>;

/** Where and when orders are picked up, as the cart page's content says; empty where it does not. */
export const findPickup = async (db: Executor): Promise<PickupPlaces> => {
  const pages = await db
    .selectFrom('pages')
    .select(['locale', 'content'])
    .where('slug', '=', 'shopping-cart')
    .execute();
  return Object.fromEntries(
    pages.flatMap(({ locale, content }) => {
      const { pickup } = content as { pickup?: PickupPlace };
      return pickup ? [[locale, pickup]] : [];
    }),
  );
};

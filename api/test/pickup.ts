import type { Db } from '../src/db/connect.ts';

export const PICKUP = {
  address: 'Avenida Italia 1443, Providencia',
  hours: 'Lunes a sábado, 11:00 a 20:00',
  ready: 'Listo en 1 día hábil.',
};

/** Stores a cart page whose content has the pick-up place `PICKUP`. */
export const insertPickup = async (db: Db): Promise<void> => {
  const content = JSON.stringify({ shopping_cart_descriptions: { gift_card_price: 2000 }, pickup: PICKUP });
  await db
    .insertInto('pages')
    .values({ slug: 'shopping-cart', locale: 'es', content })
    .onConflict((on) => on.columns(['slug', 'locale']).doUpdateSet({ content }))
    .execute();
};

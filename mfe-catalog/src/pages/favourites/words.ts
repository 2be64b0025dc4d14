/** Texts of the page in both languages, in its own chunk, so that other pages do not load them. */
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Favoritos',
  description: 'Los productos que guardaste.',
  inBrowser: 'Quedan en este navegador.',
  signIn: 'Entra a tu cuenta',
  toKeep: 'y los tendrás en todos tus dispositivos.',
  emptyTitle: 'Aún no guardas ningún producto',
  emptyText: 'Toca el corazón de un vino y lo encuentras aquí, con sus cambios de precio y de stock.',
  seeWines: 'Ver vinos',
  offTitle: 'Los favoritos están apagados',
  offText: 'No guardamos qué productos te gustan ni cuáles ves.',
  list: 'Productos guardados',
  loading: 'Cargando tus favoritos',
  failedTitle: 'No pudimos mostrar tus favoritos',
  failedText: SERVER_PROBLEM.es,
  cheaper: (price: string): string => `Bajó ${price} desde tu última visita`,
  dearer: (price: string): string => `Subió ${price} desde tu última visita`,
  back: 'Volvió desde tu última visita',
  'sold-out': 'Se agotó desde tu última visita',
  gone: (n: number): string =>
    n === 1 ? 'Uno de tus favoritos ya no se vende.' : `${n} de tus favoritos ya no se venden.`,
};
export type FavouritesWords = typeof es;
const en: FavouritesWords = {
  title: 'Favourites',
  description: 'The products that you saved.',
  inBrowser: 'They stay in this browser.',
  signIn: 'Sign in to your account',
  toKeep: 'and you have them on all your devices.',
  emptyTitle: 'You have not saved a product yet',
  emptyText: 'Tap the heart of a wine and find it here, with changes of its price and stock.',
  seeWines: 'See wines',
  offTitle: 'Favourites are switched off',
  offText: 'We keep neither the products that you like nor those that you see.',
  list: 'Saved products',
  loading: 'Loading your favourites',
  failedTitle: 'We could not show your favourites',
  failedText: SERVER_PROBLEM.en,
  cheaper: (price) => `Down ${price} since your last visit`,
  dearer: (price) => `Up ${price} since your last visit`,
  back: 'Back since your last visit',
  'sold-out': 'Sold out since your last visit',
  gone: (n) =>
    n === 1 ? 'One of your favourites is no longer sold.' : `${n} of your favourites are no longer sold.`,
};
export const WORDS: Record<Locale, FavouritesWords> = { es, en };

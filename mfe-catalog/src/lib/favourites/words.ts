import { FAVOURITES_MAX } from 'shared-contracts/domain/favourites';
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Favoritos',
  off: 'Los favoritos están apagados. Los enciendes al final de la página Favoritos.',
  full: `Ya tienes ${FAVOURITES_MAX} favoritos. Quita uno para guardar otro.`,
};
const en: typeof es = {
  title: 'Favourites',
  off: 'Favourites are switched off. You can switch them on at the end of the page Favourites.',
  full: `You already have ${FAVOURITES_MAX} favourites. Remove one to save another.`,
};
export const favouriteWords: Record<Locale, typeof es> = { es, en };

import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Lista compartida',
  description: 'Una lista de favoritos que alguien compartió contigo.',
  label: 'Lista de favoritos',
  list: 'Productos de la lista',
  goneTitle: 'Esta lista ya no se comparte',
  goneText: 'Pide un enlace nuevo a quien te la envió.',
  emptyTitle: 'Esta lista está vacía por ahora',
  seeWines: 'Ver vinos',
  loading: 'Cargando la lista',
  failedTitle: 'No pudimos mostrar la lista',
  failedText: SERVER_PROBLEM.es,
};
const en: typeof es = {
  title: 'Shared list',
  description: 'A list of favourites that somebody shared with you.',
  label: 'List of favourites',
  list: 'Products of the list',
  goneTitle: 'This list is no longer shared',
  goneText: 'Ask the person who sent it to you for a new link.',
  emptyTitle: 'This list is empty for now',
  seeWines: 'See wines',
  loading: 'Loading the list',
  failedTitle: 'We could not show the list',
  failedText: SERVER_PROBLEM.en,
};
export const WORDS: Record<Locale, typeof es> = { es, en };

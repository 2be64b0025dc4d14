/** Texts of the search in both languages, in its own chunk, so that other pages do not load them. */
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { TypeCode } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const kindsEs: Record<TypeCode, string> = {
  w: 'Vinos',
  b: 'Cajas',
  g: 'Gourmet',
  a: 'Otros alcoholes',
  blog: 'Bitácora',
  event: 'Eventos',
};
const kindsEn: typeof kindsEs = {
  w: 'Wines',
  b: 'Boxes',
  g: 'Gourmet',
  a: 'Other alcohols',
  blog: 'Journal',
  event: 'Events',
};

const es = {
  title: 'Buscar',
  heading: '¿Qué buscas hoy?',
  text: 'Un vino, una cepa, un queso o un valle.',
  field: 'Buscar productos',
  placeholder: 'Carmenère, Maipo, camembert…',
  submit: 'Buscar',
  suggestions: 'Sugerencias',
  found: (n: number): string => count(n, 'sugerencia', 'sugerencias'),
  article: 'Artículo',
  event: 'Evento',
  free: 'Sin costo',
  suggested: 'Te sugerimos',
  recent: 'Búsquedas recientes',
  remove: (term: string): string => `Quitar ${term}`,
  clear: 'Borrar todas',
  resultsFor: (q: string): string => `Resultados para “${q}”`,
  results: 'Resultados',
  /** The API counts at most `most` results, so that total means "or more". */
  count: (total: number, most: number): string =>
    total >= most ? `más de ${most - 1} resultados` : count(total, 'resultado', 'resultados'),
  products: (n: number, most: number): string =>
    n >= most ? `más de ${most - 1} productos` : count(n, 'producto', 'productos'),
  corrected: (asked: string, meant: string): string =>
    `No encontramos “${asked}”. Te mostramos lo que hay para “${meant}”.`,
  kindsName: 'Tipo de resultado',
  all: 'Todo',
  kinds: kindsEs,
  emptyTitle: 'No se encontraron productos',
  emptyText: (q: string): string =>
    `Nada coincide con “${q}”. Prueba con otra palabra, o deja que te ayudemos a elegir.`,
  emptyKind: (q: string, kind: string): string => `Nada coincide con “${q}” en ${kind}.`,
  seeAll: 'Ver todos los resultados',
  wines: 'Ver los vinos',
  sommelier: 'Preguntar al sommelier',
  firstPage: 'Ir a la primera página',
  loading: 'Buscando',
  failedTitle: 'No pudimos buscar',
  failedText: SERVER_PROBLEM.es,
};

const en: typeof es = {
  title: 'Search',
  heading: 'What are you looking for?',
  text: 'A wine, a grape, a cheese or a valley.',
  field: 'Search products',
  placeholder: 'Carmenère, Maipo, camembert…',
  submit: 'Search',
  suggestions: 'Suggestions',
  found: (n) => count(n, 'suggestion', 'suggestions'),
  article: 'Article',
  event: 'Event',
  free: 'Free',
  suggested: 'You may like',
  recent: 'Recent searches',
  remove: (term) => `Remove ${term}`,
  clear: 'Clear all',
  resultsFor: (q) => `Results for “${q}”`,
  results: 'Results',
  count: (total, most) =>
    total >= most ? `more than ${most - 1} results` : count(total, 'result', 'results'),
  products: (n, most) => (n >= most ? `more than ${most - 1} products` : count(n, 'product', 'products')),
  corrected: (asked, meant) => `We found nothing for “${asked}”. These are the results for “${meant}”.`,
  kindsName: 'Kind of result',
  all: 'All',
  kinds: kindsEn,
  emptyTitle: 'No products found',
  emptyText: (q) => `Nothing matches “${q}”. Try another word, or let us help you choose.`,
  emptyKind: (q, kind) => `Nothing matches “${q}” in ${kind}.`,
  seeAll: 'See all results',
  wines: 'See the wines',
  sommelier: 'Ask the sommelier',
  firstPage: 'Go to the first page',
  loading: 'Searching',
  failedTitle: 'We could not search',
  failedText: SERVER_PROBLEM.en,
};

export type SearchWords = typeof es;
export const searchWords: Record<Locale, SearchWords> = { es, en };

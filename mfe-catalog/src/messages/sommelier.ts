/**
 * Texts of the virtual sommelier in both languages, in its own chunk, so that other pages do not load them.
 */

import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { Locale } from 'shared-contracts/locale';
import { useLocale } from 'shared-kit/locale';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const es = {
  /** Fallback while the shop's content loads or when it fails. */
  title: '¿Qué vas a comer?',
  text: 'Cuéntanos qué hay en la mesa y de dónde quieres el vino. Te decimos cuál abrir y por qué.',
  steps: { continent: 'El continente', country: 'El país', food: 'El plato' },
  nothing: { title: 'No tenemos un vino así ahora', text: 'Quita el país o elige un plato parecido.' },
  crumb: 'Sommelier virtual',
  stepsName: 'Pasos del sommelier',
  any: 'Cualquiera',
  skip: { continent: 'De cualquier parte', country: 'Cualquier país', food: 'Todavía no sé' },
  wines: (n: number): string => count(n, 'vino', 'vinos'),
  fit: (n: number): string => count(n, 'vino va con tu elección', 'vinos van con tu elección'),
  /** Before the first choice. */
  all: (n: number): string => count(n, 'vino para elegir', 'vinos para elegir'),
  see: (n: number): string => (n === 1 ? 'Ver el vino' : `Ver los ${n} vinos`),
  winesFor: (food: string): string => `Vinos para ${food.toLowerCase()}`,
  anyWines: 'Vinos para tu mesa',
  goesWith: (food: string): string => `Para ${food.toLowerCase()}`,
  anyCountry: 'Buscar en cualquier país',
  otherFood: 'Elegir otro plato',
  startAgain: 'Empezar de nuevo',
  firstPage: 'Ir a la primera página',
  loading: 'Buscando vinos',
  failedTitle: 'El sommelier no alcanzó a responder',
  failedText: SERVER_PROBLEM.es,
};

export type SommelierWords = typeof es;

const en: SommelierWords = {
  title: 'What are you eating?',
  text: 'Tell us what is on the table and where the wine should come from. We say which one to open, and why.',
  steps: { continent: 'The continent', country: 'The country', food: 'The dish' },
  nothing: { title: 'We have no such wine now', text: 'Leave out the country or choose a similar dish.' },
  crumb: 'Virtual sommelier',
  stepsName: 'Steps of the sommelier',
  any: 'Any',
  skip: { continent: 'From anywhere', country: 'Any country', food: 'I do not know yet' },
  wines: (n) => count(n, 'wine', 'wines'),
  fit: (n) => count(n, 'wine goes with your choice', 'wines go with your choice'),
  all: (n) => count(n, 'wine to choose from', 'wines to choose from'),
  see: (n) => (n === 1 ? 'See the wine' : `See the ${n} wines`),
  winesFor: (food) => `Wines for ${food.toLowerCase()}`,
  anyWines: 'Wines for your table',
  goesWith: (food) => `For ${food.toLowerCase()}`,
  anyCountry: 'Look in any country',
  otherFood: 'Choose another dish',
  startAgain: 'Start again',
  firstPage: 'Go to the first page',
  loading: 'Looking for wines',
  failedTitle: 'The sommelier could not answer',
  failedText: SERVER_PROBLEM.en,
};

export const sommelierWords: Record<Locale, SommelierWords> = { es, en };

export const useSommelierWords = (): SommelierWords => sommelierWords[useLocale()];

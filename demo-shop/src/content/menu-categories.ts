/** The categories that the menu narrows a listing by, and their values (SPEC §2, §9). */
import type { MenuOption } from 'shared-contracts/api/pages.schema';
import { filterKeyOf } from 'shared-contracts/domain/filter-keys';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';

type MenuLink = MenuOption['links'][number];

/** `[value, word]`, or a word in each language. */
type Value = readonly [value: string, es: string, en?: string];

const TYPES: readonly Value[] = [
  ['tinto', 'Tinto', 'Red'],
  ['blanco', 'Blanco', 'White'],
  ['rosado', 'Rosado', 'Rosé'],
  ['espumante', 'Espumante', 'Sparkling'],
  ['dulce-late-harvest', 'Cosecha tardía', 'Late harvest'],
];
const GRAPES: readonly Value[] = [
  ['cabernet-sauvignon', 'Cabernet Sauvignon'],
  ['carmenere', 'Carmenère'],
  ['syrah', 'Syrah'],
  ['pinot-noir', 'Pinot Noir'],
  ['pais', 'País'],
  ['sauvignon-blanc', 'Sauvignon Blanc'],
  ['chardonnay', 'Chardonnay'],
];
const COUNTRIES: readonly Value[] = [
  ['chile', 'Todos los valles', 'All valleys'],
  ['argentina', 'Argentina'],
  ['francia', 'Francia', 'France'],
  ['espana', 'España', 'Spain'],
  ['italia', 'Italia', 'Italy'],
];
const PANTRY: readonly Value[] = [
  ['charcuteria', 'Charcutería', 'Charcuterie'],
  ['aceites-y-vinagres', 'Aceites y vinagres', 'Oils and vinegars'],
  ['mermeladas-y-miel', 'Mermeladas y miel', 'Jams and honey'],
  ['chocolates', 'Chocolates'],
];
const CHEESES: readonly Value[] = [
  ['blanda-corteza-florecida', 'Blandos', 'Soft'],
  ['cabra', 'De cabra', 'Goat'],
  ['prensada-cocida', 'Duros', 'Hard'],
  ['azul', 'Azules', 'Blue'],
];
const SPIRITS: readonly Value[] = [
  ['pisco', 'Pisco'],
  ['whisky', 'Whisky'],
  ['gin', 'Gin'],
  ['ron', 'Ron', 'Rum'],
];

/** Label of a category, in Spanish → its listing and values. */
const CATEGORIES: Readonly<Record<string, { path: string; values: readonly Value[] }>> = {
  Tipo: { path: hrefs.wines, values: TYPES },
  Cepas: { path: hrefs.wines, values: GRAPES },
  País: { path: hrefs.wines, values: COUNTRIES },
  'Quesos franceses': { path: hrefs.gourmet, values: CHEESES },
  'Productos gourmet': { path: hrefs.gourmet, values: PANTRY },
  Destilados: { path: hrefs.alcohols, values: SPIRITS },
};
/** What stands for a category that is not recognised (SPEC §8). */
const UNKNOWN = { path: hrefs.wines, values: [['error', 'Error']] as const };

/**
 * Links to a listing, each with one filter: the category's label chooses its key (SPEC §9).
 * @param isWanted which of the category's values
 */
export const filterLinks = (
  locale: Locale,
  category: string,
  isWanted: (value: string) => boolean = () => true,
): MenuLink[] => {
  const known = Object.hasOwn(CATEGORIES, category) ? CATEGORIES[category] : undefined;
  const { path, values } = known ?? UNKNOWN;
  const key = filterKeyOf(category);
  return values
    .filter(([value]) => isWanted(value))
    .map(([value, es, en = es]) => ({
      text: locale === 'es' ? es : en,
      link: `${path}?${key}=${value}`,
      filter: { category, key, value },
    }));
};

import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import type { Lexicon } from '../../modules/search/meaning.ts';
import { labelOfFact } from '../../modules/search/terms.ts';

const words = (es: string, en: string): Record<Locale, string> => ({ es, en });

/** Facts that the shop has no label for. */
const LABELS: Readonly<Record<string, Record<Locale, string>>> = {
  'kind:wine': words('Todos los vinos', 'All wines'),
  'kind:box': words('Todas las cajas', 'All boxes'),
  'kind:gourmet': words('Todo lo gourmet', 'All gourmet products'),
  'kind:alcohol': words('Todos los destilados', 'All spirits'),
  'price:low': words('Primero lo más barato', 'Cheapest first'),
  'price:high': words('Primero lo más caro', 'Dearest first'),
  'offer:yes': words('En oferta', 'On offer'),
  'ageing:long': words('Para guardar 8 años o más', 'Ages for 8 years or more'),
};
/** Words before the value of a fact. */
const KEYS: Readonly<Record<string, Record<Locale, string>>> = {
  year: words('Año', 'Year'),
  volume: words('Formato en ml', 'Format in ml'),
  grams: words('Gramos', 'Grams'),
  bottles: words('Botellas', 'Bottles'),
  sweetness: words('Dulzor', 'Sweetness'),
};

/** Words of a fact for staff. */
export const labelOf = (fact: string, locale: Locale, lexicon: Lexicon): string => {
  const label = LABELS[fact]?.[locale] ?? labelOfFact(fact, { lexicon, locale });
  if (label) return label;
  const at = fact.indexOf(':');
  const [key, value] = [fact.slice(0, at), fact.slice(at + 1)];
  if (key === 'price') return formatClp(Number(value));
  return KEYS[key] ? `${KEYS[key][locale]} ${value}` : value.replaceAll('-', ' ');
};

/** The address of a page as cache, head and share panel know it: the path and known query keys, in a fixed order. */
import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';

const KNOWN = new Set<string>([
  ...FILTER_KEYS,
  'page',
  'per_page',
  'sort',
  'q',
  't',
  'precio_min',
  'precio_max',
  // The virtual sommelier's answers, the chosen event, the journal's filters.
  'continente',
  'comida',
  'paso',
  'evento',
  'tema',
  'ano',
  // The order whose transfer is asked for.
  'pedido',
  // Result of a mail's link: it opened an order, or it has expired.
  'enlace',
]);
const MAX_QUERY = 1_000;

/** Path with the allow-listed query, keys sorted; campaign parameters and the like are left out. */
export const pageUrl = (pathname: string, search: string): string => {
  if (search.length > MAX_QUERY) return pathname;
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams([...query].filter(([key]) => KNOWN.has(key)));
  kept.sort();
  const text = kept.toString();
  return text ? `${pathname}?${text}` : pathname;
};

/** From grape, type, ageing and tier to the figures of a wine page. */
import { hash } from '../random.ts';
import { SHOP } from '../shop.ts';
import type { Score, WineAttributes } from '../types.ts';
import { GRAPES, type Grape } from './grapes.ts';
import type { WineRow } from './types.ts';

type Level = WineAttributes['body'];
const level = (value: number): Level => Math.max(1, Math.min(5, Math.round(value))) as Level;

export const mainGrape = (row: WineRow): Grape => {
  const id = row.grapes[0];
  if (id === undefined) throw new Error(`${row.slug} has no grape`);
  return GRAPES[id];
};

const OAK: Partial<Record<WineRow['ageing'], number>> = {
  french: 0.4,
  frenchLong: 0.8,
  american: 0.4,
  port: 1,
};
const SWEETNESS: Partial<Record<WineRow['type'], Level>> = { sweet: 5, fortified: 5, sparkling: 1 };

export const scales = (
  row: WineRow,
): Pick<WineAttributes, 'body' | 'acidity' | 'sweetness' | 'freshness'> => {
  const [body, acidity, freshness] = mainGrape(row).scale;
  const light = row.type === 'rose' ? -1 : row.type === 'sparkling' ? -0.6 : row.type === 'sweet' ? 1 : 0;
  const bright = row.type === 'sparkling' || row.type === 'rose' ? 1 : 0;
  return {
    body: level(body + (OAK[row.ageing] ?? 0) + light),
    acidity: level(acidity + bright * 0.6),
    // The Kabinett's nine degrees leave sugar behind.
    sweetness: SWEETNESS[row.type] ?? (row.abv < 10 ? 3 : 1),
    freshness: level(freshness + bright - (OAK[row.ageing] ?? 0)),
  };
};

const TIER_YEARS: Readonly<Record<WineRow['tier'], number>> = {
  varietal: -1,
  reserva: 0,
  granReserva: 2,
  icono: 7,
  espumante: 1,
  champagne: 6,
};
export const keeps = (row: WineRow): number =>
  row.type === 'rose'
    ? 2
    : row.type === 'fortified' || row.type === 'sweet'
      ? 15
      : Math.max(2, mainGrape(row).keeps + TIER_YEARS[row.tier]);

const CELSIUS: Readonly<Record<WineRow['type'], string>> = {
  red: '16–18',
  natural: '13–15',
  white: '8–10',
  rose: '8–10',
  sparkling: '6–8',
  sweet: '6–8',
  fortified: '12–14',
  orange: '12–14',
  organic: '14–16',
};
export const service = (row: WineRow): string =>
  row.type === 'red' && mainGrape(row).scale[0] <= 2 ? '13–15' : CELSIUS[row.type];

const MONTHS: Partial<Record<WineRow['type'], [string, string]>> = {
  white: ['marzo', 'March'],
  rose: ['marzo', 'March'],
  sparkling: ['febrero', 'February'],
  sweet: ['junio', 'June'],
};
const NORTH: Partial<Record<WineRow['type'], [string, string]>> = { sweet: ['noviembre', 'November'] };
export const harvest = (row: WineRow, country: string): WineAttributes['harvest'] => {
  const south = country === 'chile' || country === 'argentina';
  const usual = south
    ? (MONTHS[row.type] ?? ['abril', 'April'])
    : (NORTH[row.type] ?? ['septiembre', 'September']);
  const [es, en] = row.picked ? [row.picked.es, row.picked.en] : usual;
  if (row.year === null)
    return { es: `Varias cosechas, a mano en ${es}`, en: `Several vintages, by hand in ${en}` };
  return { es: `A mano, ${es} de ${row.year}`, en: `By hand, ${en} ${row.year}` };
};

/** Points of the shop's own invented juries; everyday wines are not scored. */
export const scores = (row: WineRow): Score[] => {
  if (row.tier === 'varietal' || row.tier === 'reserva') return [];
  const base = { granReserva: 90, icono: 94, espumante: 89, champagne: 92 }[row.tier];
  const seed = hash(row.slug);
  const count = row.tier === 'icono' || row.tier === 'champagne' ? 2 : 1;
  return Array.from({ length: count }, (_, i) => ({
    jury: SHOP.juries[(seed + i) % SHOP.juries.length] ?? SHOP.juries[0],
    points: base + ((seed >> (4 + i * 3)) % 4),
  }));
};

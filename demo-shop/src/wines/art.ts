/** The bottle of a wine: shape, glass and closure by what is in it, label by its producer. */
import type { BottleArt, Garnish, Vessel } from '../art/types.ts';
import { type Brand, brandOf } from '../brands.ts';
import { CLOSURES } from '../facets.ts';
import { hash } from '../random.ts';
import type { Facet, SeedWine } from '../types.ts';
import { GRAPES } from './grapes.ts';
import { PLACES } from './places.ts';
import { mainGrape } from './structure.ts';
import type { WineRow } from './types.ts';

const LIQUIDS: Readonly<Record<WineRow['type'], string>> = {
  red: '#5a1022',
  natural: '#7a2233',
  white: '#e6d488',
  rose: '#e8a596',
  sparkling: '#efdb9c',
  sweet: '#dfa23c',
  fortified: '#4a0d1c',
  orange: '#cf7f33',
  organic: '#5a1022',
};

const shape = (row: WineRow): BottleArt['shape'] => {
  if (row.type === 'sparkling') return 'sparkling';
  if (row.type === 'fortified') return 'port';
  if (row.type === 'sweet') return 'dessert';
  const [first] = row.grapes;
  if (first === 'riesling' || first === 'gewurz' || first === 'torrontes' || first === 'moscatel')
    return 'flute';
  if (first === 'pinot' || first === 'chardonnay' || first === 'pais' || first === 'cinsault')
    return row.type === 'rose' ? 'flute' : 'burgundy';
  if (
    first === 'syrah' ||
    first === 'garnacha' ||
    first === 'carignan' ||
    first === 'mourvedre' ||
    first === 'viognier' ||
    first === 'semillon'
  )
    return 'rhone';
  return 'bordeaux';
};

const glass = (row: WineRow): BottleArt['glass'] => {
  if (row.type === 'rose' || row.type === 'sweet' || row.type === 'orange') return 'flint';
  if (row.type === 'white') return hash(row.slug) % 4 === 0 ? 'flint' : 'leaf';
  if (row.type === 'sparkling')
    return row.brand === 'burbuja' || row.brand === 'bellaspina' ? 'green' : 'black';
  if (row.type === 'natural' || row.grapes[0] === 'pais') return 'amber';
  return row.tier === 'icono' ? 'black' : 'green';
};

const closure = (row: WineRow, brand: Brand): BottleArt['closure'] => {
  if (row.type === 'sparkling') return 'muselet';
  const own = brand.label?.closure;
  if (own === 'muselet') return 'foil';
  // Screw caps for what is drunk young, corks for what is kept.
  if (own === 'screw') return mainGrape(row).red || row.tier === 'icono' ? 'foil' : 'screw';
  return own ?? 'foil';
};

/** A line of wines keeps the producer's hand and changes its accent: four tones, chosen by name. */
const TONES: readonly (readonly [string, string] | null)[] = [
  null,
  ['#7a2237', '#b8802c'],
  ['#2f4a42', '#8a8a3a'],
  ['#3a3550', '#a5384c'],
];

export const wineBottle = (row: WineRow): BottleArt => {
  const brand = brandOf(row.brand);
  if (!brand.label) throw new Error(`${brand.name} bottles no wine`);
  const { capsule, closure: _own, ...label } = brand.label;
  const tone = row.name.startsWith(brand.name) ? null : TONES[hash(row.slug) % TONES.length];
  const flagship =
    row.name.startsWith(brand.name) ||
    row.name.startsWith(brand.name.replace(/^(Bodegas|Tenuta|Domaine|Weingut|Quinta do) /, ''));
  const grapes = row.grapes.map((id) => GRAPES[id].facet.label.es).join(' · ');
  return {
    kind: 'bottle',
    slug: row.slug,
    shape: shape(row),
    glass: glass(row),
    liquid: LIQUIDS[row.type],
    closure: closure(row, brand),
    capsule: tone && row.type !== 'sparkling' ? tone[0] : capsule,
    embossed: row.tier === 'icono' || row.tier === 'champagne' || hash(row.slug) % 3 === 0,
    label: {
      ...label,
      ...(tone && label.layout !== 'night' && label.layout !== 'kraft'
        ? { band: tone[0], accent: tone[1] }
        : {}),
      brand: brand.name,
      title: flagship
        ? brand.name.replace(/^(Bodegas|Tenuta|Domaine|Weingut|Quinta do) /, '')
        : cuvee(row, grapes),
      subtitle: grapes,
      origin: PLACES[row.place].name,
      year: row.year === null ? '' : String(row.year),
    },
  };
};

/** The fantasy name: what stands before the grape. */
const cuvee = (row: WineRow, grapes: string): string => {
  const [first = grapes] = grapes.split(' · ');
  const cut = row.name.split(` ${first.split(' ')[0]}`)[0] ?? row.name;
  return cut.replace(
    / (Late|Brut|Blanc|Extra|Rosé|Porto|Rosado|Reserva|Prosecco|Gran|Barolo|Chianti|Chablis|Beaune|Sancerre)\b.*$/,
    '',
  );
};

export const wineClosure = (art: BottleArt): Facet =>
  CLOSURES[
    art.closure === 'screw'
      ? 'screw'
      : art.closure === 'wax'
        ? 'wax'
        : art.closure === 'muselet'
          ? 'muselet'
          : 'cork'
  ];

const vessel = (row: WineRow): Vessel =>
  row.type === 'sparkling'
    ? 'flute'
    : row.type === 'fortified' || row.type === 'sweet' || row.type === 'orange'
      ? 'tulip'
      : mainGrape(row).red && row.type !== 'rose'
        ? 'red'
        : 'white';
const garnish = (row: WineRow): Garnish => {
  if (row.type === 'fortified' || row.type === 'sweet') return 'figs';
  if (row.type === 'orange') return 'citrus';
  if (hash(`${row.slug}g`) % 4 === 0) return 'cork';
  return mainGrape(row).red ? 'grapes-red' : 'grapes-white';
};

/** Every third wine shows its back on hover, the others a poured glass. */
export const winePictures = (row: WineRow, back: string[]): SeedWine['pictures'] => {
  const image = wineBottle(row);
  return {
    image,
    cover:
      hash(`${row.slug}cover`) % 3 === 0
        ? { kind: 'back', slug: row.slug, bottle: image, lines: back }
        : { kind: 'poured', slug: row.slug, bottle: image, vessel: vessel(row), garnish: garnish(row) },
  };
};

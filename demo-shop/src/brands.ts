/** Invented producers. Each has one graphic hand, so that its bottles are known from across the room. */
import type { BottleArt, LabelArt } from './art/types.ts';
import { COUNTRIES } from './facets.ts';
import type { Facet } from './types.ts';

export type LabelStyle = Pick<LabelArt, 'layout' | 'motif' | 'paper' | 'ink' | 'accent' | 'band'>;
export interface Brand {
  name: string;
  country: Facet;
  /** Missing for producers of food, whose packs differ. */
  label?: LabelStyle & { capsule: string; closure?: BottleArt['closure'] };
}

const style = (
  layout: LabelStyle['layout'],
  motif: LabelStyle['motif'],
  [paper, ink, accent, band, capsule]: [string, string, string, string, string],
  closure?: BottleArt['closure'],
): Brand['label'] => ({ layout, motif, paper, ink, accent, band, capsule, closure });
const { chile, argentina, france, spain, italy, portugal, germany, scotland, mexico, peru, belgium } =
  COUNTRIES;

export const BRANDS = {
  cordillera: {
    name: 'Cordillera Alta',
    country: chile,
    label: style('classic', 'andes', ['#f6efe0', '#2b1a12', '#9a7b3c', '#5b1220', '#5b1220']),
  },
  bruma: {
    name: 'Bruma de Mar',
    country: chile,
    label: style('waves', 'wave', ['#f3f5f4', '#1d2b3b', '#4f7285', '#35586c', '#24364b'], 'screw'),
  },
  peumal: {
    name: 'Casona Peumal',
    country: chile,
    label: style('arch', 'house', ['#f5eee0', '#3a2317', '#a4683a', '#6e1b2e', '#3b1a1e']),
  },
  amparo: {
    name: 'Hijas de Amparo',
    country: chile,
    label: style('signature', 'flower', ['#fbf6ee', '#4a1f2a', '#a5384c', '#6e1b2e', '#7a2237']),
  },
  guindo: {
    name: 'Cerro Guindo',
    country: chile,
    label: style('monogram', 'crest', ['#efe8da', '#241a15', '#9c7f45', '#2a211c', '#1c1715'], 'wax'),
  },
  molino: {
    name: 'Molino del Tutuvén',
    country: chile,
    label: style('kraft', 'wheat', ['#d9c29a', '#33261a', '#8c3b1f', '#5b3a1e', '#6b4423']),
  },
  zorzal: {
    name: 'Loma Zorzal',
    country: chile,
    label: style('botanical', 'bird', ['#f7f4e9', '#2c3320', '#a8553a', '#5c6b3a', '#8c3b2c']),
  },
  tinaja: {
    name: 'Tinaja Parda',
    country: chile,
    label: style('stacked', 'jar', ['#e9dcc3', '#4b2a17', '#b4532a', '#7a3d1d', '#a84a24'], 'wax'),
  },
  lluvia: {
    name: 'Piedra Lluvia',
    country: chile,
    label: style('minimal', 'leaf', ['#eef1ec', '#20302b', '#5f8577', '#34564b', '#2f4a42'], 'screw'),
  },
  paihuano: {
    name: 'Noche de Paihuano',
    country: chile,
    label: style('night', 'star', ['#171c2b', '#f1e7c9', '#d0ad5a', '#0e1320', '#131825']),
  },
  salitre: {
    name: 'Camino del Salitre',
    country: chile,
    label: style('diagonal', 'compass', ['#f7f3ea', '#2f2a25', '#c0803a', '#3f6670', '#c0803a']),
  },
  marea: {
    name: 'Marea Quieta',
    country: chile,
    label: style('split', 'wave', ['#f4f3ee', '#24404a', '#3d7180', '#2f5f6e', '#c9ccc6'], 'screw'),
  },
  burbuja: {
    name: 'Burbuja Lenta',
    country: chile,
    label: style('medallion', 'crest', ['#f6efdc', '#2b2117', '#b08d3f', '#3a2a1c', '#c7a24a'], 'muselet'),
  },
  ulmo: {
    name: 'Ulmo Viejo',
    country: chile,
    label: style('tall', 'tree', ['#f2efe4', '#26301f', '#6d7b3a', '#3f4d28', '#3f4d28'], 'screw'),
  },
  alamo: {
    name: 'Álamo Errante',
    country: argentina,
    label: style('landscape', 'andes', ['#f6efe2', '#33221c', '#b5693a', '#6b3b4a', '#4a2434']),
  },
  montverney: {
    name: 'Château Montverney',
    country: france,
    label: style('ribbon', 'house', ['#fbf7ec', '#2a1d14', '#94793f', '#5b1220', '#5b1220']),
  },
  vaucelle: {
    name: 'Domaine Vaucelle-Brun',
    country: france,
    label: style('classic', 'crest', ['#faf5e8', '#2a1d14', '#7c6a3f', '#2f4a38', '#2f4a38']),
  },
  aubrelle: {
    name: 'Maison Aubrelle',
    country: france,
    label: style('medallion', 'star', ['#f8f1dd', '#1f1a17', '#b2893a', '#1f1a17', '#1f1a17'], 'muselet'),
  },
  robledal: {
    name: 'Bodegas Robledal Viejo',
    country: spain,
    label: style('ribbon', 'tree', ['#f7efdf', '#3a1d16', '#b06a2c', '#7d2a1e', '#7d2a1e']),
  },
  bellaspina: {
    name: 'Tenuta Bellaspina',
    country: italy,
    label: style('arch', 'sun', ['#f9f1e0', '#3d1a18', '#b3742c', '#7a2a22', '#7a2a22']),
  },
  sombrio: {
    name: 'Quinta do Vale Sombrio',
    country: portugal,
    label: style('stacked', 'bridge', ['#1d1a19', '#f1e6cf', '#c79a4a', '#7a2237', '#2a1c1a'], 'wax'),
  },
  lindenhalde: {
    name: 'Weingut Lindenhalde',
    country: germany,
    label: style('botanical', 'leaf', ['#f7f6ea', '#26331f', '#8a8a3a', '#5c7040', '#a8a055'], 'screw'),
  },
  cerros: {
    name: 'Destilería Cuatro Cerros',
    country: chile,
    label: style('split', 'sun', ['#f7f1e2', '#1f3b40', '#b8802c', '#1f4d57', '#1f4d57'], 'screw'),
  },
  austral: {
    name: 'Botánica Austral',
    country: chile,
    label: style('botanical', 'leaf', ['#f2f4ee', '#20332c', '#6d8a5a', '#3f5f4a', '#c9a27a'], 'cork'),
  },
  arvaig: {
    name: 'Glen Arvaig',
    country: scotland,
    label: style('classic', 'bird', ['#f4ecd8', '#2b2117', '#8c6a34', '#3a2c1f', '#2a1d14'], 'cork'),
  },
  caleta: {
    name: 'Caleta Brava',
    country: peru,
    label: style('medallion', 'compass', ['#f3e7cc', '#3a2314', '#a5622a', '#5a2e17', '#4a2a17'], 'cork'),
  },
  tonante: {
    name: 'Agave Tonante',
    country: mexico,
    label: style('stacked', 'sun', ['#f6efe0', '#2d3a2c', '#b5632c', '#3f5a44', '#8a5a2c'], 'cork'),
  },
  corvasse: {
    name: 'Maison Corvasse',
    country: france,
    label: style('ribbon', 'crest', ['#f8f0dc', '#3a2112', '#a8742f', '#6b3a1a', '#3a2112'], 'cork'),
  },
  lupulo: {
    name: 'Lúpulo Bravo',
    country: chile,
    label: style('landscape', 'wheat', ['#f6eed8', '#33261a', '#c08a2c', '#4e5b31', '#b8860b'], 'crown'),
  },
  bellerive: { name: 'Affineur Bellerive', country: france },
  ermitas: { name: 'Almazara Tres Ermitas', country: chile },
  nahuen: { name: 'Cacao Nahuén', country: chile },
  cormoran: { name: 'Conservas Punta Cormorán', country: chile },
  ines: { name: 'La Despensa de Inés', country: chile },
  brichon: { name: 'Maison Brichon', country: france },
  kapelle: { name: 'Chocolaterie Kapelle', country: belgium },
  quillay: { name: 'Casa Quillay', country: chile },
} as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof BRANDS;
export const brandOf = (id: BrandId): Brand => BRANDS[id];

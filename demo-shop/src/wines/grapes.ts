/** Grapes: character on five-point scales, aromas, and the ids of the foods they go with. Sentences are in grape-notes.ts. */
import { facet } from '../facets.ts';
import type { Facet } from '../types.ts';

export interface Grape {
  facet: Facet;
  red: boolean;
  /** body, acidity, freshness; 1 to 5. */
  scale: readonly [1 | 2 | 3 | 4 | 5, 1 | 2 | 3 | 4 | 5, 1 | 2 | 3 | 4 | 5];
  /** Years it keeps in an ordinary bottling. */
  keeps: number;
  aromas: readonly string[];
  foods: readonly string[];
}

const grape = (
  name: string,
  red: boolean,
  scale: Grape['scale'],
  keeps: number,
  aromas: string,
  foods: string,
): Grape => ({ facet: facet(name), red, scale, keeps, aromas: aromas.split(', '), foods: foods.split(' ') });

export const GRAPES = {
  cabernet: grape(
    'Cabernet Sauvignon',
    true,
    [5, 3, 2],
    8,
    'cassis, cedro, eucalipto, tabaco',
    'vacuno cordero queso-duro',
  ),
  carmenere: grape(
    'Carmenère',
    true,
    [4, 2, 2],
    6,
    'mora, pimiento verde, clavo, chocolate',
    'chilena vacuno legumbres',
  ),
  merlot: grape('Merlot', true, [3, 2, 2], 5, 'ciruela, guinda, laurel', 'cerdo pastas-rojas chilena'),
  syrah: grape('Syrah', true, [5, 3, 3], 8, 'mora, pimienta negra, violeta', 'cordero caza vacuno'),
  pinot: grape(
    'Pinot Noir',
    true,
    [2, 4, 4],
    5,
    'frutilla, cereza, champiñón',
    'aves pescado-graso queso-blando',
  ),
  malbec: grape('Malbec', true, [4, 3, 3], 7, 'ciruela, violeta, mora', 'vacuno cerdo pastas-rojas'),
  cabfranc: grape(
    'Cabernet Franc',
    true,
    [3, 3, 3],
    7,
    'frambuesa, grafito, menta',
    'cordero aves queso-cabra',
  ),
  carignan: grape('Carignan', true, [4, 5, 3], 9, 'guinda, granada, boldo', 'cerdo cordero pastas-rojas'),
  pais: grape('País', true, [2, 4, 4], 3, 'frutilla, granada, tierra húmeda', 'cecinas legumbres chilena'),
  cinsault: grape(
    'Cinsault',
    true,
    [2, 4, 5],
    3,
    'frambuesa, rosa, canela',
    'cecinas pescado-graso verduras',
  ),
  verdot: grape('Petit Verdot', true, [5, 4, 2], 10, 'violeta, mora, grafito', 'caza vacuno chocolate'),
  garnacha: grape('Garnacha', true, [3, 3, 3], 5, 'frambuesa, cereza, anís', 'cerdo cordero cecinas'),
  mourvedre: grape('Mourvèdre', true, [5, 3, 2], 9, 'mora, cuero, pimienta negra', 'caza cordero'),
  tempranillo: grape(
    'Tempranillo',
    true,
    [3, 3, 2],
    8,
    'cereza, cuero, vainilla',
    'cordero cecinas queso-duro',
  ),
  sangiovese: grape(
    'Sangiovese',
    true,
    [3, 4, 3],
    7,
    'cereza, tabaco, tierra húmeda',
    'pastas-rojas cerdo vacuno',
  ),
  nebbiolo: grape('Nebbiolo', true, [5, 5, 2], 15, 'rosa, guinda, cuero', 'caza queso-duro vacuno'),
  touriga: grape(
    'Touriga Nacional',
    true,
    [5, 3, 2],
    12,
    'violeta, cassis, higo',
    'chocolate queso-azul caza',
  ),
  sauvignon: grape(
    'Sauvignon Blanc',
    false,
    [2, 5, 5],
    2,
    'pomelo, lima, pasto',
    'mariscos ceviche-sushi queso-cabra',
  ),
  chardonnay: grape(
    'Chardonnay',
    false,
    [4, 3, 3],
    5,
    'manzana verde, mantequilla, avellana',
    'aves pescado-blanco pastas-blancas',
  ),
  riesling: grape('Riesling', false, [2, 5, 5], 8, 'lima, durazno, piedra', 'picante ceviche-sushi mariscos'),
  viognier: grape('Viognier', false, [3, 2, 3], 3, 'damasco, acacia, miel', 'pastas-blancas picante aves'),
  gewurz: grape('Gewürztraminer', false, [3, 2, 3], 3, 'lichi, rosa, canela', 'picante queso-blando'),
  semillon: grape(
    'Semillón',
    false,
    [3, 3, 3],
    7,
    'cera de abeja, limón, miel',
    'pescado-blanco pastas-blancas',
  ),
  moscatel: grape(
    'Moscatel de Alejandría',
    false,
    [2, 3, 4],
    2,
    'azahar, jazmín, mandarina',
    'ceviche-sushi aperitivo postres',
  ),
  chenin: grape(
    'Chenin Blanc',
    false,
    [3, 4, 4],
    6,
    'membrillo, manzana verde, miel',
    'cerdo queso-cabra verduras',
  ),
  albarino: grape('Albariño', false, [2, 5, 5], 3, 'durazno, sal, limón', 'mariscos pescado-blanco'),
  torrontes: grape('Torrontés', false, [2, 3, 4], 2, 'jazmín, durazno, naranja', 'picante ceviche-sushi'),
  glera: grape('Glera', false, [1, 4, 5], 2, 'pera, acacia, manzana verde', 'aperitivo cecinas'),
} as const satisfies Record<string, Grape>;
export type GrapeId = keyof typeof GRAPES;

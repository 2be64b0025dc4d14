/**
 * Boxes: real bottles of the catalogue under one lid. A box never costs more than its bottles.
 * Longer than most files: one table of products, read as a list.
 */
import type { BoxArt } from '../art/types.ts';
import type { Occasion } from '../facets.ts';
import type { Bilingual } from '../types.ts';

export interface BoxRow {
  name: Bilingual;
  slug: string;
  occasion: Occasion;
  /** `[wine slug, quantity]` */
  contents: readonly (readonly [string, number])[];
  price: number;
  /** The sum of its bottles is shown struck through. */
  discounted: boolean;
  art: Pick<BoxArt, 'material' | 'ribbon' | 'view'>;
  story: Bilingual;
  label?: Bilingual;
}

const t = (es: string, en: string): Bilingual => ({ es, en });
const box = (
  slug: string,
  name: Bilingual,
  occasion: Occasion,
  contents: BoxRow['contents'],
  price: number,
  discounted: boolean,
  art: BoxRow['art'],
  story: Bilingual,
  label?: Bilingual,
): BoxRow => ({ slug, name, occasion, contents, price, discounted, art, story, label });

const PINE = { material: 'pine', ribbon: null, view: 'open' } as const;
const KRAFT = { material: 'kraft', ribbon: null, view: 'open' } as const;
const GIFT = t('Para regalo', 'Gift');

export const BOX_ROWS: readonly BoxRow[] = [
  box(
    'caja-descubre-chile',
    t('Descubre Chile en seis botellas', 'Discover Chile in six bottles'),
    'discover',
    [
      ['camanchaca-sauvignon-blanc', 1],
      ['faro-chardonnay-reserva', 1],
      ['helecho-pinot-noir-reserva', 1],
      ['loma-zorzal-cinsault', 1],
      ['zaguan-merlot-reserva', 1],
      ['cuesta-ocho-cabernet-sauvignon-reserva', 1],
    ],
    49990,
    true,
    PINE,
    t(
      'Del mar a los Andes en seis copas: dos blancos, cuatro tintos y un mapa para no perderse.',
      'From the sea to the Andes in six glasses: two whites, four reds and a map so you do not get lost.',
    ),
  ),
  box(
    'caja-asado-del-domingo',
    t('Asado del domingo', 'Sunday barbecue'),
    'barbecue',
    [
      ['casona-peumal-carmenere', 1],
      ['la-del-medio-malbec', 1],
      ['harina-negra-garnacha', 1],
    ],
    32990,
    false,
    KRAFT,
    t(
      'Tres tintos que no se asustan con el humo: uno para encender, uno para la carne y uno para discutir.',
      'Three reds that smoke does not frighten: one to light the fire, one for the meat and one to argue over.',
    ),
  ),
  box(
    'caja-costa-fria',
    t('Costa fría', 'Cold coast'),
    'sea',
    [
      ['bruma-de-mar-sauvignon-blanc', 1],
      ['roca-mojada-sauvignon-blanc-reserva', 1],
      ['bajamar-albarino', 1],
    ],
    29990,
    false,
    PINE,
    t(
      'Sal, limón y viento: tres blancos a menos de veinte kilómetros del Pacífico.',
      'Salt, lemon and wind: three whites from within twenty kilometres of the Pacific.',
    ),
  ),
  box(
    'caja-para-brindar',
    t('Tres maneras de brindar', 'Three ways to toast'),
    'toast',
    [
      ['burbuja-lenta-brut', 1],
      ['oleaje-extra-brut', 1],
      ['colle-verde-prosecco', 1],
    ],
    33990,
    true,
    { material: 'ivory', ribbon: '#6e1b2e', view: 'open' },
    t(
      'Un método tradicional, un Charmat de costa y un Prosecco para abrir el apetito.',
      'A traditional method, a coastal Charmat and a Prosecco to open the appetite.',
    ),
    t('Favorito de la casa', 'House favourite'),
  ),
  box(
    'caja-guarda-larga',
    t('Guarda larga', 'Long keepers'),
    'cellar',
    [
      ['cumbre-callada', 1],
      ['quebrada-sur-petit-verdot', 1],
      ['gran-ensamblaje-de-la-casona', 1],
    ],
    89990,
    true,
    { material: 'pine', ribbon: null, view: 'open' },
    t(
      'Tres tintos para olvidar diez años en un lugar fresco y oscuro.',
      'Three reds to forget for ten years somewhere cool and dark.',
    ),
  ),
  box(
    'caja-secano',
    t('Secano: Itata y Maule', 'Dry-farmed: Itata and Maule'),
    'discover',
    [
      ['loma-zorzal-cinsault', 1],
      ['molino-del-tutuven-carignan', 1],
      ['rueda-de-agua-pais', 1],
    ],
    30990,
    false,
    KRAFT,
    t(
      'Parras viejas que viven de la lluvia. Taninos de tierra, acidez de fruta recién cortada.',
      'Old vines that live on rain. Tannins of earth, acidity of just-picked fruit.',
    ),
  ),
  box(
    'caja-casa-llena',
    t('Casa llena', 'Full house'),
    'everyday',
    [
      ['patio-de-naranjos-carmenere', 4],
      ['siesta-larga-merlot', 4],
      ['camanchaca-sauvignon-blanc', 4],
    ],
    54990,
    true,
    { material: 'kraft', ribbon: null, view: 'lined' },
    t(
      'Doce botellas para que nunca falte: ocho tintos y cuatro blancos de todos los días.',
      'Twelve bottles so that there is always one: eight reds and four whites for every day.',
    ),
  ),
  box(
    'caja-rosados',
    t('Todos los rosados', 'All the rosés'),
    'sea',
    [
      ['canto-rosado-cinsault', 1],
      ['espuma-de-tarde-rose-de-pinot', 1],
      ['mas-de-la-garrigue-rose', 1],
    ],
    29990,
    false,
    { material: 'ivory', ribbon: null, view: 'lined' },
    t(
      'Itata, Leyda y Provenza: tres tonos de rosa y ninguno dulce.',
      'Itata, Leyda and Provence: three shades of pink and none of them sweet.',
    ),
  ),
  box(
    'caja-viejo-mundo',
    t('Viejo mundo', 'Old world'),
    'discover',
    [
      ['bellaspina-chianti-classico', 1],
      ['robledal-viejo-crianza', 1],
      ['la-tourelle-de-montverney', 1],
    ],
    52990,
    false,
    PINE,
    t(
      'Toscana, Rioja y Médoc: tres clásicos para entender de dónde viene todo.',
      'Tuscany, Rioja and Médoc: three classics to understand where it all comes from.',
    ),
  ),
  box(
    'caja-noche-de-quesos',
    t('Noche de quesos', 'Cheese night'),
    'discover',
    [
      ['lucero-late-harvest', 1],
      ['aspa-blanca-semillon', 1],
      ['bruma-de-mar-pinot-noir', 1],
    ],
    34990,
    false,
    KRAFT,
    t(
      'Un dulce para el azul, un Semillón para el duro y un Pinot para todo lo blando.',
      'A sweet one for the blue, a Semillón for the hard and a Pinot for everything soft.',
    ),
  ),
  box(
    'regalo-cordillera',
    t('Regalo Cordillera', 'Cordillera gift'),
    'gift',
    [
      ['cordillera-alta-cabernet-sauvignon', 1],
      ['alba-fria-syrah', 1],
    ],
    33990,
    false,
    { material: 'wine', ribbon: '#d8b978', view: 'closed' },
    t(
      'Dos tintos del Maipo en caja burdeos con cinta dorada y tarjeta escrita a mano.',
      'Two Maipo reds in a burgundy box with a gold ribbon and a handwritten card.',
    ),
    GIFT,
  ),
  box(
    'regalo-champagne',
    t('Regalo Champagne', 'Champagne gift'),
    'gift',
    [['maison-aubrelle-brut-reserve', 1]],
    52990,
    false,
    { material: 'ink', ribbon: '#c7a24a', view: 'closed' },
    t(
      'Una botella, una caja negra y una cinta: no hay que explicar nada más.',
      'One bottle, one black box and one ribbon: nothing else needs explaining.',
    ),
    GIFT,
  ),
  box(
    'regalo-tres-hermanas',
    t('Regalo Tres Hermanas', 'Three Sisters gift'),
    'gift',
    [
      ['hijas-de-amparo-ensamblaje', 1],
      ['la-del-medio-malbec', 1],
      ['la-menor-cabernet-franc', 1],
    ],
    64990,
    true,
    { material: 'olive', ribbon: '#e3cf9a', view: 'closed' },
    t(
      'La familia casi completa, ordenada por edad dentro de una caja verde oliva.',
      'The family almost complete, in order of age inside an olive green box.',
    ),
    GIFT,
  ),
  box(
    'regalo-hermana-mayor',
    t('Regalo La Mayor', 'The Eldest gift'),
    'gift',
    [['la-mayor-syrah', 2]],
    33990,
    false,
    { material: 'ivory', ribbon: '#6e1b2e', view: 'closed' },
    t(
      'Dos botellas de La Mayor: una para abrir hoy, otra para olvidar.',
      'Two bottles of La Mayor: one to open today, the other to forget.',
    ),
    GIFT,
  ),
];

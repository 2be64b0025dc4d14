/**
 * Spirits, beers and aperitifs.
 * Longer than most files: one table of products, read as a list.
 */
import type { BottleArt, Garnish, Vessel } from '../art/types.ts';
import type { BrandId } from '../brands.ts';
import type { AlcoholType } from '../facets.ts';
import type { Bilingual } from '../types.ts';

export interface AlcoholRow {
  brand: BrandId;
  name: string;
  slug: string;
  type: AlcoholType;
  ml: number;
  abv: number;
  age?: number;
  price: number;
  reference?: number;
  stock: number;
  art: readonly [
    shape: BottleArt['shape'],
    glass: BottleArt['glass'],
    liquid: string,
    vessel: Vessel,
    garnish: Garnish,
  ];
  /** Second line of the label. */
  says: string;
  /** Colours of this bottle's label when they differ from the house's: band, accent. */
  tone?: readonly [string, string];
  story: Bilingual;
  notes: Bilingual;
  serve: Bilingual;
  label?: Bilingual;
}

const t = (es: string, en: string): Bilingual => ({ es, en });

export const ALCOHOL_ROWS: readonly AlcoholRow[] = [
  {
    brand: 'cerros',
    name: 'Pisco Cuatro Cerros Transparente',
    slug: 'pisco-cuatro-cerros-transparente',
    type: 'pisco',
    ml: 750,
    abv: 40,
    price: 11990,
    stock: 2300,
    art: ['pisco', 'flint', '#eef0e4', 'tumbler', 'citrus'],
    says: 'Pisco transparente',
    story: t(
      'Doble destilación en alambique de cobre, sin madera: uva y nada más.',
      'Double distilled in copper stills, no wood: grape and nothing else.',
    ),
    notes: t(
      'Azahar, limón de Pica y un fondo de uva moscatel.',
      'Orange blossom, Pica lime and a background of muscat grape.',
    ),
    serve: t('En sour, con limón recién exprimido.', 'In a sour, with freshly squeezed lime.'),
  },
  {
    brand: 'cerros',
    name: 'Pisco Cuatro Cerros Guarda',
    slug: 'pisco-cuatro-cerros-guarda',
    type: 'pisco',
    ml: 750,
    abv: 43,
    age: 4,
    price: 24990,
    reference: 28990,
    stock: 90,
    art: ['pisco', 'flint', '#c98a35', 'tumbler', 'cork'],
    says: 'Guarda · 4 años',
    tone: ['#6b3a1a', '#c08a3c'],
    story: t(
      'Cuatro años en raulí y roble, en una bodega de adobe a 1.800 metros.',
      'Four years in raulí and oak, in an adobe cellar at 1,800 metres.',
    ),
    notes: t('Damasco seco, vainilla y tabaco.', 'Dried apricot, vanilla and tobacco.'),
    serve: t('Solo, con una piedra de hielo grande.', 'Neat, over one large ice cube.'),
    label: t('Premiado', 'Awarded'),
  },
  {
    brand: 'cerros',
    name: 'Pisco Cuatro Cerros Pedro Jiménez',
    slug: 'pisco-cuatro-cerros-pedro-jimenez',
    type: 'pisco',
    ml: 700,
    abv: 40,
    price: 14990,
    stock: 180,
    art: ['pisco', 'flint', '#f1ead0', 'tumbler', 'grapes-white'],
    says: 'Pedro Jiménez',
    tone: ['#4e5b31', '#9a8a2c'],
    story: t('Una sola uva, la más sobria del valle.', 'A single grape, the most sober in the valley.'),
    notes: t('Manzana, hinojo y piedra tibia.', 'Apple, fennel and warm stone.'),
    serve: t('Con tónica seca y una hoja de albahaca.', 'With dry tonic and a basil leaf.'),
  },
  {
    brand: 'arvaig',
    name: 'Glen Arvaig 12 Años',
    slug: 'glen-arvaig-12',
    type: 'whisky',
    ml: 700,
    abv: 43,
    age: 12,
    price: 44990,
    stock: 70,
    art: ['whisky', 'flint', '#b5651d', 'tumbler', 'cork'],
    says: 'Single Malt · 12',
    story: t(
      'Malta de las Tierras Altas, madurada en barricas que antes guardaron jerez.',
      'Highland malt matured in casks that once held sherry.',
    ),
    notes: t('Manzana asada, miel y un hilo de humo.', 'Baked apple, honey and a thread of smoke.'),
    serve: t('En copa tulipán con unas gotas de agua.', 'In a tulip glass with a few drops of water.'),
  },
  {
    brand: 'arvaig',
    name: 'Glen Arvaig 18 Años',
    slug: 'glen-arvaig-18',
    type: 'whisky',
    ml: 700,
    abv: 46,
    age: 18,
    price: 99990,
    stock: 14,
    art: ['decanter', 'flint', '#8f4414', 'tulip', 'cork'],
    says: 'Single Malt · 18',
    tone: ['#1f1a17', '#b2893a'],
    story: t(
      'Dieciocho inviernos en la misma nave, de cara al mar del Norte.',
      'Eighteen winters in the same warehouse, facing the North Sea.',
    ),
    notes: t('Naranja confitada, nuez moscada y cuero.', 'Candied orange, nutmeg and leather.'),
    serve: t('Solo y despacio.', 'Neat, and slowly.'),
    label: t('Últimas botellas', 'Last bottles'),
  },
  {
    brand: 'austral',
    name: 'Gin Botánica Austral',
    slug: 'gin-botanica-austral',
    type: 'gin',
    ml: 750,
    abv: 42,
    price: 22990,
    reference: 26990,
    stock: 150,
    art: ['apothecary', 'blue', '#dfe9ea', 'tumbler', 'citrus'],
    says: 'Gin de la Patagonia',
    story: t(
      'Canelo, calafate y menta de vega, destilados uno por uno.',
      'Winter’s bark, calafate berry and marsh mint, distilled one by one.',
    ),
    notes: t(
      'Enebro limpio, cáscara de limón y bosque después de la lluvia.',
      'Clean juniper, lemon peel and forest after rain.',
    ),
    serve: t('Tónica, romero y mucho hielo.', 'Tonic, rosemary and plenty of ice.'),
  },
  {
    brand: 'austral',
    name: 'Gin Botánica Austral Maqui',
    slug: 'gin-botanica-austral-maqui',
    type: 'gin',
    ml: 750,
    abv: 38,
    price: 23990,
    stock: 0,
    art: ['apothecary', 'flint', '#b0486a', 'tumbler', 'citrus'],
    says: 'Gin con maqui',
    tone: ['#6a2b4a', '#a5486a'],
    story: t(
      'Macerado con maqui silvestre, que lo tiñe sin azúcar.',
      'Steeped with wild maqui berries, which colour it without sugar.',
    ),
    notes: t('Fruta de bosque, pimienta y flor.', 'Forest fruit, pepper and flowers.'),
    serve: t('Con soda y una rodaja de pomelo.', 'With soda and a slice of grapefruit.'),
  },
  {
    brand: 'caleta',
    name: 'Ron Caleta Brava Añejo',
    slug: 'ron-caleta-brava-anejo',
    type: 'rum',
    ml: 750,
    abv: 40,
    age: 8,
    price: 19990,
    stock: 120,
    art: ['rum', 'flint', '#a5521c', 'tumbler', 'citrus'],
    says: 'Añejo · 8 años',
    story: t(
      'Ocho años frente a una caleta del norte, donde el calor apura el tiempo.',
      'Eight years facing a northern cove, where heat hurries time along.',
    ),
    notes: t('Plátano asado, canela y caramelo.', 'Roast banana, cinnamon and caramel.'),
    serve: t(
      'Con una rodaja de naranja, o en un buen daiquiri.',
      'With a slice of orange, or in a good daiquiri.',
    ),
  },
  {
    brand: 'austral',
    name: 'Vodka Hielo de Campo',
    slug: 'vodka-hielo-de-campo',
    type: 'vodka',
    ml: 750,
    abv: 40,
    price: 14990,
    stock: 200,
    art: ['vodka', 'flint', '#eef3f4', 'tumbler', 'citrus'],
    says: 'Vodka de papa',
    tone: ['#35586c', '#7c9aa8'],
    story: t(
      'Papa de Chiloé y agua de deshielo, filtrado cinco veces.',
      'Potatoes from Chiloé and meltwater, filtered five times.',
    ),
    notes: t('Crema, pimienta blanca y un final dulce.', 'Cream, white pepper and a sweet finish.'),
    serve: t('Del congelador, en vaso chico.', 'From the freezer, in a small glass.'),
  },
  {
    brand: 'tonante',
    name: 'Tequila Agave Tonante Reposado',
    slug: 'tequila-agave-tonante-reposado',
    type: 'tequila',
    ml: 750,
    abv: 40,
    price: 32990,
    stock: 60,
    art: ['decanter', 'flint', '#e3b75c', 'tumbler', 'citrus'],
    says: 'Reposado',
    story: t(
      'Agave azul cocido en horno de piedra y once meses de barrica.',
      'Blue agave cooked in a stone oven and eleven months in barrel.',
    ),
    notes: t('Agave asado, vainilla y pimienta.', 'Roast agave, vanilla and pepper.'),
    serve: t('En copa, sin sal y sin prisa.', 'In a glass, without salt and without hurry.'),
  },
  {
    brand: 'tonante',
    name: 'Mezcal Agave Tonante Joven',
    slug: 'mezcal-agave-tonante-joven',
    type: 'tequila',
    ml: 700,
    abv: 45,
    price: 36990,
    reference: 41990,
    stock: 40,
    art: ['liqueur', 'flint', '#f2eedd', 'tumbler', 'citrus'],
    says: 'Mezcal joven',
    tone: ['#3b3a33', '#b5632c'],
    story: t(
      'Espadín silvestre, horno bajo tierra y molienda con caballo.',
      'Wild espadín, an underground oven and a horse-drawn mill.',
    ),
    notes: t('Humo de leña, cítrico y tierra.', 'Wood smoke, citrus and earth.'),
    serve: t('A besos, con naranja y merkén.', 'In small sips, with orange and merkén.'),
  },
  {
    brand: 'corvasse',
    name: 'Cognac Corvasse VSOP',
    slug: 'cognac-corvasse-vsop',
    type: 'cognac',
    ml: 700,
    abv: 40,
    price: 54990,
    stock: 28,
    art: ['cognac', 'flint', '#9a4c18', 'tulip', 'figs'],
    says: 'Fine Champagne',
    story: t(
      'Ensamblaje de aguardientes de las dos mejores campiñas de Cognac.',
      'A blend of eaux-de-vie from the two best growths of Cognac.',
    ),
    notes: t('Ciruela, flor seca y nuez.', 'Prune, dried flowers and walnut.'),
    serve: t('Después del café, a temperatura de la mano.', 'After coffee, at the warmth of your hand.'),
  },
  {
    brand: 'corvasse',
    name: 'Licor de Naranja Corvasse',
    slug: 'licor-naranja-corvasse',
    type: 'liqueur',
    ml: 500,
    abv: 38,
    price: 21990,
    stock: 75,
    art: ['liqueur', 'amber', '#d9822b', 'tulip', 'citrus'],
    says: 'Liqueur d’orange',
    tone: ['#a8541c', '#d98a2c'],
    story: t(
      'Cáscaras amargas maceradas en cognac durante un año.',
      'Bitter peel steeped in cognac for a year.',
    ),
    notes: t('Naranja amarga, vainilla y clavo.', 'Bitter orange, vanilla and clove.'),
    serve: t('En margarita, o sobre una leche asada.', 'In a margarita, or over a baked custard.'),
  },
  {
    brand: 'quillay',
    name: 'Vermut Casa Quillay Rojo',
    slug: 'vermut-casa-quillay-rojo',
    type: 'vermouth',
    ml: 750,
    abv: 17,
    price: 13990,
    stock: 240,
    art: ['bordeaux', 'green', '#6a1a1e', 'tumbler', 'citrus'],
    says: 'Vermut rojo',
    story: t(
      'País del Maule, ajenjo, boldo y cáscara de naranja: la receta del bar.',
      'País from Maule, wormwood, boldo and orange peel: the recipe of our bar.',
    ),
    notes: t('Hierbas amargas, guinda y canela.', 'Bitter herbs, cherry and cinnamon.'),
    serve: t('Hielo, media rodaja de naranja y una aceituna.', 'Ice, half a slice of orange and an olive.'),
    label: t('Favorito de la casa', 'House favourite'),
  },
  {
    brand: 'lupulo',
    name: 'Lúpulo Bravo Tostada',
    slug: 'lupulo-bravo-tostada',
    type: 'beer',
    ml: 330,
    abv: 5.6,
    price: 2490,
    stock: 2800,
    art: ['beer', 'amber', '#8a4414', 'tulip', 'cork'],
    says: 'Amber Ale',
    story: t(
      'Maltas de Osorno y lúpulo de un solo potrero.',
      'Malts from Osorno and hops from a single field.',
    ),
    notes: t('Pan tostado, caramelo y un amargo corto.', 'Toast, caramel and a short bitterness.'),
    serve: t('A 8 °C, con quesos de corteza lavada.', 'At 8 °C, with washed-rind cheeses.'),
  },
  {
    brand: 'quillay',
    name: 'Amargo de Boldo Casa Quillay',
    slug: 'amargo-de-boldo',
    type: 'aperitif',
    ml: 700,
    abv: 22,
    price: 15990,
    stock: 66,
    art: ['liqueur', 'flint', '#a8301e', 'tumbler', 'citrus'],
    says: 'Aperitivo amargo',
    tone: ['#7a2a1c', '#b8802c'],
    story: t(
      'Boldo, ruibarbo y piel de pomelo, para abrir el apetito.',
      'Boldo, rhubarb and grapefruit peel, to open the appetite.',
    ),
    notes: t('Pomelo, raíz y un dulzor breve.', 'Grapefruit, root and a brief sweetness.'),
    serve: t('Con espumante y mucho hielo.', 'With sparkling wine and plenty of ice.'),
  },
];

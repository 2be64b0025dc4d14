/**
 * French cheeses, sold by weight (grams → CLP → stock) or by piece. Milk, region and label come from data/french-cheeses.json.
 * Longer than most files: one table of products, read as a list.
 */
import type { CheeseArt } from '../art/types.ts';
import type { CheeseType } from '../facets.ts';
import type { Bilingual } from '../types.ts';

export interface CheeseRow {
  /** As in data/french-cheeses.json. */
  name: string;
  type: CheeseType;
  /** `[grams, CLP, stock]`; several weights, or one piece. */
  formats: readonly (readonly [number, number, number])[];
  piece: boolean;
  art: Pick<CheeseArt, 'form' | 'rind' | 'paste' | 'surface' | 'board' | 'cut'>;
  story: Bilingual;
  serve: Bilingual;
  reference?: readonly (number | null)[];
  label?: Bilingual;
}

const art = (
  form: CheeseArt['form'],
  surface: CheeseArt['surface'],
  rind: string,
  paste: string,
  board: CheeseArt['board'] = 'oak',
  cut = true,
): CheeseRow['art'] => ({ form, surface, rind, paste, board, cut });

export const CHEESE_ROWS: readonly CheeseRow[] = [
  {
    name: 'Brie de Meaux',
    type: 'bloomy',
    piece: false,
    formats: [
      [150, 8990, 60],
      [250, 13990, 42],
      [500, 25990, 12],
    ],
    art: art('wedge', 'bloomy', '#efe8d6', '#f5e3aa'),
    story: {
      es: 'Rueda de leche cruda afinada ocho semanas sobre paja. Centro que cede, corteza que sabe a champiñón.',
      en: 'A raw-milk wheel ripened eight weeks on straw. A centre that gives way, a rind that tastes of mushroom.',
    },
    serve: {
      es: 'Sácalo del frío una hora antes. Con pan de campo y un Pinot Noir fresco.',
      en: 'Take it out of the cold an hour before. With country bread and a cool Pinot Noir.',
    },
  },
  {
    name: 'Camembert de Normandie',
    type: 'bloomy',
    piece: true,
    formats: [[250, 12990, 80]],
    art: art('boxed', 'bloomy', '#f0e9d8', '#f3dc9c'),
    story: {
      es: 'Moldeado con cucharón, capa por capa, y guardado en su caja de álamo.',
      en: 'Ladled by hand, layer by layer, and kept in its poplar box.',
    },
    serve: {
      es: 'Al horno en su caja, con romero y miel; o tal cual, con sidra.',
      en: 'Baked in its box with rosemary and honey; or as it is, with cider.',
    },
    label: { es: 'Favorito de la casa', en: 'House favourite' },
  },
  {
    name: 'Brillat-Savarin',
    type: 'triple',
    piece: false,
    formats: [
      [100, 7990, 45],
      [200, 14990, 30],
    ],
    art: art('drum', 'bloomy', '#f6f1e4', '#fbf2d2', 'paper'),
    story: {
      es: 'Crema sobre crema: 75 % de materia grasa y la textura de una mousse salada.',
      en: 'Cream upon cream: 75 % fat and the texture of a savoury mousse.',
    },
    serve: {
      es: 'Con burbujas secas y frambuesas. Nada más.',
      en: 'With dry bubbles and raspberries. Nothing else.',
    },
    reference: [8990, 16990],
  },
  {
    name: 'Chaource',
    type: 'bloomy',
    piece: true,
    formats: [[250, 14990, 0]],
    art: art('drum', 'bloomy', '#f3eee0', '#faf3dc', 'slate'),
    story: {
      es: 'Cilindro de Champaña con el corazón de tiza y el borde de crema.',
      en: 'A cylinder from Champagne with a heart of chalk and an edge of cream.',
    },
    serve: { es: 'Espumante brut nature y tostadas finas.', en: 'Brut nature sparkling and thin toast.' },
  },
  {
    name: 'Époisses',
    type: 'washed',
    piece: true,
    formats: [[250, 18990, 26]],
    art: art('boxed', 'washed', '#d98a3c', '#f0cf8c'),
    story: {
      es: 'Lavado con aguardiente de Borgoña hasta volverse naranjo y elocuente.',
      en: 'Washed in Burgundy spirit until it turns orange and eloquent.',
    },
    serve: {
      es: 'Con cuchara, pan tostado y un Gewürztraminer que no le tenga miedo.',
      en: 'With a spoon, toast and a Gewürztraminer that is not afraid of it.',
    },
  },
  {
    name: 'Munster',
    type: 'washed',
    piece: false,
    formats: [
      [125, 7990, 38],
      [200, 11990, 24],
    ],
    art: art('round', 'washed', '#e0a255', '#f4dc9d', 'oak'),
    story: {
      es: 'De los valles de Alsacia: aroma de establo y corazón de mantequilla.',
      en: 'From the valleys of Alsace: a barnyard nose and a heart of butter.',
    },
    serve: {
      es: 'Papas cocidas, comino y un blanco aromático.',
      en: 'Boiled potatoes, cumin and an aromatic white.',
    },
  },
  {
    name: 'Reblochon',
    type: 'pressed',
    piece: true,
    formats: [[450, 21990, 34]],
    art: art('round', 'washed', '#e3b77a', '#f6e2ae', 'oak'),
    story: {
      es: 'Leche de la segunda ordeña, la más rica, la que los pastores escondían al patrón.',
      en: 'Milk of the second milking, the richest, the one herders hid from the landlord.',
    },
    serve: {
      es: 'Entero sobre papas, cebolla y tocino: ahí tienes una tartiflette.',
      en: 'Whole over potatoes, onion and bacon: there is your tartiflette.',
    },
  },
  {
    name: 'Morbier',
    type: 'pressed',
    piece: false,
    formats: [
      [150, 7490, 40],
      [250, 11990, 28],
      [500, 21990, 14],
    ],
    art: art('wedge', 'natural', '#b9905a', '#f0dfae'),
    story: {
      es: 'La raya de ceniza separaba la leche de la mañana de la de la tarde; hoy es adorno y firma.',
      en: 'The line of ash kept morning milk from evening milk; today it is ornament and signature.',
    },
    serve: {
      es: 'Fundido sobre pan, o en tabla con nueces.',
      en: 'Melted on bread, or on a board with walnuts.',
    },
  },
  {
    name: 'Comté',
    type: 'cooked',
    piece: false,
    formats: [
      [150, 9490, 90],
      [250, 14990, 70],
      [500, 27990, 30],
    ],
    art: art('wedge', 'natural', '#a9743a', '#eac564'),
    story: {
      es: 'Afinado dieciocho meses en el fuerte de la montaña. Nuez, piña y caldo, con cristales que crujen.',
      en: 'Ripened eighteen months in the mountain fort. Walnut, pineapple and broth, with crystals that crunch.',
    },
    serve: {
      es: 'En láminas, con Chardonnay de guarda o un Cabernet maduro.',
      en: 'In shavings, with an aged Chardonnay or a mature Cabernet.',
    },
    label: { es: '18 meses', en: '18 months' },
  },
  {
    name: 'Beaufort',
    type: 'cooked',
    piece: false,
    formats: [
      [150, 11490, 32],
      [250, 17990, 18],
    ],
    art: art('wedge', 'natural', '#9a6a3c', '#f0d27a', 'slate'),
    story: {
      es: 'Leche de verano, con las flores de los pastos altos metidas adentro.',
      en: 'Summer milk, with the flowers of high pastures inside.',
    },
    serve: {
      es: 'Para fondue, o en cubos con uvas y un Semillón.',
      en: 'For fondue, or in cubes with grapes and a Semillón.',
    },
    reference: [12990, 19990],
  },
  {
    name: 'Mimolette',
    type: 'pressed',
    piece: false,
    formats: [
      [150, 7990, 55],
      [250, 12490, 36],
    ],
    art: art('ball', 'natural', '#b4874e', '#e2803a', 'oak'),
    story: {
      es: 'Una bola color de zapallo con corteza de luna. Doce meses: caramelo salado y avellana.',
      en: 'A pumpkin-coloured ball with a moon’s rind. Twelve months: salted caramel and hazelnut.',
    },
    serve: {
      es: 'Rallada gruesa en la ensalada, o con cerveza tostada.',
      en: 'Coarsely grated on salad, or with amber ale.',
    },
  },
  {
    name: 'Roquefort',
    type: 'blue',
    piece: false,
    formats: [
      [100, 7990, 64],
      [200, 14990, 40],
    ],
    art: art('wedge', 'blue', '#e2dcc8', '#f3eeda', 'slate'),
    story: {
      es: 'Leche de oveja y las corrientes de aire de la cueva de Combalou. Sal, crema y relámpago.',
      en: 'Sheep’s milk and the draughts of the Combalou caves. Salt, cream and lightning.',
    },
    serve: {
      es: 'Peras, nueces y un Late Harvest bien frío.',
      en: 'Pears, walnuts and a well-chilled late harvest.',
    },
  },
  {
    name: "Fourme d'Ambert",
    type: 'blue',
    piece: false,
    formats: [
      [150, 7490, 48],
      [250, 11490, 25],
    ],
    art: art('drum', 'blue', '#b9ab8e', '#f1e9cf', 'oak'),
    story: {
      es: 'El azul amable: cilindro de Auvernia, cremoso y con un dejo de avellana.',
      en: 'The friendly blue: a cylinder from Auvergne, creamy with a trace of hazelnut.',
    },
    serve: { es: 'Sobre pan tostado con miel de quillay.', en: 'On toast with quillay honey.' },
    reference: [8490, null],
  },
  {
    name: 'Crottin de Chavignol',
    type: 'goat',
    piece: true,
    formats: [[60, 4990, 0]],
    art: art('drum', 'natural', '#ded6c2', '#fbf5e4', 'paper'),
    story: {
      es: 'Sesenta gramos de cabra del Loira, secos por fuera y tiernos por dentro.',
      en: 'Sixty grams of Loire goat, dry outside and tender within.',
    },
    serve: {
      es: 'Gratinado sobre hojas verdes, con su Sancerre.',
      en: 'Grilled over green leaves, with its Sancerre.',
    },
  },
  {
    name: 'Sainte-Maure de Touraine',
    type: 'goat',
    piece: true,
    formats: [[250, 15990, 33]],
    art: art('log', 'ash', '#cfcdc6', '#fdf8ea', 'slate'),
    story: {
      es: 'Un tronco cubierto de ceniza con una paja de centeno al centro, que lleva grabado el nombre del productor.',
      en: 'An ash-covered log with a rye straw through the middle, engraved with the maker’s name.',
    },
    serve: {
      es: 'En rodajas, con aceite de oliva y un Sauvignon de costa.',
      en: 'In slices, with olive oil and a coastal Sauvignon.',
    },
  },
  {
    name: 'Valençay',
    type: 'goat',
    piece: true,
    formats: [[220, 14990, 29]],
    art: art('pyramid', 'ash', '#b9b8b2', '#fdf8ea', 'paper', false),
    story: {
      es: 'La pirámide sin punta: dicen que Napoleón se la cortó de un sablazo.',
      en: 'The pyramid without a tip: they say Napoleon cut it off with his sabre.',
    },
    serve: { es: 'Con higos y pan de nuez.', en: 'With figs and walnut bread.' },
    label: { es: 'Recién llegado', en: 'Just in' },
  },
];

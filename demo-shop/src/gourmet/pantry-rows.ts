/**
 * Everything for the table that is no cheese, sold by unit.
 * Longer than most files: one table of products, read as a list.
 */
import type { PackArt } from '../art/types.ts';
import type { BrandId } from '../brands.ts';
import type { GourmetType } from '../facets.ts';
import type { Bilingual } from '../types.ts';

export interface PantryRow {
  brand: BrandId;
  name: Bilingual;
  slug: string;
  type: GourmetType;
  grams: number;
  price: number;
  reference?: number;
  stock: number;
  /** Cured meat once cut, pâté: no withdrawal for what spoils. */
  fresh?: true;
  pack: PackArt['pack'];
  colours: readonly [body: string, lid: string, paper: string, ink: string, accent: string];
  motif: PackArt['label']['motif'];
  title: string;
  subtitle: string;
  story: Bilingual;
  serve: Bilingual;
  label?: Bilingual;
}

export const PANTRY_ROWS: readonly PantryRow[] = [
  {
    brand: 'ermitas',
    name: { es: 'Aceite de oliva extra virgen Arbequina', en: 'Arbequina extra virgin olive oil' },
    slug: 'aceite-oliva-arbequina',
    type: 'oil',
    grams: 460,
    price: 11990,
    stock: 340,
    pack: 'oil',
    colours: ['#33421f', '#1e1a16', '#f3efe0', '#26301f', '#6d7b3a'],
    motif: 'leaf',
    title: 'Tres Ermitas',
    subtitle: 'Extra virgen Arbequina',
    story: {
      es: 'Prensado en frío la misma noche de la cosecha, en la quebrada de las tres ermitas.',
      en: 'Cold pressed on the night of the harvest, in the ravine of the three chapels.',
    },
    serve: { es: 'Crudo, sobre tomates o pan tostado.', en: 'Raw, over tomatoes or toast.' },
  },
  {
    brand: 'ermitas',
    name: { es: 'Vinagre de Cabernet envejecido', en: 'Aged Cabernet vinegar' },
    slug: 'vinagre-cabernet',
    type: 'oil',
    grams: 375,
    price: 8990,
    reference: 10990,
    stock: 120,
    pack: 'oil',
    colours: ['#5a1526', '#2a1418', '#f6ead8', '#4a1520', '#8c3b2c'],
    motif: 'grapes',
    title: 'Tres Ermitas',
    subtitle: 'Vinagre de Cabernet',
    story: {
      es: 'Cuatro años en barricas que antes tuvieron vino; se nota.',
      en: 'Four years in barrels that once held wine; it shows.',
    },
    serve: { es: 'Unas gotas en lentejas o frutillas.', en: 'A few drops on lentils or strawberries.' },
  },
  {
    brand: 'ines',
    name: { es: 'Miel de quillay', en: 'Quillay honey' },
    slug: 'miel-de-quillay',
    type: 'jam',
    grams: 500,
    price: 7990,
    stock: 2600,
    pack: 'jar',
    colours: ['#c77f1c', '#c9b27a', '#fbf4e4', '#4a2f12', '#b8802c'],
    motif: 'flower',
    title: 'Miel de Quillay',
    subtitle: 'Bosque esclerófilo',
    story: {
      es: 'De colmenas que florecen con el árbol que nos da el nombre. Oscura, con dejo de caramelo.',
      en: 'From hives that bloom with the tree we are named after. Dark, with a trace of caramel.',
    },
    serve: {
      es: 'Con quesos azules, yogur o pan con mantequilla.',
      en: 'With blue cheese, yoghurt or bread and butter.',
    },
    label: { es: 'Favorito de la casa', en: 'House favourite' },
  },
  {
    brand: 'ines',
    name: { es: 'Mermelada de ciruela y Carmenère', en: 'Plum and Carmenère jam' },
    slug: 'mermelada-ciruela-carmenere',
    type: 'jam',
    grams: 250,
    price: 4990,
    stock: 280,
    pack: 'jar',
    colours: ['#4a1530', '#6e1b2e', '#fdf3ec', '#4a1530', '#a5384c'],
    motif: 'grapes',
    title: 'Ciruela y Carmenère',
    subtitle: 'Cocida en paila de cobre',
    story: {
      es: 'Ciruelas de Peumo y una copa de vino por olla.',
      en: 'Plums from Peumo and a glass of wine per pot.',
    },
    serve: { es: 'En la tabla, junto al Comté.', en: 'On the board, beside the Comté.' },
  },
  {
    brand: 'ines',
    name: { es: 'Mostaza antigua al vino blanco', en: 'Old-style mustard with white wine' },
    slug: 'mostaza-antigua',
    type: 'mustard',
    grams: 200,
    price: 4490,
    stock: 310,
    pack: 'jar',
    colours: ['#c9a23a', '#3a2c1f', '#fbf3dc', '#3a2c1f', '#9a7b2c'],
    motif: 'wheat',
    title: 'Mostaza Antigua',
    subtitle: 'Grano entero',
    story: {
      es: 'Grano entero remojado en Semillón, molido grueso en piedra.',
      en: 'Whole grain steeped in Semillón, coarsely ground on stone.',
    },
    serve: {
      es: 'Con arrollado, en vinagretas, en todo.',
      en: 'With rolled pork, in dressings, in everything.',
    },
  },
  {
    brand: 'ines',
    name: { es: 'Nueces mariposa con merkén', en: 'Walnut halves with merkén' },
    slug: 'nueces-merken',
    type: 'nuts',
    grams: 180,
    price: 5490,
    stock: 190,
    pack: 'pouch',
    colours: ['#a8754a', '#5b3a1e', '#f6ead6', '#3b2412', '#a8442c'],
    motif: 'tree',
    title: 'Nueces con Merkén',
    subtitle: 'Tostadas en horno de barro',
    story: {
      es: 'Nueces del Aconcagua tostadas con ají ahumado mapuche.',
      en: 'Walnuts from Aconcagua roasted with Mapuche smoked chilli.',
    },
    serve: {
      es: 'Para el aperitivo, junto a algo con burbujas.',
      en: 'For the aperitif, next to something with bubbles.',
    },
  },
  {
    brand: 'nahuen',
    name: { es: 'Chocolate 72 % con sal de Cáhuil', en: '72 % chocolate with Cáhuil salt' },
    slug: 'chocolate-72-sal',
    type: 'chocolate',
    grams: 100,
    price: 4990,
    stock: 420,
    pack: 'bar',
    colours: ['#2f4a42', '#2f4a42', '#f6efe0', '#1f332c', '#b8802c'],
    motif: 'wave',
    title: 'Cacao Nahuén',
    subtitle: '72 % · sal de Cáhuil',
    story: {
      es: 'Cacao de origen y cristales de la salina de Cáhuil, que truenan al morder.',
      en: 'Single-origin cacao and crystals from the Cáhuil salt pans that snap as you bite.',
    },
    serve: { es: 'Con un Oporto o un Syrah maduro.', en: 'With a Port or a mature Syrah.' },
  },
  {
    brand: 'kapelle',
    name: { es: 'Chocolate con leche y avellanas', en: 'Milk chocolate with hazelnuts' },
    slug: 'chocolate-leche-avellanas',
    type: 'chocolate',
    grams: 100,
    price: 5490,
    reference: 6490,
    stock: 160,
    pack: 'bar',
    colours: ['#6e1b2e', '#6e1b2e', '#fbf3e2', '#521021', '#c7a24a'],
    motif: 'crest',
    title: 'Kapelle',
    subtitle: 'Leche y avellanas',
    story: {
      es: 'Avellanas enteras, tostadas justo hasta que huelen a galleta.',
      en: 'Whole hazelnuts, roasted just until they smell of biscuit.',
    },
    serve: { es: 'Con café, o con un moscatel dulce.', en: 'With coffee, or with a sweet muscat.' },
  },
  {
    brand: 'cormoran',
    name: { es: 'Machas al natural', en: 'Razor clams in brine' },
    slug: 'machas-al-natural',
    type: 'seafood',
    grams: 190,
    price: 6990,
    stock: 140,
    pack: 'tin',
    colours: ['#2f5f6e', '#b9bfbf', '#f4efe2', '#f4efe2', '#d9b25c'],
    motif: 'wave',
    title: 'Punta Cormorán',
    subtitle: 'Machas al natural',
    story: {
      es: 'Sacadas a pie, con la marea, y cerradas en lata el mismo día.',
      en: 'Gathered on foot with the tide and tinned the same day.',
    },
    serve: { es: 'Limón, aceite y un Sauvignon de Leyda.', en: 'Lemon, oil and a Leyda Sauvignon.' },
  },
  {
    brand: 'cormoran',
    name: { es: 'Ventresca de atún en aceite de oliva', en: 'Tuna belly in olive oil' },
    slug: 'ventresca-de-atun',
    type: 'seafood',
    grams: 120,
    price: 8990,
    stock: 0,
    pack: 'tin',
    colours: ['#8c3b2c', '#c9b27a', '#f4efe2', '#f7ecd6', '#e0b868'],
    motif: 'compass',
    title: 'Punta Cormorán',
    subtitle: 'Ventresca de atún',
    story: {
      es: 'La parte más jugosa del atún, en láminas que se separan con el tenedor.',
      en: 'The juiciest part of the tuna, in flakes that part with a fork.',
    },
    serve: { es: 'Con tomate, cebolla y un rosado seco.', en: 'With tomato, onion and a dry rosé.' },
  },
  {
    brand: 'brichon',
    name: { es: 'Paté de campaña con pimienta verde', en: 'Country pâté with green pepper' },
    slug: 'pate-de-campana',
    type: 'foie',
    grams: 180,
    price: 7990,
    stock: 110,
    pack: 'terrine',
    colours: ['#a8745a', '#c9582f', '#f8f1e0', '#3a2417', '#8c3b2c'],
    motif: 'wheat',
    title: 'Pâté de Campagne',
    subtitle: 'Au poivre vert',
    story: {
      es: 'Receta de una charcutería de provincia: cerdo, hierbas y paciencia.',
      en: 'The recipe of a country charcutier: pork, herbs and patience.',
    },
    serve: {
      es: 'Con pepinillos, pan de centeno y un Cinsault.',
      en: 'With gherkins, rye bread and a Cinsault.',
    },
  },
  {
    brand: 'brichon',
    name: { es: 'Saucisson sec con nueces', en: 'Saucisson sec with walnuts' },
    slug: 'saucisson-nueces',
    type: 'charcuterie',
    grams: 200,
    price: 9990,
    reference: 11490,
    stock: 85,
    pack: 'salami',
    colours: ['#8a4a42', '#d8bd8a', '#f8f1e0', '#3a2417', '#6e1b2e'],
    motif: 'tree',
    title: 'Saucisson',
    subtitle: 'Aux noix',
    fresh: true,
    story: {
      es: 'Curado seis semanas, con la flor blanca que deja el aire de bodega.',
      en: 'Cured for six weeks, with the white bloom that cellar air leaves.',
    },
    serve: { es: 'En rodajas finas, a temperatura ambiente.', en: 'In thin slices, at room temperature.' },
  },
  {
    brand: 'ines',
    name: { es: 'Galletas de aceite y romero', en: 'Olive oil and rosemary crackers' },
    slug: 'galletas-aceite-romero',
    type: 'biscuit',
    grams: 150,
    price: 3990,
    stock: 360,
    pack: 'carton',
    colours: ['#c9b58a', '#c9b58a', '#faf5e6', '#33301f', '#6d7b3a'],
    motif: 'leaf',
    title: 'Galletas de Romero',
    subtitle: 'Con aceite de oliva',
    story: {
      es: 'Delgadas, irregulares y muy crocantes, como salen de un horno chico.',
      en: 'Thin, uneven and very crisp, as they come from a small oven.',
    },
    serve: { es: 'Con Brillat-Savarin o lo que haya.', en: 'With Brillat-Savarin or whatever there is.' },
  },
  {
    brand: 'ines',
    name: { es: 'Té negro con boldo y naranja', en: 'Black tea with boldo and orange' },
    slug: 'te-boldo-naranja',
    type: 'tea',
    grams: 80,
    price: 5990,
    stock: 95,
    pack: 'caddy',
    colours: ['#3f4d28', '#b8802c', '#f6efe0', '#f6efe0', '#e0c078'],
    motif: 'leaf',
    title: 'Té de la Tarde',
    subtitle: 'Boldo y naranja',
    story: {
      es: 'Para el final de la comida, cuando nadie quiere levantarse.',
      en: 'For the end of the meal, when nobody wants to get up.',
    },
    serve: { es: 'Cuatro minutos a 95 °C, sin azúcar.', en: 'Four minutes at 95 °C, no sugar.' },
    label: { es: 'Recién llegado', en: 'Just in' },
  },
];

/** Filter values of the catalogue: address slug and label in both languages. */
import { slugify } from 'api/slugify';

import type { Bilingual, Facet } from './types.ts';

const facet = (es: string, en = es, slug = slugify(es)): Facet => ({ slug, label: { es, en } });
const table = <K extends string>(rows: Record<K, [string, string?, string?]>): Readonly<Record<K, Facet>> =>
  Object.fromEntries(
    Object.entries<[string, string?, string?]>(rows).map(([key, [es, en, slug]]) => [
      key,
      facet(es, en, slug),
    ]),
  ) as Record<K, Facet>;

export const COUNTRIES = table({
  chile: ['Chile'],
  argentina: ['Argentina'],
  uruguay: ['Uruguay'],
  france: ['Francia', 'France'],
  spain: ['España', 'Spain'],
  italy: ['Italia', 'Italy'],
  portugal: ['Portugal'],
  germany: ['Alemania', 'Germany'],
  scotland: ['Escocia', 'Scotland'],
  mexico: ['México', 'Mexico'],
  peru: ['Perú', 'Peru'],
  belgium: ['Bélgica', 'Belgium'],
});

export const WINE_TYPES = table({
  red: ['Tinto', 'Red'],
  white: ['Blanco', 'White'],
  rose: ['Rosado', 'Rosé'],
  sparkling: ['Espumante', 'Sparkling'],
  sweet: ['Cosecha tardía', 'Late harvest', 'dulce-late-harvest'],
  fortified: ['Fortificado', 'Fortified'],
  orange: ['Naranjo', 'Orange'],
  natural: ['Natural', 'Natural'],
  organic: ['Orgánico', 'Organic'],
});
export type WineType = keyof typeof WINE_TYPES;

export const CLOSURES = table({
  cork: ['Corcho natural', 'Natural cork'],
  screw: ['Tapa rosca', 'Screw cap'],
  wax: ['Corcho con lacre', 'Cork sealed with wax'],
  muselet: ['Corcho con bozal', 'Cork with wire cage'],
});

export const GOURMET_TYPES = table({
  cheese: ['Quesos franceses', 'French cheeses'],
  foie: ['Foie gras y patés', 'Foie gras and pâtés'],
  charcuterie: ['Charcutería', 'Charcuterie'],
  oil: ['Aceites y vinagres', 'Oils and vinegars'],
  jam: ['Mermeladas y miel', 'Jams and honey'],
  chocolate: ['Chocolates'],
  biscuit: ['Galletas y crackers', 'Biscuits and crackers'],
  seafood: ['Conservas del mar', 'Tinned seafood'],
  mustard: ['Mostazas y salsas', 'Mustards and sauces'],
  nuts: ['Frutos secos', 'Nuts'],
  salt: ['Sal y especias', 'Salt and spices'],
  truffle: ['Trufa', 'Truffle'],
  tea: ['Té y café', 'Tea and coffee'],
});
export type GourmetType = keyof typeof GOURMET_TYPES;

export const CHEESE_TYPES = table({
  bloomy: ['Blanda corteza florecida', 'Soft, bloomy rind'],
  washed: ['Blanda corteza lavada', 'Soft, washed rind'],
  triple: ['Triple crema', 'Triple cream'],
  pressed: ['Prensada no cocida', 'Pressed, uncooked'],
  cooked: ['Prensada cocida', 'Pressed, cooked'],
  blue: ['Azul', 'Blue'],
  goat: ['Cabra', 'Goat'],
});
export type CheeseType = keyof typeof CHEESE_TYPES;

export const MILKS = table({ cow: ['Vaca', 'Cow'], sheep: ['Oveja', 'Sheep'], goat: ['Cabra', 'Goat'] });

export const ALCOHOL_TYPES = table({
  pisco: ['Pisco'],
  whisky: ['Whisky'],
  gin: ['Gin'],
  rum: ['Ron', 'Rum'],
  vodka: ['Vodka'],
  tequila: ['Tequila y mezcal', 'Tequila and mezcal'],
  cognac: ['Cognac y Armagnac', 'Cognac and Armagnac'],
  liqueur: ['Licores', 'Liqueurs'],
  vermouth: ['Vermut', 'Vermouth'],
  beer: ['Cerveza artesanal', 'Craft beer'],
  aperitif: ['Aperitivos', 'Aperitifs'],
});
export type AlcoholType = keyof typeof ALCOHOL_TYPES;

export const OCCASIONS = table({
  discover: ['Para descubrir', 'To discover'],
  barbecue: ['Para el asado', 'For the barbecue'],
  sea: ['Para el mar', 'For seafood'],
  toast: ['Para brindar', 'To toast'],
  cellar: ['Para guardar', 'To keep'],
  gift: ['Para regalar', 'To give'],
  everyday: ['Para todos los días', 'For every day'],
});
export type Occasion = keyof typeof OCCASIONS;

export const FRENCH_REGIONS: Readonly<Record<string, Facet>> = Object.fromEntries(
  (
    [
      ['Île-de-France'],
      ['Normandie', 'Normandía', 'Normandy'],
      ['Bourgogne', 'Borgoña', 'Burgundy'],
      ['Champagne', 'Champaña', 'Champagne'],
      ['Alsace', 'Alsacia', 'Alsace'],
      ['Savoie', 'Saboya', 'Savoy'],
      ['Auvergne', 'Auvernia', 'Auvergne'],
      ['Franche-Comté', 'Franco Condado', 'Franche-Comté'],
      ['Occitanie', 'Occitania', 'Occitania'],
      ['Centre-Val de Loire', 'Valle del Loira', 'Loire Valley'],
      ['Hauts-de-France', 'Altos de Francia', 'Hauts-de-France'],
      ['Pyrénées', 'Pirineos', 'Pyrenees'],
      ['Poitou'],
    ] as [string, string?, string?][]
  ).map(([name, es = name, en = es]) => [name, facet(es, en, slugify(name))]),
);

/** Words of tasting notes, Spanish key → English. The Spanish word is what the aromatic family lists. */
const AROMA_WORDS: Readonly<Record<string, string>> = {
  frutilla: 'strawberry',
  frambuesa: 'raspberry',
  cereza: 'cherry',
  guinda: 'sour cherry',
  granada: 'pomegranate',
  mora: 'blackberry',
  cassis: 'blackcurrant',
  ciruela: 'plum',
  arándano: 'blueberry',
  higo: 'fig',
  limón: 'lemon',
  lima: 'lime',
  pomelo: 'grapefruit',
  naranja: 'orange',
  mandarina: 'mandarin',
  durazno: 'peach',
  damasco: 'apricot',
  piña: 'pineapple',
  maracuyá: 'passion fruit',
  lichi: 'lychee',
  'manzana verde': 'green apple',
  pera: 'pear',
  membrillo: 'quince',
  violeta: 'violet',
  rosa: 'rose',
  jazmín: 'jasmine',
  azahar: 'orange blossom',
  acacia: 'acacia',
  pasto: 'cut grass',
  'pimiento verde': 'green pepper',
  boldo: 'boldo leaf',
  eucalipto: 'eucalyptus',
  menta: 'mint',
  laurel: 'bay leaf',
  'pimienta negra': 'black pepper',
  clavo: 'clove',
  canela: 'cinnamon',
  anís: 'aniseed',
  vainilla: 'vanilla',
  cedro: 'cedar',
  café: 'coffee',
  chocolate: 'chocolate',
  tabaco: 'tobacco',
  almendra: 'almond',
  avellana: 'hazelnut',
  nuez: 'walnut',
  mantequilla: 'butter',
  brioche: 'brioche',
  levadura: 'yeast',
  'pan tostado': 'toast',
  grafito: 'graphite',
  piedra: 'wet stone',
  sal: 'sea salt',
  tiza: 'chalk',
  yodo: 'iodine',
  cuero: 'leather',
  champiñón: 'mushroom',
  'tierra húmeda': 'damp earth',
  miel: 'honey',
  'cera de abeja': 'beeswax',
};
/** Throws on a word the table lacks, so that no untranslated note reaches a page. */
export const aroma = (word: string): Facet => {
  const en = AROMA_WORDS[word];
  if (en === undefined) throw new Error(`no English word for the aroma "${word}"`);
  return facet(word, en);
};

export const both = (es: string, en = es): Bilingual => ({ es, en });
export { facet };

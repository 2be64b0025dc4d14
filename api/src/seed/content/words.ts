import type { Locale } from 'shared-contracts/locale';
import { sceneSize } from '../art/scene/scene.ts';
import type { FoodName, SceneName } from '../art/types.ts';
import type { Bilingual } from '../types.ts';

/** Public base path of a scene's or a food's picture, e.g. `/storage/scenes/hero.1a2b3c4d`. */
export type SceneBase = (picture: SceneName | FoodName) => string;

export const pick = (locale: Locale) => (es: string, en: string) => (locale === 'es' ? es : en);
export type Pick = ReturnType<typeof pick>;

const ALT: Record<SceneName, Bilingual> = {
  hero: { es: 'Viñedo al pie de los Andes al atardecer', en: 'Vineyard below the Andes at dusk' },
  'hero-portrait': { es: 'Viñedo al pie de los Andes al atardecer', en: 'Vineyard below the Andes at dusk' },
  'area-wines': { es: 'Botellas de vino junto a una copa servida', en: 'Wine bottles beside a poured glass' },
  'area-boxes': {
    es: 'Caja de madera con botellas y caja de regalo',
    en: 'Wooden box with bottles and a gift box',
  },
  'area-gourmet': { es: 'Tabla de quesos', en: 'Cheese board' },
  'area-alcohols': { es: 'Botellas de pisco y whisky', en: 'Bottles of pisco and whisky' },
  'wine-bar': { es: 'Barra de un bar de vinos', en: 'Counter of a wine bar' },
  cellar: { es: 'Cava con barricas', en: 'Cellar with barrels' },
  'cheese-table': { es: 'Mesa con quesos, uvas e higos', en: 'Table with cheese, grapes and figs' },
  'gift-boxes': { es: 'Cajas de regalo con cinta', en: 'Gift boxes with a ribbon' },
  'old-vines': { es: 'Parras viejas en secano', en: 'Old dry-farmed vines' },
  serving: {
    es: 'Cuatro copas distintas servidas entre dos botellas',
    en: 'Four different glasses poured between two bottles',
  },
  harvest: { es: 'Cajones de uva en un viñedo de otoño', en: 'Crates of grapes in an autumn vineyard' },
  tasting: { es: 'Copas alineadas para una cata', en: 'Glasses lined up for a tasting' },
  'long-table': { es: 'Mesa larga puesta para la cena', en: 'Long table laid for dinner' },
  coast: { es: 'Viñedo frente al mar con neblina', en: 'Vineyard facing the sea in the fog' },
  lost: { es: 'Un quillay solo en lo alto de una loma', en: 'A quillay tree alone on top of a hill' },
};

/** A scene as page content: base path, words for those who cannot see it, and its own size. */
export const scenePicture = (scene: SceneName, base: SceneBase, locale: Locale) => ({
  image: base(scene),
  alt: ALT[scene][locale],
  ...sceneSize(scene),
});

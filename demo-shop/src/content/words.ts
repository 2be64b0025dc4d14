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
  opened: { es: 'Botella abierta, copa y corcho', en: 'An open bottle, a glass and a cork' },
  bubbles: { es: 'Botella de espumante y tres copas', en: 'A bottle of sparkling wine and three glasses' },
  'pisco-table': {
    es: 'Botella de pisco, dos vasos y una naranja',
    en: 'A bottle of pisco, two tumblers and an orange',
  },
  labels: { es: 'Cinco botellas con etiquetas distintas', en: 'Five bottles with different labels' },
  kitchen: { es: 'Mesa de cocina con vino, aceite y queso', en: 'Kitchen table with wine, oil and cheese' },
  'cheese-class': { es: 'Tres quesos cortados y dos copas', en: 'Three cut cheeses and two glasses' },
  'summer-table': { es: 'Rosado y blanco en una mesa de verano', en: 'Rosé and white on a summer table' },
  wrapping: { es: 'Cajas de regalo y una botella sobre la mesa', en: 'Gift boxes and a bottle on the table' },
  'autumn-valley': { es: 'Viñedo en otoño al pie de los Andes', en: 'Autumn vineyard below the Andes' },
  argentina: {
    es: 'Viñedo de Mendoza con álamos y cordillera',
    en: 'Vineyard in Mendoza with poplars and the Andes',
  },
  france: { es: 'Viñedo francés con un château', en: 'French vineyard with a château' },
  spain: { es: 'Viñedo español de tierra roja', en: 'Spanish vineyard on red earth' },
  italy: { es: 'Colinas italianas con cipreses', en: 'Italian hills with cypresses' },
  portugal: { es: 'Viñedo portugués junto al río', en: 'Portuguese vineyard by the river' },
  germany: { es: 'Viñedo alemán en ladera sobre el río', en: 'German hillside vineyard above the river' },
  lost: { es: 'Un quillay solo en lo alto de una loma', en: 'A quillay tree alone on top of a hill' },
};

/** A scene as page content: base path, words for those who cannot see it, and its own size. */
export const scenePicture = (scene: SceneName, base: SceneBase, locale: Locale) => ({
  image: base(scene),
  alt: ALT[scene][locale],
  ...sceneSize(scene),
});

import type { FoodId } from 'api/sommelier/foods';
import type { StoredHome } from 'api/stored-home';
import { articlePath } from 'shared-contracts/api/documents';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { FoodName } from '../art/types.ts';
import { ARTICLES } from './articles/articles.ts';
import { pick, type SceneBase, scenePicture } from './words.ts';

/** Articles in the row of the journal. */
const JOURNAL_TEASERS = 3;

/** Products of the first row, by slug; one that is gone is left out. */
export type HomePicks = readonly string[];

const FOODS: readonly { picture: FoodName; food: FoodId; es: string; en: string }[] = [
  { picture: 'beef', food: 'vacuno', es: 'Asado', en: 'Barbecue' },
  { picture: 'fish', food: 'pescado-blanco', es: 'Pescado', en: 'Fish' },
  { picture: 'shellfish', food: 'mariscos', es: 'Mariscos', en: 'Shellfish' },
  { picture: 'cheese', food: 'queso-duro', es: 'Quesos', en: 'Cheese' },
  { picture: 'pasta', food: 'pastas-rojas', es: 'Pastas', en: 'Pasta' },
  { picture: 'dessert', food: 'postres', es: 'Postres', en: 'Dessert' },
];

/** Home page (LOOK: hero, areas, picks, sommelier, gifts, bar, journal). */
export const homeContent = (locale: Locale, base: SceneBase, picks: HomePicks): StoredHome => {
  const t = pick(locale);
  const scene = (name: Parameters<typeof scenePicture>[0]) => scenePicture(name, base, locale);
  const link = (text: string, address: string) => ({ text, link: address });
  return {
    seo: {
      title: t('Vinos chilenos, quesos y regalos', 'Chilean wines, cheese and gifts'),
      description: t(
        'Vinos de viñas grandes y chicas, cajas para regalar, quesos franceses y destilados, con despacho a todo Chile.',
        'Wines from large and small estates, gift boxes, French cheese and spirits, delivered all over Chile.',
      ),
      image: base('hero'),
      keywords: t(
        'vino chileno, cajas de vino, quesos franceses, pisco',
        'Chilean wine, wine boxes, French cheese, pisco',
      ),
    },
    hero: {
      title: t('Del valle a tu mesa', 'From the valley to your table'),
      text: t(
        'Botellas elegidas una a una, de Huasco a Osorno, con despacho a todo Chile.',
        'Bottles chosen one by one, from Huasco to Osorno, delivered all over Chile.',
      ),
      picture: scene('hero'),
      picture_portrait: scene('hero-portrait'),
      actions: [
        link(t('Ver los vinos', 'See the wines'), hrefs.wines),
        link(t('Armar un regalo', 'Choose a gift'), hrefs.boxes),
      ],
    },
    sales_areas: [
      {
        title: t('Vinos', 'Wines'),
        text: t('De catorce valles y siete países', 'From fourteen valleys and seven countries'),
        link: hrefs.wines,
        picture: scene('area-wines'),
      },
      {
        title: t('Cajas', 'Boxes'),
        text: t('Listas para regalar', 'Ready to give'),
        link: hrefs.boxes,
        picture: scene('area-boxes'),
      },
      {
        title: 'Gourmet',
        text: t('Quesos franceses y despensa', 'French cheese and pantry'),
        link: hrefs.gourmet,
        picture: scene('area-gourmet'),
      },
      {
        title: t('Otros alcoholes', 'Other alcohols'),
        text: t('Pisco, whisky, gin y más', 'Pisco, whisky, gin and more'),
        link: hrefs.alcohols,
        picture: scene('area-alcohols'),
      },
    ],
    picks: {
      title: t('Lo que estamos abriendo', 'What we are opening'),
      link: link(t('Ver todos los vinos', 'See all wines'), hrefs.wines),
      products: [...picks],
    },
    sommelier: {
      title: t('¿Qué vas a comer?', 'What are you eating?'),
      text: t(
        'Elige el plato y te mostramos qué le va bien.',
        'Choose the dish and we show what goes well with it.',
      ),
      link: link(t('Ir al sommelier virtual', 'Go to the virtual sommelier'), hrefs.sommelier),
      foods: FOODS.map(({ picture, food, es, en }) => ({
        text: t(es, en),
        link: `${hrefs.sommelier}?comida=${food}`,
        icon: base(picture),
      })),
    },
    gift_boxes: {
      title: t('Regalos que se descorchan', 'Gifts to be uncorked'),
      text: t(
        'Dos, tres o seis botellas en caja de madera, con tu mensaje escrito a mano.',
        'Two, three or six bottles in a wooden box, with your message written by hand.',
      ),
      picture: scene('gift-boxes'),
      link: link(t('Ver las cajas', 'See the boxes'), hrefs.boxes),
    },
    offers: {
      title: t('Con descuento', 'At a discount'),
      link: link(t('Ver las ofertas', 'See the offers'), hrefs.offers),
    },
    wine_bar: {
      title: t('El bar de la casa', 'The bar of the house'),
      text: t(
        'Cuarenta vinos por copa, tablas y una barra larga en Avenida Italia.',
        'Forty wines by the glass, boards and a long counter on Avenida Italia.',
      ),
      picture: scene('wine-bar'),
      link: link(t('Conocer el bar', 'See the bar'), hrefs.wineBar),
    },
    journal: {
      title: t('Bitácora', 'Journal'),
      link: link(t('Leer más', 'Read more'), hrefs.blog),
      articles: ARTICLES.slice(0, JOURNAL_TEASERS).map(({ slug, date, scene: picture, [locale]: words }) => ({
        title: words.title,
        text: words.lead,
        link: articlePath(slug),
        picture: scene(picture),
        date,
      })),
    },
    events: {
      title: t('Lo que viene', 'Coming up'),
      link: link(t('Ver los eventos', 'See the events'), hrefs.events),
    },
    alcohol_warning: 'El consumo nocivo de alcohol daña tu salud',
  };
};

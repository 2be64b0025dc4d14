import type { Layout, MenuOption } from 'shared-contracts/api/pages.schema';
import { filterKeyOf } from 'shared-contracts/domain/filter-keys';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { Bilingual } from '../types.ts';
import { pick, type SceneBase, scenePicture } from './words.ts';

type Entry = Layout['navbar']['components'][number];
type MenuLink = MenuOption['links'][number];

const option = (
  component: MenuOption['component'],
  title: string,
  rest: Partial<MenuOption> = {},
): MenuOption => ({
  component,
  title,
  icon: null,
  text: null,
  link: null,
  picture: null,
  links: [],
  groups: [],
  ...rest,
});

/** `[value, word]`, or a word in each language. */
type Value = readonly [value: string, es: string, en?: string];

/** Links to a listing, each with one filter: the category's label in Spanish chooses its key (SPEC §9). */
const filterLinks = (
  locale: Locale,
  category: string,
  path: string,
  values: readonly Value[],
): MenuLink[] => {
  const key = filterKeyOf(category);
  return values.map(([value, es, en = es]) => ({
    text: locale === 'es' ? es : en,
    link: `${path}?${key}=${value}`,
    filter: { category, key, value },
  }));
};

const TYPES: readonly Value[] = [
  ['tinto', 'Tinto', 'Red'],
  ['blanco', 'Blanco', 'White'],
  ['rosado', 'Rosado', 'Rosé'],
  ['espumante', 'Espumante', 'Sparkling'],
  ['dulce-late-harvest', 'Cosecha tardía', 'Late harvest'],
];
const GRAPES: readonly Value[] = [
  ['cabernet-sauvignon', 'Cabernet Sauvignon'],
  ['carmenere', 'Carmenère'],
  ['syrah', 'Syrah'],
  ['pinot-noir', 'Pinot Noir'],
  ['pais', 'País'],
  ['sauvignon-blanc', 'Sauvignon Blanc'],
  ['chardonnay', 'Chardonnay'],
];
const ABROAD: readonly Value[] = [
  ['argentina', 'Argentina'],
  ['francia', 'Francia', 'France'],
  ['espana', 'España', 'Spain'],
  ['italia', 'Italia', 'Italy'],
];
const PANTRY: readonly Value[] = [
  ['charcuteria', 'Charcutería', 'Charcuterie'],
  ['aceites-y-vinagres', 'Aceites y vinagres', 'Oils and vinegars'],
  ['mermeladas-y-miel', 'Mermeladas y miel', 'Jams and honey'],
  ['chocolates', 'Chocolates'],
];
const CHEESES: readonly Value[] = [
  ['blanda-corteza-florecida', 'Blandos', 'Soft'],
  ['cabra', 'De cabra', 'Goat'],
  ['prensada-cocida', 'Duros', 'Hard'],
  ['azul', 'Azules', 'Blue'],
];
const SPIRITS: readonly Value[] = [
  ['pisco', 'Pisco'],
  ['whisky', 'Whisky'],
  ['gin', 'Gin'],
  ['ron', 'Ron', 'Rum'],
];
const ORIGIN: Bilingual = { es: 'Origen', en: 'Origin' };

/** The mega menu; each of the six layouts of SPEC §2 has its use here. */
export const menu = (locale: Locale, base: SceneBase): Entry[] => {
  const t = pick(locale);
  return [
    {
      title: t('Vinos', 'Wines'),
      link: hrefs.wines,
      icon: 'wine',
      options: [
        option('title_icon_and_links', t('Tipo', 'Type'), {
          icon: 'wine',
          links: filterLinks(locale, 'Tipo', hrefs.wines, TYPES),
        }),
        option('bundled_links', t('Cepa', 'Grape'), {
          links: filterLinks(locale, 'Cepas', hrefs.wines, GRAPES),
        }),
        option('grouped_links', ORIGIN[locale], {
          groups: [
            {
              title: 'Chile',
              links: filterLinks(locale, 'País', hrefs.wines, [['chile', 'Todos los valles', 'All valleys']]),
            },
            {
              title: t('Del mundo', 'From abroad'),
              links: filterLinks(locale, 'País', hrefs.wines, ABROAD),
            },
          ],
        }),
        option('image_with_title_text_and_link', t('¿Qué vas a comer?', 'What are you eating?'), {
          text: t(
            'Cuéntanos del plato y te decimos qué abrir.',
            'Tell us about the dish and we say what to open.',
          ),
          link: hrefs.sommelier,
          picture: scenePicture('serving', base, locale),
        }),
      ],
    },
    {
      title: t('Cajas', 'Boxes'),
      link: hrefs.boxes,
      icon: 'package',
      options: [
        option('title_icon_and_link', t('Todas las cajas', 'All boxes'), {
          icon: 'package',
          link: hrefs.boxes,
        }),
        option('title_icon_and_text', t('Regalo con tarjeta', 'Gift with a card'), {
          icon: 'gift',
          text: t(
            'Escribimos tu mensaje a mano y despachamos a quien tú digas.',
            'We write your message by hand and deliver to whoever you say.',
          ),
        }),
        option('image_with_title_text_and_link', t('Para regalar', 'To give away'), {
          text: t('Dos, tres o seis botellas, con cinta.', 'Two, three or six bottles, with a ribbon.'),
          link: hrefs.boxes,
          picture: scenePicture('gift-boxes', base, locale),
        }),
      ],
    },
    {
      title: 'Gourmet',
      link: hrefs.gourmet,
      icon: 'cheese',
      options: [
        option('title_icon_and_links', t('Quesos franceses', 'French cheeses'), {
          icon: 'cheese',
          links: filterLinks(locale, 'Quesos franceses', hrefs.gourmet, CHEESES),
        }),
        option('bundled_links', t('Despensa', 'Pantry'), {
          links: filterLinks(locale, 'Productos gourmet', hrefs.gourmet, PANTRY),
        }),
        option('image_with_title_text_and_link', t('La mesa de quesos', 'The cheese table'), {
          text: t('Cortados el día del despacho.', 'Cut on the day we ship them.'),
          link: `${hrefs.gourmet}?tipo_gourmet=quesos-franceses`,
          picture: scenePicture('cheese-table', base, locale),
        }),
      ],
    },
    {
      title: t('Otros alcoholes', 'Other alcohols'),
      link: hrefs.alcohols,
      icon: 'glass',
      options: [
        option('bundled_links', t('Destilados', 'Spirits'), {
          links: filterLinks(locale, 'Destilados', hrefs.alcohols, SPIRITS),
        }),
      ],
    },
  ];
};

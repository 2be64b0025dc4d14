import type { Layout, MenuOption } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { Bilingual } from '../types.ts';
import { filterLinks } from './menu-categories.ts';
import { pick, type SceneBase, scenePicture } from './words.ts';

type Entry = Layout['navbar']['components'][number];

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
          links: filterLinks(locale, 'Tipo'),
        }),
        option('bundled_links', t('Cepa', 'Grape'), {
          links: filterLinks(locale, 'Cepas'),
        }),
        option('grouped_links', ORIGIN[locale], {
          groups: [
            {
              title: 'Chile',
              links: filterLinks(locale, 'País', (country) => country === 'chile'),
            },
            {
              title: t('Del mundo', 'From abroad'),
              links: filterLinks(locale, 'País', (country) => country !== 'chile'),
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
          links: filterLinks(locale, 'Quesos franceses'),
        }),
        option('bundled_links', t('Despensa', 'Pantry'), {
          links: filterLinks(locale, 'Productos gourmet'),
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
          links: filterLinks(locale, 'Destilados'),
        }),
        option('title_icon_and_text', t('Con identidad en mano', 'With identity card'), {
          icon: 'help',
          text: t(
            'Entregamos alcohol solo a mayores de 18 años, con cédula.',
            'We hand alcohol only to people over 18, with their card.',
          ),
        }),
        option('image_with_title_text_and_link', t('Pisco a la mesa', 'Pisco at the table'), {
          text: t('Para aperitivos largos.', 'For long aperitifs.'),
          link: `${hrefs.alcohols}?tipo=pisco`,
          picture: scenePicture('pisco-table', base, locale),
        }),
      ],
    },
    { title: t('Ofertas', 'Offers'), link: hrefs.offers, icon: null, options: [] },
    {
      title: t('La casa', 'The house'),
      link: hrefs.wineBar,
      icon: 'store',
      options: [
        option('bundled_links', t('Ven', 'Come by'), {
          links: [
            { text: t('Bar de vinos', 'Wine bar'), link: hrefs.wineBar },
            { text: t('Reservar una mesa', 'Book a table'), link: hrefs.tableReservation },
            { text: t('Eventos', 'Events'), link: hrefs.events },
          ],
        }),
        option('bundled_links', t('Lee', 'Read'), {
          links: [
            { text: t('Bitácora', 'Journal'), link: hrefs.blog },
            { text: t('Quiénes somos', 'About us'), link: hrefs.about },
            { text: t('Contacto', 'Contact'), link: hrefs.contact },
          ],
        }),
        option('image_with_title_text_and_link', t('Una mesa en el bar', 'A table at the bar'), {
          text: t('Copas abiertas cada noche.', 'Glasses opened every night.'),
          link: hrefs.tableReservation,
          picture: scenePicture('wine-bar', base, locale),
        }),
      ],
    },
  ];
};

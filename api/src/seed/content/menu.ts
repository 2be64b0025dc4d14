import type { Layout, MenuOption } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import { pick, type SceneBase, scenePicture } from './words.ts';

type Entry = Layout['navbar']['components'][number];
interface Link {
  text: string;
  link: string;
}

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
const link = (text: string, address: string): Link => ({ text, link: address });

const WINE_GRAPES = [
  ['Cabernet Sauvignon', 'cabernet-sauvignon'],
  ['Carmenère', 'carmenere'],
  ['Syrah', 'syrah'],
  ['Pinot Noir', 'pinot-noir'],
  ['País', 'pais'],
  ['Sauvignon Blanc', 'sauvignon-blanc'],
  ['Chardonnay', 'chardonnay'],
] as const;

/** The mega menu; each of the six layouts of SPEC §2 has its use here. */
export const menu = (locale: Locale, base: SceneBase): Entry[] => {
  const t = pick(locale);
  const by = (key: string, label: string, value: string, path = '/vinos') =>
    link(label, `${path}?${key}=${value}`);
  return [
    {
      title: t('Vinos', 'Wines'),
      link: '/vinos',
      icon: 'wine',
      options: [
        option('title_icon_and_links', t('Tipo', 'Type'), {
          icon: 'wine',
          links: [
            by('tipo', t('Tinto', 'Red'), 'tinto'),
            by('tipo', t('Blanco', 'White'), 'blanco'),
            by('tipo', t('Rosado', 'Rosé'), 'rosado'),
            by('tipo', t('Espumante', 'Sparkling'), 'espumante'),
          ],
        }),
        option('bundled_links', t('Cepa', 'Grape'), {
          links: WINE_GRAPES.map(([label, value]) => by('variedad', label, value)),
        }),
        option('grouped_links', t('Origen', 'Origin'), {
          groups: [
            { title: 'Chile', links: [by('pais', t('Todos los valles', 'All valleys'), 'chile')] },
            {
              title: t('Del mundo', 'From abroad'),
              links: [
                by('pais', t('Argentina', 'Argentina'), 'argentina'),
                by('pais', t('Francia', 'France'), 'francia'),
                by('pais', t('España', 'Spain'), 'espana'),
                by('pais', t('Italia', 'Italy'), 'italia'),
              ],
            },
          ],
        }),
        option('image_with_title_text_and_link', t('¿Qué vas a comer?', 'What are you eating?'), {
          text: t(
            'Cuéntanos del plato y te decimos qué abrir.',
            'Tell us about the dish and we say what to open.',
          ),
          link: '/sommelier-virtual',
          picture: scenePicture('serving', base, locale),
        }),
      ],
    },
    {
      title: t('Cajas', 'Boxes'),
      link: '/cajas',
      icon: 'package',
      options: [
        option('title_icon_and_link', t('Todas las cajas', 'All boxes'), { icon: 'package', link: '/cajas' }),
        option('title_icon_and_text', t('Regalo con tarjeta', 'Gift with a card'), {
          icon: 'gift',
          text: t(
            'Escribimos tu mensaje a mano y despachamos a quien tú digas.',
            'We write your message by hand and deliver to whoever you say.',
          ),
        }),
        option('image_with_title_text_and_link', t('Para regalar', 'To give away'), {
          text: t('Dos, tres o seis botellas, con cinta.', 'Two, three or six bottles, with a ribbon.'),
          link: '/cajas',
          picture: scenePicture('gift-boxes', base, locale),
        }),
      ],
    },
    {
      title: 'Gourmet',
      link: '/gourmet',
      icon: 'cheese',
      options: [
        option('bundled_links', t('Despensa', 'Pantry'), {
          links: [
            by('tipo_gourmet', t('Quesos franceses', 'French cheeses'), 'quesos-franceses', '/gourmet'),
            by('tipo_gourmet', t('Charcutería', 'Charcuterie'), 'charcuteria', '/gourmet'),
            by(
              'tipo_gourmet',
              t('Aceites y vinagres', 'Oils and vinegars'),
              'aceites-y-vinagres',
              '/gourmet',
            ),
            by('tipo_gourmet', 'Chocolates', 'chocolates', '/gourmet'),
          ],
        }),
        option('image_with_title_text_and_link', t('La mesa de quesos', 'The cheese table'), {
          text: t('Cortados el día del despacho.', 'Cut on the day we ship them.'),
          link: '/gourmet',
          picture: scenePicture('cheese-table', base, locale),
        }),
      ],
    },
    {
      title: t('Otros alcoholes', 'Other alcohols'),
      link: '/vinos/alcoholes',
      icon: 'glass',
      options: [
        option('bundled_links', t('Destilados', 'Spirits'), {
          links: ['Pisco', 'Whisky', 'Gin', 'Ron'].map((name) =>
            by('tipo', t(name, name === 'Ron' ? 'Rum' : name), name.toLowerCase(), '/vinos/alcoholes'),
          ),
        }),
      ],
    },
  ];
};

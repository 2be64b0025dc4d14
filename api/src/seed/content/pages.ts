import type { Auth, ListingPage, NotFound, ShoppingCartPage } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { articleContent } from './articles/article.ts';
import { ARTICLES } from './articles/articles.ts';
import { documentContent } from './documents/document.ts';
import { DOCUMENTS } from './documents/documents.ts';
import type { HomePicks } from './home.ts';
import { homeContent } from './home.ts';
import { layoutContent } from './layout.ts';
import { pick, type SceneBase, scenePicture } from './words.ts';

const seo = (title: string, description: string, image: string | null = null) => ({
  title,
  description,
  image,
  keywords: '',
});

const listing = (title: string, text: string): ListingPage => ({ seo: seo(title, text), title, text });

const notFound = (locale: Locale, base: SceneBase): NotFound => {
  const t = pick(locale);
  const title = t('Esta página se nos perdió', 'We lost this page');
  const text = t(
    'Puede que el enlace haya cambiado. Desde el inicio llegas a todo.',
    'The link may have changed. From the home page you reach everything.',
  );
  const { image, alt } = scenePicture('lost', base, locale);
  return {
    seo: seo(title, text),
    image: { image, alt },
    title_layout: { title },
    text: { text },
    button: { text: t('Ir al inicio', 'Go to the home page'), link: hrefs.home },
  };
};

const auth = (locale: Locale, base: SceneBase): Auth => {
  const t = pick(locale);
  const title = t('Iniciar sesión', 'Sign in');
  const text = t(
    'Tus pedidos, tus direcciones y lo que has probado.',
    'Your orders, your addresses and what you have tried.',
  );
  return { seo: seo(title, text), login: { title, text, picture: scenePicture('cellar', base, locale) } };
};

const shoppingCart = (locale: Locale): ShoppingCartPage => {
  const title = pick(locale)('Carrito de compras', 'Shopping cart');
  return {
    seo: seo(title, ''),
    banner_with_title: { title, background_image: null },
    shopping_cart_descriptions: { gift_card_price: 2000 },
  };
};

const listings = (locale: Locale) => {
  const t = pick(locale);
  return {
    wines: listing(
      t('Vinos', 'Wines'),
      t(
        'Botellas elegidas una a una, de viñas grandes y pequeñas.',
        'Bottles chosen one by one, from large and small estates.',
      ),
    ),
    boxes: listing(
      t('Cajas', 'Boxes'),
      t(
        'Selecciones de la casa, en madera o en caja de regalo.',
        'Selections of the house, in wood or in a gift box.',
      ),
    ),
    'gourmet-products': listing(
      'Gourmet',
      t(
        'Quesos franceses cortados a pedido y una despensa para acompañarlos.',
        'French cheese cut to order and a pantry to go with it.',
      ),
    ),
    alcohols: listing(
      t('Otros alcoholes', 'Other alcohols'),
      t(
        'Pisco, whisky, gin, ron y licores de casas que conocemos.',
        'Pisco, whisky, gin, rum and liqueurs from houses we know.',
      ),
    ),
  };
};

/** Content of every page by slug and language (`/pages/{slug}`). */
export const buildPages = (base: SceneBase, picks: HomePicks): Record<string, Record<Locale, object>> => {
  const inBoth = (make: (locale: Locale) => object) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, object>;
  return {
    layout: inBoth((locale) => layoutContent(locale, base)),
    home: inBoth((locale) => homeContent(locale, base, picks)),
    'not-found': inBoth((locale) => notFound(locale, base)),
    auth: inBoth((locale) => auth(locale, base)),
    'shopping-cart': inBoth(shoppingCart),
    ...Object.fromEntries(
      Object.entries(DOCUMENTS).map(([slug, document]) => [
        slug,
        inBoth((locale) => documentContent(document, locale, base)),
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(listings('es')).map((slug) => [
        slug,
        inBoth((locale) => listings(locale)[slug as keyof ReturnType<typeof listings>]),
      ]),
    ),
  };
};

/** The articles of the journal (`/blogs`). */
export const buildArticles = (base: SceneBase) => ARTICLES.map((source) => articleContent(source, base));

/** Pages with a shape of their own: sommelier, search, bank transfer, screens of the account, cart, 404. Long because it is prose. */

import type { FoodId } from 'api/sommelier/foods';
import type {
  Auth,
  NotFound,
  SearchPage,
  ShoppingCartPage,
  SommelierPage,
  TransferPage,
} from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { FoodName, SceneName } from '../../art/types.ts';
import { SHOP } from '../../shop.ts';
import { p, ul } from '../prose.ts';
import { ORDERS_MAIL, SHOP_HOURS } from '../visit.ts';
import { pick, type SceneBase, scenePicture } from '../words.ts';
import { action, introContent, seo } from './page.ts';

/** The drawn dish that stands for each food. */
const FOOD_PICTURES: Record<FoodId, FoodName> = {
  vacuno: 'beef',
  cordero: 'lamb',
  cerdo: 'pork',
  aves: 'poultry',
  caza: 'game',
  cecinas: 'charcuterie',
  'pescado-blanco': 'fish',
  'pescado-graso': 'fish',
  mariscos: 'shellfish',
  'ceviche-sushi': 'fish',
  'pastas-rojas': 'pasta',
  'pastas-blancas': 'pasta',
  verduras: 'vegetables',
  legumbres: 'stew',
  chilena: 'stew',
  picante: 'curry',
  'queso-blando': 'cheese',
  'queso-azul': 'cheese',
  'queso-cabra': 'cheese',
  'queso-duro': 'cheese',
  postres: 'dessert',
  chocolate: 'chocolate',
  aperitivo: 'charcuterie',
};
const FOOD_SIZE = { width: 400, height: 400 };

export const sommelierPage = (locale: Locale, base: SceneBase): SommelierPage => {
  const t = pick(locale);
  return {
    ...introContent(
      {
        title: { es: '¿Qué vas a comer?', en: 'What are you eating?' },
        text: {
          es: 'Cuéntanos de dónde quieres el vino y qué hay en la mesa. Te decimos cuál abrir y por qué.',
          en: 'Tell us where the wine should come from and what is on the table. We say which one to open and why.',
        },
        description: {
          es: 'Sommelier virtual: elige el plato y te recomendamos un vino de la tienda, con la razón por la que va bien.',
          en: 'Virtual sommelier: choose the dish and we recommend a wine of the shop, with the reason why it goes well.',
        },
        scene: 'serving',
        actions: [{ text: { es: 'Ver todos los vinos', en: 'See all wines' }, link: hrefs.wines }],
      },
      locale,
      base,
    ),
    steps: [
      {
        title: t('El continente', 'The continent'),
        text: t('De este lado o del otro.', 'From this side or the other.'),
      },
      {
        title: t('El país', 'The country'),
        text: t('Si te da lo mismo, sigue.', 'If you do not mind, go on.'),
      },
      {
        title: t('El plato', 'The dish'),
        text: t('Lo que va a estar en la mesa.', 'What will be on the table.'),
      },
    ],
    nothing: {
      title: t('No tenemos un vino así ahora', 'We have no such wine now'),
      text: t(
        'Quita el país o elige un plato parecido. O pregúntanos: nos gusta el juego.',
        'Leave out the country or choose a similar dish. Or ask us: we like the game.',
      ),
      action: action(t('Escribirnos', 'Write to us'), hrefs.contact),
    },
    food_pictures: Object.fromEntries(
      Object.entries(FOOD_PICTURES).map(([id, food]) => [id, { image: base(food), alt: '', ...FOOD_SIZE }]),
    ),
  };
};

export const searchPage = (locale: Locale, base: SceneBase): SearchPage => {
  const t = pick(locale);
  const word = (es: string, en: string, link: string | null = null) => ({ text: t(es, en), link });
  return {
    seo: seo(
      t('Buscar', 'Search'),
      t('Busca por nombre, viña, cepa, valle o plato.', 'Search by name, winery, grape, valley or dish.'),
      base('labels'),
    ),
    title: t('¿Qué estás buscando?', 'What are you looking for?'),
    text: t(
      'Prueba con una cepa, un valle, una viña o un queso.',
      'Try a grape, a valley, a winery or a cheese.',
    ),
    suggested_words: [
      word('Carmenère', 'Carmenère', `${hrefs.wines}?variedad=carmenere`),
      word('Espumantes', 'Sparkling', `${hrefs.wines}?tipo=espumante`),
      word('Sauvignon Blanc', 'Sauvignon Blanc'),
      word('Quesos franceses', 'French cheese', `${hrefs.gourmet}?tipo_gourmet=quesos-franceses`),
      word('Para regalar', 'To give', `${hrefs.boxes}?tipo=para-regalar`),
      word('Pisco', 'Pisco', `${hrefs.alcohols}?tipo=pisco`),
      word('Leyda', 'Leyda'),
    ],
    nothing: {
      title: t('No encontramos nada con esas palabras', 'We found nothing with those words'),
      text: t(
        'Revisa si hay una letra de más, o busca algo más corto.',
        'See whether there is a letter too many, or look for something shorter.',
      ),
      actions: [
        action(t('Ver los vinos', 'See the wines'), hrefs.wines),
        action(t('Preguntarnos', 'Ask us'), hrefs.contact),
      ],
    },
  };
};

export const transferPage = (locale: Locale, base: SceneBase): TransferPage => ({
  ...introContent(
    {
      title: { es: 'Datos para tu transferencia', en: 'Details for your transfer' },
      text: {
        es: 'Transfiere el total exacto dentro de 48 horas. Guardamos tus productos hasta entonces.',
        en: 'Transfer the exact total within 48 hours. We keep your products until then.',
      },
      scene: null,
      actions: [{ text: { es: 'Escribirnos', en: 'Write to us' }, link: hrefs.contact }],
      blocks: {
        es: [
          ul(
            'Pon el número de tu pedido en el mensaje de la transferencia.',
            `Envía el comprobante a ${ORDERS_MAIL}.`,
            'Confirmamos en horario hábil y te avisamos por correo.',
          ),
          p(
            'Si pasan las 48 horas, el pedido se anula solo y los productos vuelven a la tienda. No se cobra nada.',
          ),
        ],
        en: [
          ul(
            'Put the number of your order into the message of the transfer.',
            `Send the receipt to ${ORDERS_MAIL}.`,
            'We confirm during working hours and let you know by email.',
          ),
          p(
            'After 48 hours the order is cancelled by itself and the products return to the shop. Nothing is charged.',
          ),
        ],
      },
    },
    locale,
    base,
  ),
  transfer: SHOP.transfer[locale],
});

export const notFound = (locale: Locale, base: SceneBase): NotFound => {
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
    button: action(t('Ir al inicio', 'Go to the home page'), hrefs.home),
  };
};

export const auth = (locale: Locale, base: SceneBase): Auth => {
  const t = pick(locale);
  const screen = (scene: SceneName, title: string, text: string) => ({
    title,
    text,
    picture: scenePicture(scene, base, locale),
  });
  const login = screen(
    'cellar',
    t('Iniciar sesión', 'Sign in'),
    t(
      'Tus pedidos, tus direcciones y lo que has probado.',
      'Your orders, your addresses and what you have tried.',
    ),
  );
  return {
    seo: seo(login.title, login.text),
    login,
    register: {
      ...screen(
        'wine-bar',
        t('Crear cuenta', 'Create an account'),
        t('Dos minutos ahora, uno menos en cada compra.', 'Two minutes now, one less at each purchase.'),
      ),
      benefits: [
        t('Tus direcciones guardadas para la próxima vez', 'Your addresses kept for the next time'),
        t('El seguimiento de cada pedido en un lugar', 'Every order followed in one place'),
        t('Lo que te gustó, para pedirlo otra vez', 'What you liked, to order it again'),
      ],
    },
    recover: screen(
      'cellar',
      t('Recuperar contraseña', 'Recover your password'),
      t(
        'Escribe tu correo y te mandamos un enlace que dura una hora.',
        'Write your email and we send a link that lasts one hour.',
      ),
    ),
    reset: screen(
      'cellar',
      t('Elige una contraseña nueva', 'Choose a new password'),
      t(
        'Diez caracteres o más. Una frase que recuerdes sirve.',
        'Ten characters or more. A sentence you remember will do.',
      ),
    ),
  };
};

export const shoppingCart = (locale: Locale, base: SceneBase): ShoppingCartPage => {
  const t = pick(locale);
  const title = t('Carrito de compras', 'Shopping cart');
  return {
    seo: seo(
      title,
      t(
        'Lo que elegiste, con su precio final y el despacho aparte.',
        'What you chose, at its final price, delivery apart.',
      ),
    ),
    banner_with_title: { title, background_image: base('wrapping') },
    shopping_cart_descriptions: { gift_card_price: 2000 },
    pickup: {
      address: SHOP.address,
      hours: SHOP_HOURS[locale],
      ready: t('Listo en 1 día hábil desde tu pago.', 'Ready 1 working day after you pay.'),
    },
  };
};

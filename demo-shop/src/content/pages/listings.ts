/** Heads of the listings (`/pages/wines`, `/pages/offers` …). */
import type { SeedListing } from './page.ts';

export const LISTINGS: Readonly<Record<string, SeedListing>> = {
  wines: {
    title: { es: 'Vinos', en: 'Wines' },
    text: {
      es: 'Botellas elegidas una a una, de viñas grandes y pequeñas.',
      en: 'Bottles chosen one by one, from large and small estates.',
    },
    description: {
      es: 'Vinos chilenos y de afuera elegidos por nuestra mesa de cata: tintos, blancos, rosados y espumantes con despacho a todo Chile.',
      en: 'Chilean wines and some from abroad, chosen at our tasting table: red, white, rosé and sparkling, delivered all over Chile.',
    },
    keywords: {
      es: 'vino chileno, carmenère, cabernet sauvignon',
      en: 'Chilean wine, Carmenère, Cabernet Sauvignon',
    },
    scene: 'hero',
  },
  boxes: {
    title: { es: 'Cajas', en: 'Boxes' },
    text: {
      es: 'Selecciones de la casa, en madera o en caja de regalo.',
      en: 'Selections of the house, in wood or in a gift box.',
    },
    description: {
      es: 'Cajas de vino de dos a doce botellas para descubrir, regalar o guardar, con tu mensaje escrito a mano.',
      en: 'Wine boxes of two to twelve bottles to discover, give or keep, with your message written by hand.',
    },
    keywords: { es: 'caja de vinos, regalo de vino', en: 'wine box, wine gift' },
    scene: 'gift-boxes',
  },
  'gourmet-products': {
    title: { es: 'Gourmet', en: 'Gourmet' },
    text: {
      es: 'Quesos franceses cortados a pedido y una despensa para acompañarlos.',
      en: 'French cheese cut to order and a pantry to go with it.',
    },
    description: {
      es: 'Quesos franceses por peso, charcutería, aceites, miel de quillay y chocolates. Se cortan el día del despacho.',
      en: 'French cheese by weight, charcuterie, oils, quillay honey and chocolate. Cut on the day of dispatch.',
    },
    keywords: {
      es: 'quesos franceses, comté, roquefort, miel',
      en: 'French cheese, Comté, Roquefort, honey',
    },
    scene: 'cheese-table',
  },
  alcohols: {
    title: { es: 'Otros alcoholes', en: 'Other alcohols' },
    text: {
      es: 'Pisco, whisky, gin, ron y licores de casas que conocemos.',
      en: 'Pisco, whisky, gin, rum and liqueurs from houses we know.',
    },
    description: {
      es: 'Piscos de Elqui, whisky de malta, gin austral, ron, mezcal y vermut de la casa, elegidos igual que el vino.',
      en: 'Piscos from Elqui, malt whisky, southern gin, rum, mezcal and the vermouth of the house, chosen as the wine is.',
    },
    keywords: { es: 'pisco, whisky, gin chileno', en: 'pisco, whisky, Chilean gin' },
    scene: 'pisco-table',
  },
  offers: {
    title: { es: 'Ofertas', en: 'Offers' },
    text: {
      es: 'Rebajas de verdad: el precio tachado es el que cobrábamos antes.',
      en: 'True reductions: the price struck through is what we charged before.',
    },
    description: {
      es: 'Vinos, cajas y productos gourmet a menor precio, mientras queden.',
      en: 'Wines, boxes and gourmet products at a lower price, while they last.',
    },
    scene: 'labels',
    conditions: {
      es: 'Válidas hasta agotar las unidades que muestra cada producto. El descuento se calcula sobre el último precio de venta y ya está incluido en el que ves. No se suma a cupones.',
      en: 'Valid while the units that each product shows last. The discount is counted from the last selling price and is part of the price you see. It does not add to coupons.',
    },
  },
  products: {
    title: { es: 'Toda la tienda', en: 'The whole shop' },
    text: {
      es: 'Vinos, cajas, gourmet y otros alcoholes, en un solo lugar.',
      en: 'Wines, boxes, gourmet and other alcohols, in one place.',
    },
    scene: 'kitchen',
  },
};

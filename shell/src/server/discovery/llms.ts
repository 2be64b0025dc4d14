/** llms.txt: one screen for programs that read the shop for a person (https://llmstxt.org). */
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { MCP_PATH } from '../assistants/register.ts';

interface Words {
  /** One sentence about the shop. */
  about: (shop: string) => string;
  pages: string;
  links: readonly (readonly [path: string, text: string])[];
  data: string;
  feed: readonly [path: string, text: string];
  tools: string;
  rules: readonly string[];
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    about: (shop) =>
      `${shop} vende vinos, cajas, gourmet y licores en Chile, con despacho a domicilio. Solo a mayores de 18 años.`,
    pages: 'Páginas',
    links: [
      [hrefs.wines, 'Vinos, con filtros por tipo, cepa, viña, país y precio'],
      [hrefs.sommelier, 'Vinos para una comida'],
      [hrefs.offers, 'Ofertas'],
      [hrefs.events, 'Eventos y catas'],
      ['/acerca-de/politicas-de-despacho', 'Despacho'],
      [hrefs.exchange, 'Cambios y devoluciones'],
    ],
    data: 'Datos',
    feed: ['/feeds/google.xml', 'Todos los productos: precio, oferta, disponibilidad, despacho'],
    tools: 'Herramientas de solo lectura (MCP): buscar, describir, maridar, disponibilidad, despacho',
    rules: [
      'Los precios son pesos chilenos (CLP), con IVA.',
      'Una herramienta no paga. La persona confirma cada cambio del carrito en la página.',
    ],
  },
  en: {
    about: (shop) =>
      `${shop} sells wines, boxes, gourmet products and spirits in Chile, with home delivery. Only to adults.`,
    pages: 'Pages',
    links: [
      [`${hrefs.wines}?lang=en`, 'Wines, with filters by type, grape, winery, country and price'],
      [`${hrefs.sommelier}?lang=en`, 'Wines for a food'],
      [`${hrefs.offers}?lang=en`, 'Offers'],
      [`${hrefs.events}?lang=en`, 'Events and tastings'],
      ['/acerca-de/politicas-de-despacho?lang=en', 'Delivery'],
      [`${hrefs.exchange}?lang=en`, 'Exchanges and returns'],
    ],
    data: 'Data',
    feed: ['/feeds/google-en.xml', 'All products: price, offer, availability, delivery'],
    tools: 'Tools that only read (MCP): search, describe, pair with food, availability, delivery',
    rules: [
      'Prices are Chilean pesos (CLP), VAT included.',
      'A tool does not pay. The shopper confirms each change of the cart in the page.',
    ],
  },
};

interface Shop {
  name: string;
  publicUrl: string;
  /** The shop offers tools at /mcp. */
  hasTools: boolean;
  hasFeed: boolean;
}

export const llmsText = ({ name, publicUrl, hasTools, hasFeed }: Shop, locale: Locale): string => {
  const { about, pages, links, data, feed, tools, rules } = WORDS[locale];
  const item = ([path, text]: readonly [string, string]) => `- [${text}](${publicUrl}${path})`;
  const sources = [...(hasFeed ? [item(feed)] : []), ...(hasTools ? [item([MCP_PATH, tools])] : [])];
  return [
    `# ${name}`,
    '',
    `> ${about(name)}`,
    '',
    ...rules.map((rule) => `- ${rule}`),
    '',
    `## ${pages}`,
    '',
    ...links.map(item),
    '',
    ...(sources.length > 0 ? [`## ${data}`, '', ...sources, ''] : []),
  ].join('\n');
};

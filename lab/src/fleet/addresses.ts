/** Products, files, pictures and queries of a running shop, for requests to it. */
import { sendFresh } from './client.ts';
import type { Shop } from './shop.ts';

const FILES = 8;

export interface Card {
  slug: string;
  sku: string;
  name: string;
}

export const readCards = async (shop: Shop): Promise<Card[]> => {
  const { text } = await sendFresh(shop.bases[0] as string, { path: '/api/wines?per_page=40' });
  return (JSON.parse(text) as { data: Card[] }).data;
};

const WORDS = ['cabernet', 'maule', 'tinto', 'syrah', 'blanco', 'espumante', 'merlot', 'gran'];
/** Queries of the search field while a shopper types each word. */
export const TYPED = WORDS.flatMap((word) =>
  Array.from({ length: word.length - 2 }, (_, letter) => word.slice(0, letter + 3)),
);

/** Addresses in the HTML of these pages, each once. @throws Error when there is none */
const addressesIn = async (shop: Shop, paths: readonly string[], pattern: RegExp): Promise<string[]> => {
  const found = new Set<string>();
  for (const path of paths) {
    const { text } = await sendFresh(shop.bases[0] as string, { path });
    for (const [, address] of text.matchAll(pattern)) found.add(address as string);
  }
  if (found.size === 0) throw new Error(`The pages ${paths.join(', ')} have no file like ${pattern}`);
  return [...found];
};

/** Scripts and styles of a product page. */
export const readFiles = async (shop: Shop): Promise<string[]> => {
  const [card] = await readCards(shop);
  const pattern = /"(\/(?:remotes|static)\/[^"]+\.(?:js|css))"/g;
  return (await addressesIn(shop, [`/vinos/${card?.slug}`], pattern)).slice(0, FILES);
};

/** Pictures of home and lists, as small as a phone loads them. */
export const readPictures = (shop: Shop): Promise<string[]> =>
  addressesIn(shop, ['/', '/vinos', '/gourmet', '/cajas', '/blog'], /(\/storage\/[^" ,]+\.avif\?w=320)/g);

import type autocannon from 'autocannon';
import { MAX_QUERY_LENGTH } from 'shared-contracts/domain/list-query';

type Request = autocannon.Request;
const get = (path: string): Request => ({ method: 'GET', path: `/api${path}` });

const LISTS = [
  '/wines',
  '/wines?page=2',
  '/wines?tipo=tinto',
  '/wines?tipo=blanco&sort=price',
  '/wines?pais=chile&variedad=carmenere',
  '/wines?sort=newest',
  '/gourmets',
  '/alcohols?sort=-price',
  '/offers',
  '/wines?precio_min=8000&precio_max=15000',
];

/** The first page of the wine listing, requested repeatedly to measure the warm cache. */
export const warmList: Request[] = [get('/wines')];
export const lists: Request[] = LISTS.map(get);
export const filters: Request[] = ['/wines/filters', '/wines/filters?tipo=tinto', '/gourmets/filters'].map(
  get,
);

/** Requests of the sommelier for several foods and two countries. */
export const sommelier: Request[] = ['vacuno', 'mariscos', 'aves', 'postres', 'queso-azul'].flatMap((food) =>
  ['chile', 'francia'].flatMap((country) =>
    [
      `/sommelier/page-filters?country=${country}`,
      `/sommelier/count?country=${country}&food=${food}`,
      `/sommelier/wines?country=${country}&food=${food}`,
    ].map(get),
  ),
);

/** Requests for the details of many wines of the shop. */
export async function details(base: string): Promise<Request[]> {
  const cards = await productCards(base);
  return cards.map(({ slug }) => get(`/wines/${slug}`));
}

/** Typed searches: names letter by letter, several words, and words with a typo. */
export async function typing(base: string): Promise<Request[]> {
  const cards = await productCards(base);
  const texts = cards.flatMap(({ name, brand }, index) => {
    const words = name.split(' ');
    const word = words[index % words.length] ?? name;
    const beginnings = [2, 3, 4, 6].map((letters) => word.slice(0, letters));
    const middle = Math.floor(word.length / 2);
    const slip = word.slice(0, middle) + word.slice(middle + 1);
    return [...beginnings, word, slip, name, `${brand.name} ${words.at(-1)}`];
  });
  const asked = [...new Set([...texts, 'maule', 'tinto chileno', 'zzzzzz', '2019'])].filter(
    ({ length }) => length > 1,
  );
  return asked.map((text) =>
    get(`/search?per_page=6&q=${encodeURIComponent(text.slice(0, MAX_QUERY_LENGTH))}`),
  );
}

/** Writes of different quantities to separate carts. */
export async function cartWrites(base: string): Promise<Request[]> {
  const cards = (await productCards(base)).filter(({ stock }) => stock > 5);
  return Promise.all(
    cards.slice(0, 40).map(async ({ sku }, index): Promise<Request> => {
      const { id } = (await (await fetch(`${base}/api/shopping-cart/id`)).json()) as { id: string };
      return {
        method: 'PUT',
        path: `/api/shopping-cart?cart_id=${id}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sku, qty: 1 + (index % 5) }),
      };
    }),
  );
}

interface Card {
  name: string;
  slug: string;
  sku: string;
  stock: number;
  brand: { name: string };
}

/** Wines spread over the list. */
async function productCards(base: string): Promise<Card[]> {
  const read = async (page: number) =>
    (await (await fetch(`${base}/api/wines?per_page=20&page=${page}&sort=name`)).json()) as {
      data: Card[];
      last_page: number;
    };
  const { last_page } = await read(1);
  const pages = await Promise.all(
    [0, 0.3, 0.6, 0.9].map((part) => read(1 + Math.floor(part * (last_page - 1)))),
  );
  return pages.flatMap(({ data }) => data);
}

/** Sends the requests of the load model's visits to a shop, as fast as it answers. */

import type { VisitRequest } from '../scale/visit-model.ts';
import { type Card, readCards, readFiles, readPictures, TYPED } from './addresses.ts';
import { type Ask, sendFresh } from './client.ts';
import { BROTLI, fillCart, type Send, setQuantity } from './purchase.ts';
import type { Shop } from './shop.ts';
import { buy, VISITS_AT_ONCE } from './works.ts';

const LISTS = ['/vinos', '/gourmet', '/vinos/alcoholes', '/cajas', '/ofertas'];
const CONTENT = [
  '/blog',
  '/acerca-de',
  '/eventos',
  '/vino-bar',
  '/acerca-de/politicas-generales',
  '/reserva',
];
const CHECKOUT = [
  '/carrito',
  '/informacion-personal',
  '/informacion-de-envio',
  '/metodo-de-pago',
  '/gracias',
];
const LIST_CALLS = ['/api/wines', '/api/gourmets', '/api/alcohols', '/api/boxes', '/api/offers'];

const at = <Value>(list: readonly Value[], number: number): Value =>
  list[(number - 1) % list.length] as Value;

/** @param address of the load model, for example `product 3`. The demo shop may have fewer products than the model. */
const pageOf = (address: string, cards: readonly Card[]): string => {
  const [view, number] = address.split(' ');
  if (view === 'product') return `/vinos/${at(cards, Number(number)).slug}`;
  if (view === 'article') return at(CONTENT, Number(number));
  if (view === 'filter') return `/vinos?precio_min=${number}`;
  if (view === 'list') return at(LISTS, Number(number));
  return view === 'checkout' ? at(CHECKOUT, Number(number)) : '/';
};

/** Path of an API call of a client navigation. @param address of the load model, for example `product 3 1` */
const callOf = (address: string, cards: readonly Card[]): string => {
  const [view, number] = address.split(' ');
  const isFirst = address.endsWith(' 1');
  if (view === 'product') {
    const { slug } = at(cards, Number(number));
    return isFirst ? `/api/wines/${slug}` : `/api/wines?page=${1 + (Number(number) % 3)}`;
  }
  if (view === 'filter')
    return isFirst ? `/api/wines?precio_min=${number}` : `/api/wines/filters?precio_min=${number}`;
  return view === 'list' ? at(LIST_CALLS, Number(number)) : '/api/wines?sort=newest';
};

/** Visits with the paths of this shop as addresses. */
export const toPaths = (
  visits: readonly (readonly VisitRequest[])[],
  cards: readonly Card[],
): VisitRequest[][] =>
  visits.map((requests) =>
    requests.map((request) => {
      const { kind, address } = request;
      if (kind === 'page') return { ...request, address: pageOf(address, cards) };
      return { ...request, address: kind === 'list' ? callOf(address, cards) : address };
    }),
  );

export interface Replayed {
  seconds: number;
  bytes: number;
  /** Pages that the edge did not have. */
  renders: number;
  failed: number;
}

/** @param visits with paths (`toPaths`) */
export const replay = async (shop: Shop, visits: readonly (readonly VisitRequest[])[]): Promise<Replayed> => {
  const cards = await readCards(shop);
  const files = await readFiles(shop);
  const pictures = await readPictures(shop);
  const result: Replayed = { seconds: 0, bytes: 0, renders: 0, failed: 0 };
  let turn = 0;
  const get: Send = async (kind, ask: Ask) => {
    turn += 1;
    const answer = await sendFresh(shop.bases[turn % shop.bases.length] as string, ask);
    result.bytes += answer.bytes;
    if (answer.status >= 400) result.failed += 1;
    const timing = String(answer.headers['server-timing'] ?? '');
    if (kind === 'page' && !timing.includes('edge;desc=hit')) result.renders += 1;
    return answer;
  };
  const visit = async (requests: readonly VisitRequest[], number: number): Promise<void> => {
    let cart = '';
    const sku = at(cards, number + 1).sku;
    const ask: Record<VisitRequest['kind'], (address: string) => Promise<unknown>> = {
      page: (path) => get('page', { path, headers: BROTLI }),
      list: (path) => get('list', { path, headers: BROTLI }),
      file: () => get('list', { path: at(files, turn + 1), headers: BROTLI }),
      picture: () => get('list', { path: at(pictures, turn + 1) }),
      search: () =>
        get('search', { path: `/api/search?per_page=6&q=${at(TYPED, turn + 1)}`, headers: BROTLI }),
      async cart() {
        if (cart) await setQuantity(get, cart, { sku, qty: 1 + (turn % 3) });
        else cart = await fillCart(get, { [sku]: 1 });
      },
      order: () => buy(shop, cart),
      // As expensive as a list that no cache has.
      tracking: () => get('tracking', { path: `/api/wines?precio_max=${1_000_000 + turn}` }),
    };
    for (const { kind, address } of requests) await ask[kind](address);
  };
  const waiting = [...visits.entries()];
  const started = performance.now();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, work));
  return { ...result, seconds: (performance.now() - started) / 1_000 };
};

/** Draws the requests of visits: what a browser asks for, before any cache. */
import type { Assumptions } from './assumptions.ts';
import type { Random } from './random.ts';

/** Kinds of requests of a browser. */
export type VisitKind = 'page' | 'file' | 'picture' | 'list' | 'search' | 'cart' | 'order' | 'tracking';

export interface VisitRequest {
  kind: VisitKind;
  /** Pages and lists with the same address are the same response. `''` for requests that are never the same. */
  address: string;
  /** Page of one shopper, which no cache stores. */
  isPersonal?: true;
  /** Products whose stock the response shows, of which an order may change one. Default: none. */
  products?: number;
}

type View = keyof Assumptions['pictures'];

/** Rank from 1 on by Zipf's law: the inverse of the distribution's continuous approximation. */
const rank = (random: Random, count: number): number => Math.floor((count + 1) ** random.share());

const drawView = (random: Random, { views }: Assumptions): View => {
  const share = random.share();
  if (share < views.home) return 'home';
  if (share < views.home + views.list) return 'list';
  return share < views.home + views.list + views.product ? 'product' : 'content';
};

const addressOf = (view: View, random: Random, { addresses, filteredLists }: Assumptions): string => {
  if (view === 'home') return 'home';
  if (view === 'product') return `product ${rank(random, addresses.products)}`;
  if (view === 'content') return `article ${rank(random, addresses.articles)}`;
  return random.chance(filteredLists)
    ? `filter ${rank(random, addresses.filters)}`
    : `list ${random.between(1, 5)}`;
};

/** Products in the response of a navigation's call: a list, then its filters; or a product, then a list beside it. */
const shownBy = (view: View, call: number, { productsOfDetail, productsOfList }: Assumptions): number => {
  if (view === 'content') return 0;
  if (view === 'product' && call === 1) return productsOfDetail;
  return view === 'list' && call > 1 ? 0 : productsOfList;
};

const repeat = (count: number, kind: VisitKind): VisitRequest[] =>
  Array.from({ length: count }, () => ({ kind, address: '' }));

/** Rounds up or down, so that the mean is the value. */
const wholeNear = (random: Random, value: number): number => Math.floor(value + random.share());

const drawBrowsing = (random: Random, assumed: Assumptions): VisitRequest[] => {
  const isNew = random.chance(assumed.newVisitors);
  const requests: VisitRequest[] = [];
  // Geometric distribution: after each view, the visit ends with the same probability.
  for (let view = 0; view === 0 || random.chance(1 - 1 / assumed.viewsPerVisit); view += 1) {
    const kind = drawView(random, assumed);
    const address = addressOf(kind, random, assumed);
    const isDocument = view === 0 || random.chance(assumed.documents);
    if (isDocument) {
      const files = view === 0 ? assumed.filesOfFirstPage : assumed.filesOfLaterPage;
      requests.push({ kind: 'page', address }, ...repeat(isNew ? files : 0, 'file'));
      for (let extra = wholeNear(random, assumed.prefetched); extra > 0; extra -= 1)
        requests.push({ kind: 'page', address: addressOf('product', random, assumed) });
    } else {
      for (let call = 1; call <= assumed.callsOfNavigation; call += 1)
        requests.push({
          kind: 'list',
          address: `${address} ${call}`,
          products: shownBy(kind, call, assumed),
        });
    }
    // A returning visitor has half of the pictures.
    const pictures = wholeNear(random, assumed.pictures[kind] * (isNew ? 1 : 0.5));
    requests.push(...repeat(pictures, 'picture'));
  }
  return requests;
};

/** Requests of one visit, in no particular order. */
export const drawVisit = (random: Random, assumed: Assumptions): VisitRequest[] => {
  const requests = drawBrowsing(random, assumed);
  if (random.chance(assumed.searches)) requests.push(...repeat(assumed.callsOfSearch, 'search'));
  if (!random.chance(assumed.carts)) return requests;
  requests.push(...repeat(assumed.callsOfCart, 'cart'));
  if (!random.chance(assumed.conversion / assumed.carts)) return requests;
  for (let page = 1; page <= assumed.checkoutPages; page += 1)
    requests.push({ kind: 'page', address: `checkout ${page}`, isPersonal: true });
  requests.push({ kind: 'order', address: '' }, ...repeat(assumed.trackings, 'tracking'));
  return requests;
};

export interface Traffic {
  perVisit: Record<VisitKind, number>;
  /** Requests per visit of each address, by kind. */
  popularity: Record<'page' | 'list', ReadonlyMap<string, number>>;
  /** Addresses of pages that no cache stores. */
  personal: ReadonlySet<string>;
  /** Products that the lists show. */
  products: ReadonlyMap<string, number>;
}

/** Mean of these visits. */
export const trafficOf = (visits: readonly (readonly VisitRequest[])[]): Traffic => {
  const perVisit = { page: 0, file: 0, picture: 0, list: 0, search: 0, cart: 0, order: 0, tracking: 0 };
  const popularity = { page: new Map<string, number>(), list: new Map<string, number>() };
  const personal = new Set<string>();
  const products = new Map<string, number>();
  const share = 1 / visits.length;
  for (const { kind, address, isPersonal, products: shown } of visits.flat()) {
    if (isPersonal) personal.add(address);
    if (shown) products.set(address, shown);
    perVisit[kind] += share;
    if (kind === 'page' || kind === 'list')
      popularity[kind].set(address, (popularity[kind].get(address) ?? 0) + share);
  }
  return { perVisit, popularity, personal, products };
};

export const drawTraffic = (random: Random, assumed: Assumptions, visits: number): Traffic =>
  trafficOf(Array.from({ length: visits }, () => drawVisit(random, assumed)));

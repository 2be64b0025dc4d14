/** Kinds of load whose unit costs `pnpm bench fleet` measures. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCards, readFiles, readPictures, TYPED } from './addresses.ts';
import { type Ask, sendFresh } from './client.ts';
import { loadRepeatedly, type Measured, runFor, runOnce } from './load.ts';
import { queryJson } from './postgres.ts';
import {
  BROTLI,
  decideAtGateway,
  fillCart,
  type PlacedOrder,
  placeOrder,
  readPage,
  returnToShop,
  type Send,
} from './purchase.ts';
import type { Shop } from './shop.ts';

/** Visits at the same time in `replay.ts`, each with one request at a time. */
export const VISITS_AT_ONCE = 8;
/** Uncached requests and orders of one round. They cost 20 to 100 times as much as cached ones. */
const RENDERS = 60;
const LISTS = 200;
const ORDERS = 20;
const CARTS = 40;

/** A prepared round. Its measurements contain nothing of the preparation. */
interface Load {
  /** As fast as the shop answers. */
  run(seconds: number): Promise<Measured>;
  /**
   * As in visits: slower, and while shells render other pages. For requests that the edge answers alone. Its cost is
   * then up to twice as high, because the programs share cores and their caches.
   */
  runBesideRenders?(seconds: number): Promise<Measured>;
}

export interface Work {
  /** Key in the file of unit costs. */
  kind: string;
  title: string;
  prepare(shop: Shop, round: number): Promise<Load>;
  /** Waits for the jobs of the requests, which the program with the jobs does later. */
  settle?: (shop: Shop) => Promise<void>;
}

/** Sends to the addresses of the shop in turn. */
const sendTo = ({ bases }: Shop): Send => {
  let turn = 0;
  return (_, ask) => sendFresh(bases[turn++ % bases.length] as string, ask);
};

const get = (path: string, headers: Record<string, string> = {}) => ({
  method: 'GET' as const,
  path,
  headers,
});

let uncachedPrice = 1_000_000;
/** Requests pages that no cache has, straight from the shells, until `stop`. */
const renderUncached = ({ shells }: Shop): { stop(): Promise<void> } => {
  let isStopped = false;
  const work = async (shell: string): Promise<void> => {
    while (!isStopped) {
      const path = `/vinos?precio_max=${uncachedPrice++}`;
      await sendFresh(shell, { path, headers: BROTLI });
    }
  };
  const all = Promise.all(shells.map(work));
  return {
    async stop() {
      isStopped = true;
      await all;
    },
  };
};

/** Requests that caches answer. */
const repeated =
  (requestsOf: (shop: Shop) => Promise<ReturnType<typeof get>[]>): Work['prepare'] =>
  async (shop) => {
    const requests = await requestsOf(shop);
    for (const base of shop.bases)
      for (const { path, headers } of requests) await sendFresh(base, { path, headers });
    return {
      run: (seconds) => loadRepeatedly(shop.bases, requests, seconds),
      async runBesideRenders(seconds) {
        const send = sendTo(shop);
        let turn = 0;
        const next = () => ok(send, requests[turn++ % requests.length] as Ask);
        const renders = renderUncached(shop);
        const measured = await runFor(next, { seconds, atOnce: VISITS_AT_ONCE });
        await renders.stop();
        return measured;
      },
    };
  };

const ok = async (send: Send, ask: Ask): Promise<{ ms: number; bytes: number }> => {
  const { status, ms, bytes } = await send('page', ask);
  if (status !== 200) throw new Error(`${ask.path} answered ${status}`);
  return { ms, bytes };
};

/** Addresses that no cache has. */
const unique =
  (path: string, amount: number, headers: Record<string, string> = {}): Work['prepare'] =>
  async (shop, round) => {
    const send = sendTo(shop);
    const jobs = Array.from({ length: amount }, (_, index) => () => {
      const price = round * amount + index + 1;
      return ok(send, { path: `${path}?precio_min=${price}`, headers });
    });
    return { run: () => runOnce(jobs) };
  };

/** Numbers of results, so that a query can be sent several times and no cache has it. */
const RESULTS = [4, 5, 6, 7, 8, 9];

const prepareSearches: Work['prepare'] = async (shop) => {
  const send = sendTo(shop);
  const paths = RESULTS.flatMap((count) => TYPED.map((typed) => `/api/search?per_page=${count}&q=${typed}`));
  const jobs = paths.map((path) => () => ok(send, { path, headers: BROTLI }));
  return { run: () => runOnce(jobs) };
};

const prepareCarts: Work['prepare'] = async (shop) => {
  const cards = await readCards(shop);
  const requests = await Promise.all(
    Array.from({ length: CARTS }, async (_, index) => {
      const sku = cards[index % cards.length]?.sku ?? '';
      const cart = await fillCart(sendTo(shop), { [sku]: 1 });
      return {
        method: 'PUT' as const,
        path: `/api/shopping-cart?cart_id=${cart}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sku, qty: 1 + (index % 5) }),
      };
    }),
  );
  return { run: (seconds) => loadRepeatedly(shop.bases, requests, seconds) };
};

/** Mails that are due. Others wait on purpose, for example until a payment had time to arrive. */
export const WAITING_MAILS = `select count(*) from jobs.job
  where name = 'send-order-mail' and state <> 'completed' and start_after <= now()`;

const untilMailsSent = async ({ databaseUrl }: Shop): Promise<void> => {
  while ((await queryJson<number>(databaseUrl, WAITING_MAILS)) > 0) await sleep(500);
};

/** Buys from a filled cart: places the order, pays and returns. */
export const buy = async (shop: Shop, cart: string): Promise<{ ms: number; bytes: number }> => {
  const client = sendTo(shop);
  const key = randomUUID();
  const answer = await placeOrder(client, { cart, key, email: `${key}@example.cl` });
  if (answer.status !== 201) throw new Error(`The order answered ${answer.status}: ${answer.text}`);
  const { payment } = JSON.parse(answer.text) as PlacedOrder;
  const back = await decideAtGateway(client, payment.token, 'approve', shop.gatewayUrl);
  if (!(await returnToShop(client, back))) throw new Error('The payment failed');
  return answer;
};

const prepareOrders: Work['prepare'] = async (shop) => {
  const cards = await readCards(shop);
  const carts = await Promise.all(
    Array.from({ length: ORDERS }, (_, index) =>
      fillCart(sendTo(shop), {
        [cards[index % cards.length]?.sku ?? '']: 1,
        [cards[(index + 1) % cards.length]?.sku ?? '']: 2,
      }),
    ),
  );
  const jobs = carts.map((cart) => () => buy(shop, cart));
  return { run: () => runOnce(jobs) };
};

export const WORKS: readonly Work[] = [
  {
    kind: 'page',
    title: 'pages, cached',
    prepare: repeated(async (shop) => {
      const slugs = (await readCards(shop)).slice(0, 8).map(({ slug }) => `/vinos/${slug}`);
      return ['/', '/vinos', '/gourmet', '/blog', ...slugs].map((path) => get(path, BROTLI));
    }),
  },
  { kind: 'render', title: 'pages, rendered', prepare: unique('/vinos', RENDERS, BROTLI) },
  {
    kind: 'list',
    title: 'lists, cached',
    prepare: repeated(async () =>
      ['/wines', '/wines?tipo=tinto', '/gourmets', '/offers', '/wines?sort=newest'].map((path) =>
        get(`/api${path}`, BROTLI),
      ),
    ),
  },
  { kind: 'query', title: 'lists, computed', prepare: unique('/api/wines', LISTS, BROTLI) },
  { kind: 'search', title: 'searches, computed', prepare: prepareSearches },
  {
    kind: 'file',
    title: 'scripts and styles',
    prepare: repeated(async (shop) => (await readFiles(shop)).map((path) => get(path, BROTLI))),
  },
  {
    kind: 'picture',
    title: 'pictures',
    prepare: repeated(async (shop) => (await readPictures(shop)).map((path) => get(path))),
  },
  { kind: 'cart', title: 'carts: change of a line', prepare: prepareCarts },
  {
    kind: 'order',
    title: 'orders: placed, paid by card, mailed',
    prepare: prepareOrders,
    settle: untilMailsSent,
  },
];

/** Opens the pages that need a first render in each process. */
export const warmUp = async (shop: Shop): Promise<void> => {
  for (let round = 0; round < 3; round += 1)
    for (const path of ['/', '/vinos', '/carrito', '/seguimiento', '/blog'])
      await readPage(sendTo(shop), path);
};

/**
 * `pnpm bench edges [--views N] [--seed N]`: renders per 1,000 views through two edges (Varnish), two shells and two
 * APIs, and the time until a new price shows at both edges. The views are those of the load model
 * (tools/src/scale/assumptions.ts): documents, prefetched documents and checkout pages.
 */
import { parseArgs } from 'node:util';
import { type Card, readCards } from '../fleet/addresses.ts';
import { type Answer, type Ask, send } from '../fleet/client.ts';
import { runOnce } from '../fleet/load.ts';
import { showPrice } from '../fleet/new-price.ts';
import { openFleet } from '../fleet/open-fleet.ts';
import { queryText } from '../fleet/postgres.ts';
import type { Shop } from '../fleet/shop.ts';
import { ASSUMPTIONS } from '../scale/assumptions.ts';
import { createRandom, type Random } from '../scale/random.ts';
import { drawTraffic } from '../scale/visit-model.ts';

const CONNECTIONS = 10;
const PRICE_CHANGES = 10;
const CHANGE_EVERY_MS = 5_000;

const { values } = parseArgs({
  allowPositionals: true,
  options: { views: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const LISTS = ['/vinos', '/ofertas', '/cajas', '/gourmet', '/vinos/alcoholes'];
const CHECKOUT = [
  '/carrito',
  '/informacion-personal',
  '/informacion-de-envio',
  '/metodo-de-pago',
  '/gracias',
];

/** The path of an address of the load model. */
const pathOf = (address: string, cards: readonly Card[], articles: readonly string[]): string => {
  const [kind = '', text = '1'] = address.split(' ');
  const number = Number(text);
  const turn = (list: readonly string[]) => list[(number - 1) % list.length] as string;
  if (kind === 'home') return '/';
  if (kind === 'list') return turn(LISTS);
  if (kind === 'filter') return `/vinos?precio_min=${number * 10}`;
  if (kind === 'article') return `/blog/${turn(articles)}`;
  if (kind === 'checkout') return turn(CHECKOUT);
  return `/vinos/${turn(cards.map(({ slug }) => slug))}`;
};

/** Draws addresses by their popularity. */
const drawPaths = (random: Random, count: number, popularity: ReadonlyMap<string, number>): string[] => {
  const sums: [string, number][] = [];
  let total = 0;
  for (const [address, weight] of popularity) {
    total += weight;
    sums.push([address, total]);
  }
  return Array.from({ length: count }, () => {
    const at = random.share() * total;
    return sums.find(([, sum]) => at < sum)?.[0] ?? 'home';
  });
};

/** Reads an address again when its server closes the idle connection at the same moment. */
const read = (base: string, ask: Ask): Promise<Answer> => send(base, ask).catch(() => send(base, ask));

/** Renders of all shells since their start. */
const renders = async ({ shells }: Shop): Promise<number> => {
  let sum = 0;
  for (const shell of shells) {
    const { text } = await read(shell, { path: '/metrics' });
    for (const [, count] of text.matchAll(/^shell_render_duration_seconds_count\{.*\} (\d+)$/gm))
      sum += Number(count);
  }
  return sum;
};

/** Sends views to the addresses in turn. Some shoppers read English. */
const view = async (bases: readonly string[], paths: readonly string[], random: Random) => {
  let turn = 0;
  const views = paths.map((pathname) => {
    const cookie = random.chance(0.15) ? 'locale=en; cart=1' : 'locale=es; session=1';
    return async () => {
      const base = bases[turn++ % bases.length] as string;
      const headers = { 'accept-encoding': 'gzip, deflate, br', cookie };
      const { status, ms, bytes } = await send(base, { path: pathname, headers });
      if (status !== 200) throw new Error(`${pathname} answered ${status}`);
      return { ms, bytes };
    };
  });
  return runOnce(views, CONNECTIONS);
};

/** Number of addresses by lifetime in a shared cache, as a shell says it. */
const lifetimes = async (shell: string, paths: ReadonlySet<string>): Promise<string> => {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const { headers } = await send(shell, {
      path,
      headers: { 'x-shop-locale': 'es', 'x-page-context': '-' },
    });
    const life = /^max-age=\d+/.exec(String(headers['cdn-cache-control']))?.[0] ?? 'not stored';
    found.set(life, [...(found.get(life) ?? []), path]);
  }
  return [...found]
    .map(([life, all]) => `${life}: ${all.length} (${all.slice(0, 5).join(' ')} …)`)
    .join(', ');
};

/** Times until both edges show a new price, ms after the commit. */
const showPrices = async (shop: Shop, card: Card): Promise<number[]> => {
  const times: number[] = [];
  for (let change = 0; change < PRICE_CHANGES; change += 1)
    times.push(await showPrice(shop, card, 71_000 + change * 10));
  return times.sort((a, b) => a - b);
};

const { fleet, stop } = await openFleet({ hasOne: false });
try {
  const random = createRandom(Number(values.seed));
  const cards = await readCards(fleet);
  const blogs = await send(fleet.bases[0] as string, { path: '/api/blogs' });
  const articles = (JSON.parse(blogs.text) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  const { popularity } = drawTraffic(random, ASSUMPTIONS, 20_000);
  const paths = drawPaths(random, Number(values.views), popularity.page).map((address) =>
    pathOf(address, cards, articles),
  );
  const report = async (title: string, bases: readonly string[]) => {
    const before = await renders(fleet);
    const spent = fleet.processorMs();
    const { perSecond, p99, failed, requests } = await view(bases, paths, random);
    const used = fleet.processorMs();
    const count = (await renders(fleet)) - before;
    const perThousand = (ms = 0, since = 0) => (((ms - since) / requests) * 1_000).toFixed(0);
    console.log(
      `${title}: ${((count / requests) * 1_000).toFixed(0)} renders per 1,000 views (${requests} views, ` +
        `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, ${failed} failed); processor per 1,000 views: ` +
        `edge ${perThousand(used.edge, spent.edge)} ms, shell ${perThousand(used.shell, spent.shell)} ms, ` +
        `api ${perThousand(used.api, spent.api)} ms`,
    );
  };
  const different = new Set(paths);
  console.log(
    `${different.size} addresses by lifetime: ${await lifetimes(fleet.shells[0] as string, different)}`,
  );
  await report('shells alone', fleet.shells);
  await report('two edges, empty', fleet.bases);
  await report('two edges, filled', fleet.bases);
  const changes = setInterval(() => {
    const raise =
      'update skus set price = price + 10 where sku = (select sku from skus order by random() limit 1)';
    void queryText(fleet.databaseUrl, raise).catch(console.error);
  }, CHANGE_EVERY_MS);
  await report(`two edges, filled, a price changes every ${CHANGE_EVERY_MS / 1_000} s`, fleet.bases);
  clearInterval(changes);
  const times = await showPrices(fleet, cards[0] as Card);
  const [median, most] = [times[PRICE_CHANGES / 2], times.at(-1)].map((ms) => (ms as number).toFixed(0));
  console.log(`new price at both edges: median ${median} ms, most ${most} ms (${PRICE_CHANGES} changes)`);
} finally {
  await stop();
}

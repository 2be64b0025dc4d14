/**
 * `pnpm bench [api] [--seconds N] [--only 120|100000] [--write]`: loads the API with a small and a large
 * shop, and compares the figures with docs/reports/performance.md, which `--write` updates. Exit code 1 when a
 * promise is not kept. Run it on an idle machine.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ApiProcess, startApi } from './api-process.ts';
import { openBenchServer, openShop } from './database.ts';
import { type Figures, measure } from './load.ts';
import { promiseTable, type Row } from './markdown-table.ts';
import { type LoadPromise, PROMISES } from './promises.ts';
import { cartWrites, details, filters, lists, sommelier, typing, warmList } from './requests.ts';
import { writeTable } from './write-table.ts';

const SMALL = 120;
const LARGE = 100_000;
const PORT = 4570;
const CACHE_MS = 5000;
const REST_MS = 3000;
const CONNECTIONS = 10;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const sizes = [SMALL, LARGE].filter((size) => !values.only || values.only === String(size));
const seconds = Number(values.seconds);

const rows: Row[] = [];
const tell = (row: Row) => {
  rows.push(row);
  const verdict = row.promise === undefined ? ' ' : row.isKept ? '✓' : '✗';
  console.log(`${verdict} ${row.what.padEnd(58)} ${row.figures.padEnd(44)} ${row.promise ?? ''}`);
};
const describe = ({ perSecond, p50, p99, max, failed }: Figures) =>
  `${perSecond.toFixed(0)} req/s, p50 ${p50} ms, p99 ${p99} ms, max ${max.toFixed(0)} ms` +
  (failed ? `, ${failed} FAILED` : '');

const server = await openBenchServer();
try {
  const shops: { size: number; url: string }[] = [];
  for (const size of sizes) shops.push({ size, url: await openShop(server, size) });
  /** Seconds of one list request by products and cache: `120 cache on`. */
  const warm: Record<string, number> = {};
  for (const { size, url } of shops) {
    for (const cacheMs of [CACHE_MS, 0]) {
      const api = await startApi(url, PORT, cacheMs);
      try {
        await loadShop(api, size, cacheMs > 0, warm);
      } finally {
        await api.stop();
      }
    }
  }
  for (const cache of shops.length > 1 ? ['cache on', 'cache off'] : []) {
    const times = (warm[`${LARGE} ${cache}`] ?? 0) / (warm[`${SMALL} ${cache}`] ?? 1);
    const what = `time of one list, ${LARGE} products compared with ${SMALL}, ${cache}`;
    tell({
      what,
      figures: `${times.toFixed(2)} times`,
      promise: PROMISES.warmList.text,
      isKept: times < PROMISES.warmList.times,
    });
  }
} finally {
  await server.stop();
}
if (values.write)
  writeTable(
    'api',
    `${CONNECTIONS} connections unless the row says otherwise. Bold: promise not kept.\n\n${promiseTable(rows)}`,
  );
process.exitCode = rows.some(({ isKept }) => isKept === false) ? 1 : 0;

async function loadShop(api: ApiProcess, size: number, isCached: boolean, warm: Record<string, number>) {
  const cache = isCached ? 'cache on' : 'cache off';
  const load = async (
    what: string,
    requests: Parameters<typeof measure>[1]['requests'],
    promise?: LoadPromise,
  ) => {
    const figures = await measure(api.base, {
      requests,
      connections: promise?.connections ?? CONNECTIONS,
      seconds,
    });
    const isKept = promise && figures.failed === 0 && promise.isKept(figures);
    tell({
      what: `${what}, ${size} products, ${cache}`,
      figures: describe(figures),
      promise: promise?.text,
      isKept,
    });
    return figures;
  };
  if (isCached) {
    const { ready, memory } = PROMISES;
    tell({
      what: `start until ready, ${size} products`,
      figures: `${api.readyMs.toFixed(0)} ms`,
      promise: ready.text,
      isKept: api.readyMs <= ready.ms,
    });
    await sleep(REST_MS);
    const mb = api.memoryMb();
    tell({
      what: `memory before load, ${size} products`,
      figures: `${mb.toFixed(0)} MB`,
      promise: memory.text,
      isKept: mb <= memory.mb,
    });
  }
  const promised = isCached ? PROMISES.read : undefined;
  const { perSecond } = await load('one list of 12', warmList, promised);
  warm[`${size} ${cache}`] = 1 / perSecond;
  await load('lists of 12 with filters and sort orders', lists, promised);
  await load('product pages', await details(api.base), promised);
  await load('filters with counts', filters);
  await load('sommelier', sommelier);
  // Measure without cache, because typed texts rarely repeat.
  if (!isCached) await load('search while typing, 1 connection', await typing(api.base), PROMISES.search);
  if (isCached) {
    await load('cart writes', await cartWrites(api.base), PROMISES.cartWrite);
    await sleep(REST_MS);
    tell({ what: `memory after load, ${size} products`, figures: `${api.memoryMb().toFixed(0)} MB` });
  }
}

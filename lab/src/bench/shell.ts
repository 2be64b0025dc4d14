/**
 * `pnpm bench shell [--seconds N] [--base URL] [--write]`: loads the composition server and cart calls
 * through it, and compares with the promises. `--base` loads a running shop. `--write` updates
 * docs/reports/performance.md. Exit code 1 when a promise is not kept.
 */

import { parseArgs } from 'node:util';
import { withBenchShop } from './bench-shop.ts';
import { type Figures, type Load, measure } from './load.ts';
import { median, promiseTable, type Row } from './markdown-table.ts';
import { PROMISES } from './promises.ts';
import { cartWrites } from './requests.ts';
import { writeTable } from './write-table.ts';

const PAGE = '/vinos';
const CONNECTIONS = 10;
/** Number of uncached pages. Each has another lowest price in its query. */
const RENDERS = 200;
const RENDER_P50_MS = 15;
const CACHED_PER_SECOND = 1_500;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    base: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const load = async (
  base: string,
  what: string,
  { requests, connections }: Pick<Load, 'requests' | 'connections'>,
  promise: { text: string; isKept: (figures: Figures) => boolean },
): Promise<Row> => {
  const figures = await measure(base, { requests, connections, seconds: Number(values.seconds) });
  const { perSecond, p50, p99, failed } = figures;
  return {
    what,
    promise: promise.text,
    figures:
      `${Math.round(perSecond).toLocaleString('en')} req/s, p50 ${p50} ms, p99 ${p99} ms` +
      (failed ? `, ${failed} failed` : ''),
    isKept: failed === 0 && promise.isKept(figures),
  };
};

/** Renders uncached pages one after the other. */
const renders = async (base: string): Promise<Row> => {
  const whole: number[] = [];
  const rendered: number[] = [];
  for (let price = 1; price <= RENDERS; price++) {
    const begun = performance.now();
    const answer = await fetch(`${base}${PAGE}?precio_min=${price}`);
    await answer.arrayBuffer();
    whole.push(performance.now() - begun);
    const render = /render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
    if (render) rendered.push(Number(render));
  }
  const p50 = median(rendered);
  return {
    what: `${PAGE} without the cache, one request at a time`,
    promise: `render p50 ≤ ${RENDER_P50_MS} ms`,
    figures:
      `render p50 ${p50.toFixed(1)} ms (with the API's responses), ` +
      `response p50 ${median(whole).toFixed(1)} ms`,
    isKept: p50 <= RENDER_P50_MS,
  };
};

const bench = async (base: string): Promise<Row[]> => {
  const compressed = { 'accept-encoding': 'br' };
  const etag = (await fetch(base + PAGE, { headers: compressed })).headers.get('etag') ?? '';
  const cached = {
    text: `≥ ${CACHED_PER_SECOND.toLocaleString('en')} req/s`,
    isKept: ({ perSecond }: Figures) => perSecond >= CACHED_PER_SECOND,
  };
  const page = (headers: Record<string, string>) => ({
    requests: [{ method: 'GET' as const, path: PAGE, headers }],
    connections: CONNECTIONS,
  });
  return [
    await renders(base),
    await load(base, `${PAGE} from the cache, brotli`, page(compressed), cached),
    await load(base, `${PAGE} unchanged (304)`, page({ ...compressed, 'if-none-match': etag }), cached),
    await load(
      base,
      'update of one cart line, through shell and API',
      { requests: await cartWrites(base), connections: CONNECTIONS },
      PROMISES.cartWrite,
    ),
  ];
};

const lines = await withBenchShop(values.base, bench);
const table = promiseTable(lines);
console.log(table);
if (values.write)
  writeTable(
    'shell',
    `${CONNECTIONS} connections unless the row says otherwise. Bold: promise not kept.\n\n${table}`,
  );
if (lines.some(({ isKept }) => !isKept)) process.exitCode = 1;

/**
 * `pnpm bench traces [--rounds N] [--write]`: processor time of shell and API per request, without traces and with 1 %
 * and 100 % of the requests traced. The shops take turns in many short rounds, so that the load of the machine meets
 * all of them. Run `pnpm start` first, which releases.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { openBenchServer, openShop } from './database.ts';
import { cartWrites } from './requests.ts';
import { startReceiver, startTracedShop, type TracedShop } from './traced-shops.ts';
import { writeTable } from './write-table.ts';

/** The second shop without traces shows how much two equal shops differ on this machine. */
const SHARES = [0, 0, 0.01, 1];
const PRODUCTS = 120;
const CONNECTIONS = 10;
/** Highest cost of 1 % of traced requests beyond the difference of equal shops, percent. */
const PROMISED_PERCENT = 3;

const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '40' }, write: { type: 'boolean', default: false } },
});

interface Work {
  title: string;
  /** Requests of one measurement. */
  amount: number;
  requests(base: string, round: number): Promise<autocannon.Request[]> | autocannon.Request[];
}

const WORKS: readonly Work[] = [
  {
    title: '`/vinos` from the page cache, brotli',
    amount: 400,
    requests: () => [{ method: 'GET', path: '/vinos', headers: { 'accept-encoding': 'br' } }],
  },
  {
    title: '`/vinos` rendered, with three API calls',
    amount: 24,
    // Each round and request has another address, which is in no cache.
    requests: (_, round) =>
      Array.from({ length: 24 }, (_, index) => ({
        method: 'GET' as const,
        path: `/vinos?precio_min=${round * 100 + index + 1}`,
      })),
  },
  { title: 'update of a cart line', amount: 80, requests: (base) => cartWrites(base) },
];

/** Processor time per request, ms. */
const measure = async (shop: TracedShop, { amount, requests }: Work, round: number): Promise<number> => {
  const list = await requests(shop.base, round);
  const before = await shop.processorMs();
  const { non2xx, errors } = await autocannon({
    url: shop.base,
    requests: list,
    connections: Math.min(CONNECTIONS, list.length, amount),
    amount,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return ((await shop.processorMs()) - before) / amount;
};

/** Times of each shop in each round. The first round only warms up. */
const measureRounds = async (shops: readonly TracedShop[], work: Work): Promise<number[][]> => {
  const times = shops.map((): number[] => []);
  for (let round = 0; round <= Number(values.rounds); round += 1)
    // Each round begins with another shop.
    for (let turn = 0; turn < shops.length; turn += 1) {
      const index = (turn + round) % shops.length;
      const ms = await measure(shops[index] as TracedShop, work, round);
      if (round > 0) times[index]?.push(ms);
    }
  return times;
};

/** Processor time in µs. @throws Error with the output of the program */
const spanCost = async (receiver: string): Promise<Record<'decision' | 'idleStep' | 'span', number>> => {
  const program = path.join(WORKSPACE, 'platform/tracing/src/bench/span-cost.ts');
  const { code, output } = await runToEnd(process.execPath, [program, receiver]);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
};

const quartile = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? Number.NaN;

/** Other programs only add processor time (caches, clock rate), so the lower quartile is nearest to the true cost. */
const row = ({ title }: Work, times: readonly number[][]): { text: string; percent: number } => {
  const [off = [], ...traced] = times;
  const base = quartile(off);
  const percents = traced.map((all) => 100 * (quartile(all) / base - 1));
  const cells = traced.map((all, index) => {
    const percent = percents[index] as number;
    return `${quartile(all).toFixed(3)} ms (${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %)`;
  });
  return {
    text: `| ${[title, `${base.toFixed(3)} ms`, ...cells].join(' | ')} |`,
    percent: (percents[1] ?? 0) - Math.abs(percents[0] ?? 0),
  };
};

const server = await openBenchServer();
const receiver = await startReceiver();
const shops: TracedShop[] = [];
try {
  const databaseUrl = await openShop(server, PRODUCTS);
  for (const [number, share] of SHARES.entries())
    shops.push(await startTracedShop(number, { share, receiver: receiver.url, databaseUrl }));
  const rows = [];
  for (const work of WORKS) {
    rows.push(row(work, await measureRounds(shops, work)));
    console.error(rows.at(-1)?.text);
  }
  const table = [
    '| request | off | off again | 1 % | 100 % |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ text }) => text),
  ].join('\n');
  const { decision, idleStep, span } = await spanCost(receiver.url);
  const parts =
    `The decision about a request takes ${decision.toFixed(3)} µs, a step without a trace ${idleStep.toFixed(3)} µs, ` +
    `and a recorded span with its\nexport ${span.toFixed(1)} µs.`;
  console.log(`${table}\n\n${parts}`);
  const mb = (receiver.bytes() / 1e6).toFixed(0);
  if (values.write)
    writeTable(
      'traces',
      `Lower quartile of ${values.rounds} rounds, ${CONNECTIONS} connections, caches of the API off. ` +
        `The receiver got ${mb} MB.\n\n${table}\n\n${parts}`,
    );
  if (rows.some(({ percent }) => percent > PROMISED_PERCENT)) process.exitCode = 1;
} finally {
  await Promise.all(shops.map((shop) => shop.stop()));
  receiver.stop();
  await server.stop();
}

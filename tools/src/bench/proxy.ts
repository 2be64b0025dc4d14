/**
 * `pnpm bench proxy [--rounds N] [--seconds N] [--only lists] [--write]`: sends the same API calls straight to the API,
 * through a shell's proxy and through the balancer of docker-compose.yml. The ways take turns in many short rounds, so
 * that the load of the machine meets all of them. Prints requests per second and the processor time of each process
 * per request. Exit code 1 when the balancer keeps too small a share of the requests per second, or is not installed.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openBenchServer, openShop } from './database.ts';
import { startProxiedShop, type Way } from './proxied-shop.ts';
import { cartWrites, details, lists, typing } from './requests.ts';
import { writeTable } from './write-table.ts';

const PRODUCTS = 120;
const CONNECTIONS = 10;
const PROMISED_SHARE = 0.7;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

interface Figures {
  perSecond: number;
  p99: number;
  /** Processor time per request by process, µs. */
  processorUs: Record<string, number>;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const load = async (
  { base }: Way,
  requests: readonly autocannon.Request[],
  times: () => Record<string, number>,
): Promise<Figures> => {
  const before = times();
  const {
    requests: done,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: base,
    requests: [...requests],
    connections: CONNECTIONS,
    duration: Number(values.seconds),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${done.total} requests failed`);
  const spent = Object.entries(times()).map(([name, ms]): [string, number] => [
    name,
    ((ms - (before[name] ?? 0)) * 1_000) / done.total,
  ]);
  return { perSecond: done.average, p99: latency.p99, processorUs: Object.fromEntries(spent) };
};

const told = (rounds: readonly Figures[], names: readonly string[]): string => {
  const us = names.map((name) => Math.round(median(rounds.map(({ processorUs }) => processorUs[name] ?? 0))));
  const parts = names.flatMap((name, index) => (us[index] ? [`${name} ${us[index]} µs`] : []));
  const perSecond = Math.round(median(rounds.map((round) => round.perSecond))).toLocaleString('en');
  return `${perSecond} req/s, p99 ${median(rounds.map(({ p99 }) => p99))} ms; ${parts.join(', ')}`;
};

const server = await openBenchServer();
const shop = await startProxiedShop(await openShop(server, PRODUCTS));
if (!shop.others.some(({ isPromised }) => isPromised)) {
  console.error('The promise is not measured: install HAProxy (Debian package haproxy).');
  process.exitCode = 1;
}
try {
  const ways = [shop.api, ...shop.others];
  const base = shop.api.base;
  const works = [
    { title: 'lists', requests: lists },
    { title: 'details', requests: await details(base) },
    { title: 'search', requests: await typing(base) },
    { title: 'cart writes', requests: await cartWrites(base) },
  ].filter(({ title }) => !values.only || title.startsWith(values.only));
  const rows: string[][] = [];
  for (const { title, requests } of works) {
    const rounds = ways.map((): Figures[] => []);
    // The first round only warms up.
    for (let round = 0; round <= Number(values.rounds); round += 1)
      // Each round begins with another way.
      for (let turn = 0; turn < ways.length; turn += 1) {
        const index = (turn + round) % ways.length;
        const figures = await load(ways[index] as Way, requests, shop.processorMs);
        if (round > 0) rounds[index]?.push(figures);
      }
    const straight = rounds[0] ?? [];
    // Both figures of a share come from the same round.
    const shareOf = (others: readonly Figures[]) =>
      median(others.map(({ perSecond }, round) => perSecond / (straight[round]?.perSecond ?? Number.NaN)));
    for (const [index, way] of ways.entries()) {
      const share = shareOf(rounds[index] ?? []);
      const isKept = !way.isPromised || share >= PROMISED_SHARE;
      if (!isKept) process.exitCode = 1;
      const percent = `${(share * 100).toFixed(0)} %`;
      rows.push([
        title,
        way.title,
        told(rounds[index] ?? [], Object.keys(shop.processorMs())),
        index === 0 ? '' : isKept ? percent : `**${percent}**`,
      ]);
      console.error(rows.at(-1)?.join(' | '));
    }
  }
  const table = [['calls', 'way', 'measured', 'share'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  console.log(table);
  if (values.write)
    writeTable(
      'proxy',
      `Median of ${values.rounds} rounds of ${values.seconds} s, ${CONNECTIONS} connections. Bold: promise of ` +
        `${PROMISED_SHARE * 100} % through the balancer not kept.\n\n${table}`,
    );
} finally {
  await shop.stop();
  await server.stop();
}

/** The tables of docs/scale.md from the simulation. */
import { markdownTable } from '../bench/markdown-table.ts';
import { ASSUMPTIONS } from './assumptions.ts';
import { manifestLimits } from './manifest-limits.ts';
import { createRandom } from './random.ts';
import { ROLES, type SizedRole } from './roles.ts';
import { type Simulated, simulate } from './simulate.ts';
import type { UnitCosts } from './unit-costs.ts';
import { drawTraffic } from './visit-model.ts';

/** Orders per hour. */
const SIZES = [10, 1_000, 100_000] as const;
export const SEED = 23;
/** Drawn visits. */
const VISITS = 20_000;

/** Removal of a bottleneck, by role. */
const REMEDIES: Readonly<Record<SizedRole, string>> = {
  edge: 'more edges, or a CDN with tags',
  balancer: 'more threads of the balancer, or `/api` from the edge to the APIs',
  shell: 'more shells, or fewer edges with more cores',
  api: 'more web APIs',
  worker: 'more workers, or more mails at once in each (`atOnce`)',
  pooler: 'a second PgBouncer: each uses one core',
  primary: 'more cores for the primary, then fewer writes per order',
  replica: 'more replicas',
};

/** Three significant digits, so that the table does not promise more than the model knows. */
const short = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
/** Two more digits near the whole, because the misses matter. */
const percent = (share: number): string => {
  const digits = share > 0.99 && share < 1 ? 2 : 0;
  return `${(100 * share).toLocaleString('en', { maximumFractionDigits: digits })} %`;
};

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const bytes = (value: number): string => {
  const step = value < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(value) / 3));
  return `${short(value / 1_000 ** step)} ${BYTE_UNITS[step]}`;
};

const row = (title: string, all: readonly Simulated[], of: (one: Simulated) => string): string[] => [
  title,
  ...all.map(of),
];

const KINDS = {
  page: 'pages',
  file: 'scripts, styles, fonts',
  picture: 'pictures',
  list: 'lists and products of client navigations',
  search: 'searches',
  cart: 'cart calls',
  tracking: 'reads of orders',
} as const;

const loadRows = (all: readonly Simulated[]): string[][] => [
  row('visits per hour', all, ({ visitsPerHour }) => short(visitsPerHour)),
  ...Object.entries(KINDS).map(([kind, title]) =>
    row(`${title}, per second`, all, ({ requests }) => short(requests[kind as keyof typeof KINDS])),
  ),
  row('orders, per second', all, ({ requests }) => short(requests.order)),
  row('pages that the edge has', all, ({ hitRates }) => percent(hitRates.edge)),
  row('lists that an API has', all, ({ hitRates }) => percent(hitRates.api)),
  row('to browsers, per second', all, ({ bytesPerS }) => bytes(bytesPerS)),
];

/** Marks more connections than a database of the manifests accepts. */
const withLimit = (connections: number): string => {
  const { most } = ASSUMPTIONS.connections;
  return connections > most ? `**${short(connections)}** (limit ${most})` : short(connections);
};

/** The others are as many as their cores, or one server. */
const COUNTED: readonly SizedRole[] = ['edge', 'shell', 'api', 'worker'];

const sizeRows = (all: readonly Simulated[]): string[][] => [
  ...COUNTED.map((role) => row(`processes: ${role}`, all, ({ roles }) => String(roles[role].processes))),
  ...ROLES.map((role) =>
    row(`cores: ${role}`, all, ({ roles }) => {
      const { cores, p99 } = roles[role];
      return `${cores}${p99 > 0 ? ` (p99 ${short(p99)} ms)` : ''}`;
    }),
  ),
  row('cores together', all, ({ cores }) => String(cores)),
  row('connections: browsers to edges', all, ({ connections }) => short(connections.browsers)),
  row('connections: APIs and workers to PgBouncer', all, ({ connections }) => short(connections.toPoolers)),
  row('connections: APIs to replicas', all, ({ connections }) => withLimit(connections.toReplicas)),
  row('connections in use at the primary', all, ({ connections }) => short(connections.inUse)),
  row('direct connections at the primary', all, ({ connections }) => short(connections.direct)),
  row('all connections at the primary', all, ({ connections }) => withLimit(connections.atPrimary)),
  row('write-ahead log, per second', all, ({ walBytesPerS }) => bytes(walBytesPerS)),
  row('growth of the database, per day', all, ({ storedBytesPerDay }) => bytes(storedBytesPerDay)),
  row('cost per hour, US$', all, ({ costPerHour }) => short(costPerHour)),
  row('cost per order, US$', all, ({ costPerHour, ordersPerHour }) => short(costPerHour / ordersPerHour)),
];

const bottleneckRows = (all: readonly Simulated[]): string[][] => [
  ...ROLES.map((role) =>
    row(`${role} of the smallest fleet`, all, ({ roles }) => percent(roles[role].utilisation)),
  ),
  row('first bottleneck', all, ({ bottleneck, roles }) =>
    roles[bottleneck].utilisation > ASSUMPTIONS.mostUtilisation ? bottleneck : `none; next: ${bottleneck}`,
  ),
  row('removed by', all, ({ bottleneck }) => REMEDIES[bottleneck]),
];

/** Two significant digits: the limits are whole numbers of processes. */
const limitTable = (limits: ReturnType<typeof manifestLimits>): string =>
  markdownTable(
    ['limit of the Kubernetes manifests', 'value', 'orders/h until then'],
    limits.map(({ title, most, ordersPerHour }) => {
      const orders = ordersPerHour === undefined ? '> 100,000' : Number(ordersPerHour.toPrecision(2));
      return [title, String(most), orders.toLocaleString('en')];
    }),
    ['---', '---:', '---:'],
  );

/** @returns Markdown */
export const scaleTables = (costs: UnitCosts, seed: number = SEED): string => {
  const traffic = drawTraffic(createRandom(seed), ASSUMPTIONS, VISITS);
  const all = SIZES.map((ordersPerHour) =>
    simulate({ ordersPerHour, traffic, seed, assumptions: ASSUMPTIONS, costs }),
  );
  const table = (title: string, rows: readonly string[][]): string =>
    markdownTable([title, ...SIZES.map((size) => `${size.toLocaleString('en')} orders/h`)], rows, [
      '---',
      ...SIZES.map(() => '---:'),
    ]);
  return [
    table('load, mean of the hour', loadRows(all)),
    table('size for the busiest minute', sizeRows(all)),
    table('utilisation in the busiest minute', bottleneckRows(all)),
    limitTable(manifestLimits({ traffic, assumptions: ASSUMPTIONS, costs })),
  ].join('\n\n');
};

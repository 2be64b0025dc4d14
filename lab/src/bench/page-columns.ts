/** Columns of `pnpm bench pages`, each with its promise (docs/architecture/promises.md#pages). */
import type { PageFigures } from './lighthouse.ts';
import { always, atLeast, atMost, ms, type TableColumn, tenths, whole } from './page-table.ts';
import type { Visit } from './visit.ts';

/** Figures of one round. A page measured without Lighthouse has no `lighthouse`. */
export interface Round {
  lighthouse?: PageFigures;
  visit: Visit;
  /** Scripts evaluated before any input, bytes with brotli. */
  scriptBytes: number;
  /** Share of processor time that the host gave to other virtual machines. The highest of the round's measurements. */
  stolenPercent: number;
}

const KB = 1024;
type Column = TableColumn<Round>;

type FromLighthouse = (figures: PageFigures) => number;
const lighthouse = (
  title: string,
  of: FromLighthouse,
  show: Column['show'],
  promise = '',
  isKept: Column['isKept'] = always,
): Column => ({
  title,
  promise,
  of: (round) => (round.lighthouse ? of(round.lighthouse) : Number.NaN),
  isKept,
  show,
});

export const LIGHTHOUSE_COLUMNS: readonly Column[] = [
  lighthouse('performance', ({ scores }) => scores.performance, whole, '≥ 99', atLeast(99)),
  lighthouse('accessibility', ({ scores }) => scores.accessibility, whole, '100', atLeast(100)),
  lighthouse('best practices', ({ scores }) => scores['best-practices'], whole, '100', atLeast(100)),
  lighthouse('SEO', ({ scores }) => scores.seo, whole, '100', atLeast(100)),
  lighthouse('LCP', ({ lcp }) => lcp, ms, '≤ 1,500 ms', atMost(1_500)),
  // No promise: blocking time contains the waiting for a processor. The visit's figures have a promise.
  lighthouse('TBT', ({ tbt }) => tbt, ms),
  lighthouse(
    'CLS',
    ({ cls }) => cls,
    (value) => value.toFixed(3),
    '≤ 0.01',
    atMost(0.01),
  ),
  lighthouse('requests', ({ requests }) => requests, whole, '≤ 25', atMost(25)),
  lighthouse('FCP', ({ fcp }) => fcp, ms),
  lighthouse('TBT by processor time', ({ cpuBlocking }) => cpuBlocking, ms),
  // Lighthouse's benchmark index: it tells a slow machine from a slow page.
  lighthouse('machine', ({ machine }) => machine, whole),
];

const visit = (
  title: string,
  of: (figures: Visit) => number,
  show: Column['show'],
  promise = '',
  isKept: Column['isKept'] = always,
): Column => ({ title, promise, of: (round) => of(round.visit), isKept, show });

/** Elapsed time of the tasks divided by their processor time. Above 1, the machine was busy with other work. */
export const WALL_RATIO = visit(
  'wall / processor',
  ({ wallRatio }) => wallRatio,
  (value) => value.toFixed(2),
);

export const VISIT_COLUMNS: readonly Column[] = [
  visit('main thread', ({ totalMs }) => totalMs, ms, '≤ 120 ms', atMost(120)),
  visit('longest task', ({ longestMs }) => longestMs, tenths(' ms'), '≤ 12 ms', atMost(12)),
  visit('first layout', ({ layoutMs }) => layoutMs, tenths(' ms'), '≤ 12 ms', atMost(12)),
  // Objects of the first layout: they explain its time.
  visit('objects', ({ layoutObjects }) => layoutObjects, whole),
  visit('scripts', ({ scriptMs }) => scriptMs, tenths(' ms')),
  {
    title: 'evaluated',
    promise: '≤ 15 KB',
    of: ({ scriptBytes }) => scriptBytes / KB,
    isKept: atMost(15),
    show: tenths(' KB'),
  },
  WALL_RATIO,
  {
    title: 'stolen',
    promise: '',
    of: ({ stolenPercent }) => stolenPercent,
    isKept: always,
    show: tenths(' %'),
  },
];

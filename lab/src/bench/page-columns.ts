/** Columns of `pnpm bench pages`, each with its promise (docs/architecture/promises.md#pages). */
import type { PageFigures } from './lighthouse.ts';
import { atLeast, atMost, column, ms, type TableColumn, tenths, whole } from './page-table.ts';
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
type Columns = readonly TableColumn<Round>[];

const digits = (count: number) => (value: number) => value.toFixed(count);

export const LIGHTHOUSE_COLUMNS: Columns = [
  column('performance', ({ lighthouse }) => lighthouse?.scores.performance, whole, '≥ 99', atLeast(99)),
  column('accessibility', ({ lighthouse }) => lighthouse?.scores.accessibility, whole, '100', atLeast(100)),
  column(
    'best practices',
    ({ lighthouse }) => lighthouse?.scores['best-practices'],
    whole,
    '100',
    atLeast(100),
  ),
  column('SEO', ({ lighthouse }) => lighthouse?.scores.seo, whole, '100', atLeast(100)),
  column('LCP', ({ lighthouse }) => lighthouse?.lcp, ms, '≤ 1,500 ms', atMost(1_500)),
  // No promise: blocking time contains the waiting for a processor. The visit's figures have a promise.
  column('TBT', ({ lighthouse }) => lighthouse?.tbt, ms),
  column('CLS', ({ lighthouse }) => lighthouse?.cls, digits(3), '≤ 0.01', atMost(0.01)),
  column('requests', ({ lighthouse }) => lighthouse?.requests, whole, '≤ 25', atMost(25)),
  column('FCP', ({ lighthouse }) => lighthouse?.fcp, ms),
  column('TBT by processor time', ({ lighthouse }) => lighthouse?.cpuBlocking, ms),
  // Lighthouse's benchmark index: it tells a slow machine from a slow page.
  column('machine', ({ lighthouse }) => lighthouse?.machine, whole),
];

/** Elapsed time of the tasks divided by their processor time. Above 1, the machine was busy with other work. */
export const WALL_RATIO = column<Round>('wall / processor', ({ visit }) => visit.wallRatio, digits(2));

export const VISIT_COLUMNS: Columns = [
  column('main thread', ({ visit }) => visit.totalMs, ms, '≤ 120 ms', atMost(120)),
  column('longest task', ({ visit }) => visit.longestMs, tenths(' ms'), '≤ 12 ms', atMost(12)),
  column('first layout', ({ visit }) => visit.layoutMs, tenths(' ms'), '≤ 12 ms', atMost(12)),
  // Objects of the first layout: they explain its time.
  column('objects', ({ visit }) => visit.layoutObjects, whole),
  column('scripts', ({ visit }) => visit.scriptMs, tenths(' ms')),
  column('evaluated', ({ scriptBytes }) => scriptBytes / KB, tenths(' KB'), '≤ 15 KB', atMost(15)),
  WALL_RATIO,
  column('stolen', ({ stolenPercent }) => stolenPercent, tenths(' %')),
];

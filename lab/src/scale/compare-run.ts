/** Compares the load model with a measured run of drawn visits, and states the tolerance of each figure. */
import { markdownTable, marked } from '../bench/markdown-table.ts';
import type { Role } from '../fleet/member.ts';
import type { Assumptions } from './assumptions.ts';
import { missesOfRun } from './cache-model.ts';
import { sumMisses } from './misses.ts';
import { MEASURED_PROCESSES, ROLES } from './roles.ts';
import type { UnitCosts } from './unit-costs.ts';
import { type Traffic, trafficOf, type VisitKind, type VisitRequest } from './visit-model.ts';
import { processorMs, sumOver, toWork } from './work.ts';

/**
 * Largest error of the model, as a share of the measured value. Roles are sized for 60 % utilisation, so a model that is
 * 40 % too low overloads a role. The total may use half of that reserve. The few orders of a run write little, so jobs
 * and vacuum weigh much in the write-ahead log.
 */
export const TOLERANCES = { renders: 0.15, bytes: 0.15, walBytes: 0.5, role: 0.25, total: 0.2 } as const;
/** A role with a smaller share of the processor time has no tolerance: the kernel counts in steps of 10 ms. */
export const RELEVANT_SHARE = 0.05;

/** Of the measured fleet. */
const CACHES = { edges: MEASURED_PROCESSES.edge, apis: MEASURED_PROCESSES.api };

export interface MeasuredRun {
  /** Pages that the edges did not have. */
  renders: number;
  bytes: number;
  walBytes: number;
  /** Without what the roles use without requests. */
  processorMs: Partial<Record<Role, number>>;
}
export type Expected = MeasuredRun;

export interface Figure {
  title: string;
  model: number;
  measured: number;
  digits: number;
  /** Undefined for a figure that may differ. */
  tolerance?: number;
}

export const countRequests = (visits: readonly (readonly VisitRequest[])[]): Record<VisitKind, number> => {
  const { perVisit } = trafficOf(visits);
  const counts = Object.entries(perVisit).map(([kind, count]) => [kind, count * visits.length]);
  return Object.fromEntries(counts) as Record<VisitKind, number>;
};

/**
 * Expects the cost of a run that begins with empty caches.
 * @param popular traffic of many visits with the same addresses, because few visits show rare addresses too often
 */
export const expectRun = ({
  visits,
  popular,
  seconds,
  assumptions,
  costs,
}: {
  visits: readonly (readonly VisitRequest[])[];
  popular: Traffic;
  seconds: number;
  assumptions: Assumptions;
  costs: UnitCosts;
}): Expected => {
  const requests = countRequests(visits);
  // Staff change nothing during the run, and nothing sells out.
  const changes = {
    ordersPerS: requests.order / seconds,
    assumptions: { ...assumptions, changesPerHour: 0, soldOutPerOrder: 0 },
  };
  const expected = sumMisses(popular, CACHES, changes, (share, cache) =>
    missesOfRun((share * visits.length) / seconds, seconds, cache),
  );
  const rateOf = (kind: 'page' | 'list') => expected[kind] / (popular.perVisit[kind] * visits.length);
  const misses = { page: rateOf('page') * requests.page, list: rateOf('list') * requests.list };
  const work = toWork(requests, misses);
  return {
    renders: misses.page,
    bytes: sumOver(work, costs, ({ bytes }) => bytes),
    walBytes: sumOver(work, costs, ({ walBytes }) => walBytes),
    processorMs: Object.fromEntries(ROLES.map((role) => [role, processorMs(work, costs, role)])),
  };
};

const total = ({ processorMs: of }: MeasuredRun): number =>
  ROLES.reduce((sum, role) => sum + (of[role] ?? 0), 0);

export const compareRun = (model: Expected, measured: MeasuredRun): Figure[] => {
  const figure = (
    title: string,
    of: (run: MeasuredRun) => number,
    rest: Pick<Figure, 'digits' | 'tolerance'>,
  ) => ({ title, model: of(model), measured: of(measured), ...rest });
  const isRelevant = (role: Role): boolean =>
    [model, measured].some((run) => (run.processorMs[role] ?? 0) >= RELEVANT_SHARE * total(run));
  return [
    figure('pages that the edge did not have', ({ renders }) => renders, {
      digits: 0,
      tolerance: TOLERANCES.renders,
    }),
    figure('bytes to browsers, MB', ({ bytes }) => bytes / 1e6, { digits: 1, tolerance: TOLERANCES.bytes }),
    figure('write-ahead log, MB', ({ walBytes }) => walBytes / 1e6, {
      digits: 2,
      tolerance: TOLERANCES.walBytes,
    }),
    ...ROLES.map((role) =>
      figure(`processor time: ${role}, s`, ({ processorMs: of }) => (of[role] ?? 0) / 1_000, {
        digits: 2,
        ...(isRelevant(role) && { tolerance: TOLERANCES.role }),
      }),
    ),
    figure('processor time together, s', (run) => total(run) / 1_000, {
      digits: 2,
      tolerance: TOLERANCES.total,
    }),
  ];
};

const errorOf = ({ model, measured }: Figure): number => model / measured - 1;

/** False for a figure that was not measured. */
export const isWithin = (figure: Figure): boolean =>
  figure.tolerance === undefined || Math.abs(errorOf(figure)) <= figure.tolerance;

const percent = (figure: Figure): string => {
  const error = 100 * errorOf(figure);
  const text = `${error < 0 ? '−' : '+'}${Math.abs(error).toFixed(0)} %`;
  return marked(text, isWithin(figure));
};

/** @returns Markdown. Figures outside of their tolerance are bold. */
export const toTable = (figures: readonly Figure[]): string =>
  markdownTable(
    ['figure', 'model', 'measured', 'error', 'tolerance'],
    figures.map((figure) => {
      const { title, model, measured, digits, tolerance } = figure;
      const allowed = tolerance === undefined ? '–' : `±${(100 * tolerance).toFixed(0)} %`;
      return [title, model.toFixed(digits), measured.toFixed(digits), percent(figure), allowed];
    }),
    ['---', '---:', '---:', '---:', '---:'],
  );

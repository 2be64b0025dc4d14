/** Processor time, cores and processes of a role for a given work. */
import type { Assumptions } from './assumptions.ts';
import type { JobKind } from './queue-model.ts';
import { MEASURED_PROCESSES, type Size, type SizedRole, SMALLEST } from './roles.ts';
import type { UnitCosts } from './unit-costs.ts';
import { costOf, type Work } from './work.ts';

export interface Model {
  assumptions: Assumptions;
  costs: UnitCosts;
}

type MailRules = Record<'mailsAtOnce' | 'mailPollS' | 'smtpConnections' | 'mailS', number>;

/** Jobs of the busiest minute. A job of a worker is one mail: a measured order contains one. */
export const jobsOf = (role: SizedRole, work: Work, { assumptions: assumed, costs }: Model): JobKind[] =>
  Object.entries(work).map(([kind, perS]) => ({
    perS: perS * assumed.peak * (role === 'worker' ? assumed.mailsPerOrder : 1),
    ms: costOf(costs, kind).processorMs[role] ?? 0,
  }));

/** Cores that are busy in the busiest minute. Each process also works without requests. */
export const busyCores = (role: SizedRole, work: Work, processes: number, model: Model): number => {
  const jobs = jobsOf(role, work, model).reduce((sum, { perS, ms }) => sum + (perS * ms) / 1_000, 0);
  const idleMs = (model.costs.idleMsPerSecond[role] ?? 0) / MEASURED_PROCESSES[role];
  return jobs + (processes * idleMs) / 1_000;
};

/** Mails that a worker can send per second: as many as its places and its connections to the mail server allow. */
export const mailsPerSOfWorker = (rules: MailRules): number =>
  Math.min(rules.mailsAtOnce / Math.max(rules.mailPollS, rules.mailS), rules.smtpConnections / rules.mailS);

/**
 * Workers that are busy in the busiest minute. A worker waits between two mails, so the number of its processes
 * matters more than their cores.
 */
export const busyWorkers = (work: Work, { assumptions: assumed }: Model): number =>
  ((work.order ?? 0) * assumed.peak * assumed.mailsPerOrder) / mailsPerSOfWorker(assumed);

/** Size for the busiest minute. @param processes that work without requests */
export const sizeOf = (role: SizedRole, work: Work, processes: number, model: Model): Size => {
  const { mostUtilisation, coresOfProcess } = model.assumptions;
  const smallest = SMALLEST[role];
  const busy = busyCores(role, work, processes, model);
  const cores = Math.max(smallest.cores, Math.ceil(busy / mostUtilisation));
  const needed =
    role === 'worker'
      ? Math.ceil(busyWorkers(work, model) / mostUtilisation)
      : Math.ceil(cores / coresOfProcess[role]);
  return { cores, processes: Math.max(smallest.processes, needed) };
};

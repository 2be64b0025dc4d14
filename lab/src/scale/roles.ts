/** Roles that the load model sizes, and the smallest fleet. */
import type { Role } from '../fleet/member.ts';

/** Roles in the order of a request. */
export const ROLES = [
  'edge',
  'balancer',
  'shell',
  'api',
  'worker',
  'pooler',
  'primary',
  'replica',
] as const satisfies Role[];
export type SizedRole = (typeof ROLES)[number];

export interface Size {
  /** Each edge and each API has a cache of its own. */
  processes: number;
  cores: number;
}
export type Sizes = Readonly<Record<SizedRole, Size>>;

/** Two processes of all that shoppers wait for, except the databases. */
export const SMALLEST: Sizes = {
  edge: { processes: 2, cores: 2 },
  balancer: { processes: 2, cores: 2 },
  shell: { processes: 2, cores: 2 },
  api: { processes: 2, cores: 2 },
  worker: { processes: 1, cores: 1 },
  pooler: { processes: 2, cores: 2 },
  primary: { processes: 1, cores: 2 },
  replica: { processes: 1, cores: 2 },
};

/** Processes of the fleet whose processor time without requests was measured (`fleet/fleet.ts`). */
export const MEASURED_PROCESSES: Readonly<Record<SizedRole, number>> = {
  edge: 2,
  balancer: 1,
  shell: 2,
  api: 2,
  worker: 1,
  pooler: 1,
  primary: 1,
  replica: 1,
};

/** Load that the Kubernetes manifests carry without other limits. */
import { ASSUMPTIONS } from './assumptions.ts';
import { connectionsOf } from './connections.ts';
import type { SizedRole } from './roles.ts';
import { type FleetOptions, type SizedFleet, sizeFleet } from './size-fleet.ts';

/** Most pods of `lab/containers/kubernetes/base`: `maxReplicas` of an autoscaler, or `replicas`. */
export const MOST_PODS = { edge: 2, shell: 12, api: 12, worker: 24, pooler: 2 } as const satisfies Partial<
  Record<SizedRole, number>
>;

interface Limit {
  title: string;
  most: number;
  used: (fleet: SizedFleet) => number;
}

const { most } = ASSUMPTIONS.connections;
const LIMITS: readonly Limit[] = [
  ...Object.entries(MOST_PODS).map(([role, pods]) => ({
    title: `pods: ${role}`,
    most: pods,
    used: ({ sizes }: SizedFleet) => sizes[role as SizedRole].processes,
  })),
  {
    title: 'connections at the primary',
    most,
    used: ({ sizes }) => connectionsOf(sizes, ASSUMPTIONS).atPrimary,
  },
  {
    title: 'connections at the replica',
    most,
    used: ({ sizes }) => connectionsOf(sizes, ASSUMPTIONS).toReplicas,
  },
];

/** Largest load of the table. */
const MOST_ORDERS = 100_000;

/** @returns each limit with the largest load that stays within it, orders per hour. Undefined: none is too large. */
export const manifestLimits = (
  options: Omit<FleetOptions, 'ordersPerHour'>,
): { title: string; most: number; ordersPerHour: number | undefined }[] => {
  const sized = new Map<number, SizedFleet>();
  const sizeFor = (ordersPerHour: number): SizedFleet => {
    const fleet = sized.get(ordersPerHour) ?? sizeFleet({ ...options, ordersPerHour });
    sized.set(ordersPerHour, fleet);
    return fleet;
  };
  return LIMITS.map(({ title, most, used }) => {
    const fits = (ordersPerHour: number): boolean => used(sizeFor(ordersPerHour)) <= most;
    if (fits(MOST_ORDERS)) return { title, most, ordersPerHour: undefined };
    let [within, beyond] = [0, MOST_ORDERS];
    while (beyond - within > 1) {
      const middle = Math.floor((within + beyond) / 2);
      if (fits(middle)) within = middle;
      else beyond = middle;
    }
    return { title, most, ordersPerHour: within };
  });
};

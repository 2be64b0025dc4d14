/** Reads which pods may connect, from the network policies of both ends. */
import type { Manifest } from './render.ts';
import { ofKind, selects, specOf, type Workload } from './workloads.ts';

interface Peer {
  podSelector?: { matchLabels?: Record<string, string> };
  namespaceSelector?: { matchLabels: Record<string, string> };
  ipBlock?: { cidr: string };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports: { port: number | string; protocol?: string }[];
}
interface Policy {
  podSelector: object;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

type Direction = 'ingress' | 'egress';

/** Rules of one direction for a workload. Undefined if no policy restricts this direction. */
export const rulesFor = (manifests: readonly Manifest[], { labels }: Workload, direction: Direction) => {
  const type = direction === 'ingress' ? 'Ingress' : 'Egress';
  const policies = ofKind(manifests, 'NetworkPolicy')
    .map((one) => specOf<Policy>(one))
    .filter(({ podSelector, policyTypes }) => policyTypes.includes(type) && selects(podSelector, labels));
  if (policies.length === 0) return undefined;
  return policies.flatMap((policy) =>
    (policy[direction] ?? []).map(({ from, to, ports }) => ({ peers: from ?? to ?? [], ports })),
  );
};

/** Pods that a workload may reach (or be reached by), as `from > to:port`. The port is that of the container. */
export const connections = (
  manifests: readonly Manifest[],
  workloads: readonly Workload[],
  direction: Direction,
): string[] =>
  workloads.flatMap((self) =>
    (rulesFor(manifests, self, direction) ?? []).flatMap(({ peers, ports }) =>
      workloads
        .filter((other) =>
          peers.some(
            ({ podSelector, namespaceSelector }) =>
              podSelector && !namespaceSelector && selects(podSelector, other.labels),
          ),
        )
        .flatMap((other) => {
          const [from, to] = direction === 'egress' ? [self, other] : [other, self];
          return ports.map(({ port }) => {
            const known = to.pod.containers[0].ports?.find(
              (one) => one.containerPort === port || one.name === port,
            );
            return `${from.name} > ${to.name}:${known?.containerPort ?? `no port ${port}`}`;
          });
        }),
    ),
  );

/** Whether a workload may reach (or be reached from) a namespace or network outside, with its port. */
export const outside = (manifests: readonly Manifest[], workload: Workload, direction: Direction): string[] =>
  (rulesFor(manifests, workload, direction) ?? []).flatMap(({ peers, ports }) =>
    peers
      .map(({ namespaceSelector, ipBlock }) =>
        ipBlock ? 'network' : namespaceSelector?.matchLabels['kubernetes.io/metadata.name'],
      )
      .filter((name) => name !== undefined)
      .flatMap((name) => ports.map(({ port, protocol = 'TCP' }) => `${name}:${port}/${protocol}`)),
  );

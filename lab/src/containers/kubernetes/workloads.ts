/** The workloads among manifests, in the form in which the tests read them. */
import type { Manifest } from './render.ts';

export interface Probe {
  httpGet?: { path: string; port: string | number };
  tcpSocket?: { port: string | number };
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

interface Reference {
  name: string;
  key: string;
}

interface EnvVar {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: Reference; configMapKeyRef?: Reference };
}

interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: EnvVar[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources: Record<'requests' | 'limits', { cpu: string; memory: string }>;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { exec?: { command: string[] } } };
  volumeMounts?: { name: string; mountPath: string }[];
  securityContext: object;
}

interface PodSpec {
  serviceAccountName: string;
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  containers: [Container];
  topologySpreadConstraints?: { topologyKey: string; labelSelector: object }[];
  volumes?: object[];
}

export interface Workload {
  name: string;
  kind: string;
  replicas?: number;
  labels: Record<string, string>;
  pod: PodSpec;
}

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

/** The manifests use `matchLabels` and `In` only. */
export const selects = (
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

export const specOf = <T>(manifest: Manifest): T => manifest.spec as T;

export const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] =>
  manifests.filter((one) => one.kind === kind);

interface WorkloadSpec {
  replicas?: number;
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
}

export const workloadsOf = (manifests: readonly Manifest[]): Workload[] =>
  ['Deployment', 'StatefulSet', 'Job'].flatMap((kind) =>
    ofKind(manifests, kind).map((one) => {
      const { replicas, template } = specOf<WorkloadSpec>(one);
      return {
        name: one.metadata.name,
        kind,
        labels: template.metadata.labels,
        pod: template.spec,
        ...(replicas !== undefined && { replicas }),
      };
    }),
  );

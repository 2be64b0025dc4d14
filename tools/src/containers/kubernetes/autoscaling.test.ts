/** The metrics of the autoscalers, compared with the real /metrics. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { WORKSPACE } from '../../workspace/remote-folder.ts';
import { renderManifests } from './render.ts';
import { ofKind, specOf, workloadsOf } from './workloads.ts';

const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const manifests = renderManifests('overlays/example');
const workloads = workloadsOf(manifests);

interface Hpa {
  scaleTargetRef: { kind: string; name: string };
  minReplicas: number;
  maxReplicas: number;
  metrics: { pods: { metric: { name: string } } }[];
}
interface AdapterRule {
  seriesQuery: string;
  name: { as: string };
}

/** Settings of PostgreSQL in docs/guides/kubernetes.md. Three more are for superusers. */
const MAX_CONNECTIONS = 200 - 3;

/** Names of the series that a process exposes. */
const seriesOf = (cwd: string, file: string, args: string): string[] => {
  const script = `
    import Fastify from 'fastify';
    import { addMetrics } from './${file}';
    const app = Fastify();
    addMetrics(app${args});
    console.log((await app.inject('/metrics')).body);`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(WORKSPACE, cwd),
    encoding: 'utf8',
  });
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  );
};

const SERIES: Readonly<Record<string, () => string[]>> = {
  shell: () => seriesOf('shell', 'src/server/metrics.ts', ", { mode: 'demo', metricsToken: '' }"),
  api: () =>
    seriesOf(
      'api',
      'src/plugins/metrics.ts',
      `, {
        gates: {},
        reads: (await import('./src/db/replica/reads.ts')).WITHOUT_REPLICA,
        shed: { high: 0, normal: 0, low: 0 },
      }`,
    ),
};
const autoscalers = ofKind(manifests, 'HorizontalPodAutoscaler').map((one) => specOf<Hpa>(one));
const { rules } = parse(read('tools/containers/kubernetes/prometheus-adapter.yaml')) as {
  rules: { custom: AdapterRule[] };
};

describe.each(autoscalers.map((one) => [one.scaleTargetRef.name, one] as const))(
  'autoscaler of %s',
  (name, hpa) => {
    it('scales by metrics that the adapter makes of series of the process', () => {
      const series = SERIES[name]?.() ?? [];
      expect(hpa.metrics.length).toBeGreaterThan(1);
      for (const { pods } of hpa.metrics) {
        const rule = rules.custom.find((one) => one.name.as === pods.metric.name);
        expect(series).toContain(/^\w+/.exec(rule?.seriesQuery ?? '')?.[0]);
      }
    });

    it('owns the number of replicas of an existing deployment', () => {
      const target = workloads.find((one) => one.kind === hpa.scaleTargetRef.kind && one.name === name);
      expect(target).toBeDefined();
      expect(target?.replicas).toBeUndefined();
      expect(hpa.minReplicas).toBeGreaterThan(1);
    });
  },
);

it('opens no more connections than the pooler and PostgreSQL accept', () => {
  expect(read('docs/guides/kubernetes.md')).toContain(`max_connections = ${MAX_CONNECTIONS + 3}`);
  const pooler = read('tools/containers/kubernetes/base/pgbouncer.ini');
  const setting = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(pooler)?.[1]);
  const replicas = (name: string) => workloads.find((one) => one.name === name)?.replicas ?? 0;
  const pool = Number(
    ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name.startsWith('api-settings'))?.data
      ?.DATABASE_POOL,
  );
  const most = autoscalers.find((one) => one.scaleTargetRef.name === 'api')?.maxReplicas ?? 0;
  // With the pod that a rollout adds.
  const processes = most + 1 + replicas('worker') + 1;
  // Connections of the requests and one of the readiness probe.
  expect(processes * (pool + 1)).toBeLessThan(setting('max_client_conn'));
  // LISTEN and those of the jobs, at the database itself.
  const jobs = Number(/^const POOL_SIZE = (\d+);$/m.exec(read('api/src/jobs/jobs.ts'))?.[1]);
  const migration = 1;
  const pooled = setting('default_pool_size') * (replicas('pgbouncer') + 1);
  expect(pooled + processes * (1 + jobs) + migration).toBeLessThan(MAX_CONNECTIONS);
  // The replica has no pooler. One connection asks for its position.
  expect(processes * (pool + 1)).toBeLessThan(MAX_CONNECTIONS);
});

/** The metrics of the autoscalers, compared with the real /metrics. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderManifests } from './render.ts';
import { ofKind, specOf, workloadsOf } from './workloads.ts';

const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const manifests = renderManifests('overlays/example');
const workloads = workloadsOf(manifests);

interface Metric {
  metric: { name: string };
}
interface Hpa {
  scaleTargetRef: { kind: string; name: string };
  minReplicas: number;
  maxReplicas: number;
  metrics: { pods?: Metric; external?: Metric }[];
}
interface AdapterRule {
  seriesQuery: string;
  name: { as: string };
  metricsQuery: string;
}

/** Settings of PostgreSQL in docs/guides/kubernetes.md. Three more are for superusers. */
const MAX_CONNECTIONS = 200 - 3;

/** Names of the series that a process exposes. `add` adds them to `app`. */
const seriesOf = (cwd: string, file: string, add: string): string[] => {
  const script = `
    import Fastify from 'fastify';
    import { addMetrics } from './${file}';
    const app = Fastify();
    ${add};
    console.log((await app.inject('/metrics')).body);`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.join(WORKSPACE, cwd),
    encoding: 'utf8',
  });
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  );
};

const API_METRICS = `addMetrics(app, {
  pools: {},
  readRouting: (await import('./src/db/read-routing.ts')).WITHOUT_REPLICA,
  shed: { high: 0, normal: 0, low: 0 },
})`;
const WORKER_METRICS = `(await import('./src/plugins/job-metrics.ts'))
  .addJobMetrics(${API_METRICS}, { countWaiting: async () => undefined })`;
const SERIES: Readonly<Record<string, () => string[]>> = {
  shell: () =>
    seriesOf(
      'shell',
      'src/server/monitoring/metrics.ts',
      "addMetrics(app, { mode: 'demo', metricsToken: '' })",
    ),
  api: () => seriesOf('api', 'src/plugins/metrics.ts', API_METRICS),
  worker: () => seriesOf('api', 'src/plugins/metrics.ts', WORKER_METRICS),
};
const autoscalers = ofKind(manifests, 'HorizontalPodAutoscaler').map((one) => specOf<Hpa>(one));
const { rules } = parse(read('lab/containers/kubernetes/prometheus-adapter.yaml')) as {
  rules: { custom: AdapterRule[]; external: AdapterRule[] };
};

describe.each(autoscalers.map((one) => [one.scaleTargetRef.name, one] as const))(
  'autoscaler of %s',
  (name, hpa) => {
    it('scales by metrics that the adapter makes of series of the process', () => {
      const series = SERIES[name]?.() ?? [];
      expect(hpa.metrics.length).toBeGreaterThan(0);
      for (const { pods, external } of hpa.metrics) {
        const known = external ? rules.external : rules.custom;
        const rule = known.find((one) => one.name.as === (external ?? pods)?.metric.name);
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

it('starts workers by the number of waiting jobs, which each of them counts', () => {
  const worker = autoscalers.find(({ scaleTargetRef }) => scaleTargetRef.name === 'worker');
  expect(worker?.metrics).toEqual([
    {
      type: 'External',
      external: {
        metric: { name: 'shop_jobs_waiting' },
        target: { type: 'AverageValue', averageValue: '100' },
      },
    },
  ]);
  // The sum over pods would count each job once for each worker.
  expect(rules.external[0]?.metricsQuery).toMatch(/^max\(sum\(.*\) by \(pod\)\)$/);
});

it('opens no more connections than the pooler and PostgreSQL accept', () => {
  const guide = read('docs/guides/kubernetes.md');
  expect(guide).toContain(`max_connections = ${MAX_CONNECTIONS + 3}`);
  const pooler = read('lab/containers/kubernetes/base/pgbouncer.ini');
  const setting = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(pooler)?.[1]);
  const pool = Number(
    ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name.startsWith('api-settings'))?.data
      ?.DATABASE_POOL,
  );
  // With the pod that a rollout adds.
  const most = (name: string) =>
    (autoscalers.find(({ scaleTargetRef }) => scaleTargetRef.name === name)?.maxReplicas ?? 0) + 1;
  const processes = most('api') + most('worker');
  // Connections of the requests and one of the readiness probe.
  expect(processes * (pool + 1)).toBeLessThan(setting('max_client_conn'));
  // LISTEN and those of the jobs, at the database itself.
  const jobs = Number(/^const POOL_SIZE = (\d+);$/m.exec(read('api/src/queue/jobs.ts'))?.[1]);
  const migration = 1;
  const poolers = workloads.find(({ name }) => name === 'pgbouncer')?.replicas ?? 0;
  const pooled = setting('default_pool_size') * (poolers + 1);
  const atPrimary = pooled + processes * (1 + jobs) + migration;
  expect(atPrimary).toBeLessThan(MAX_CONNECTIONS);
  // The replica has no pooler. One connection asks for its position. Workers read the primary.
  expect(read('api/src/db/open-database.ts')).toContain("config.API_ROLE === 'worker')");
  const atReplica = most('api') * (pool + 1);
  expect(atReplica).toBeLessThan(MAX_CONNECTIONS);
  // The guide explains the limits with these figures.
  expect(guide).toContain(`${most('api') - 1} APIs, ${most('worker') - 1} workers`);
  for (const [server, figure] of [
    ['primary', atPrimary],
    ['replica', atReplica],
  ])
    expect(guide).toMatch(new RegExp(`^\\| ${server} \\| .* \\| ${figure} \\|$`, 'm'));
});

/** Schema and policies of the Kubernetes manifests, without a cluster (docs/decisions/0071). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { readCompose } from '../compose-file.ts';
import { renderManifests } from './render.ts';
import { faultsOf } from './schema.ts';
import { ofKind, type Probe, selects, specOf, workloadsOf } from './workloads.ts';

const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const manifests = renderManifests('overlays/example');
const workloads = workloadsOf(manifests);
const servers = workloads.filter(({ kind }) => kind !== 'Job');

const PROXY_CONFIG = read('lab/containers/haproxy/haproxy.cfg');

/** Source of the program of each image: its probes, and the longest time of its stop in seconds. */
const PROGRAMS: Readonly<Record<string, { health: string; stopS: number }>> = {
  shell: { health: 'shell/src/server/monitoring/health.ts', stopS: 24 },
  api: { health: 'api/src/plugins/health.ts', stopS: 24 },
  worker: { health: 'api/src/plugins/health.ts', stopS: 24 },
  office: { health: 'office/server/app.ts', stopS: 24 },
};

describe('each manifest', () => {
  it.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s has the fields of its schema only',
    async (_, one) => {
      expect(await faultsOf(one)).toEqual([]);
      // A kind without a namespace is for the whole cluster.
      if (one.kind !== 'Namespace') expect(one.metadata.namespace).toBe('shop');
    },
  );

  it('is refused for a misspelt field, a wrong type and a missing field', async () => {
    const withContainer = (container: object) => ({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'a' },
      spec: { selector: {}, template: { spec: { containers: [{ name: 'a', ...container }] } } },
    });
    expect(await faultsOf(withContainer({ image: 'a' }))).toEqual([]);
    expect(await faultsOf(withContainer({ readinesProbe: {} }))).toEqual([
      '/spec/template/spec/containers/0/readinesProbe is unknown',
    ]);
    expect(await faultsOf(withContainer({ image: 3 }))).toHaveLength(1);
    expect(await faultsOf(withContainer({ readinessProbe: { httpGet: {} } }))).toHaveLength(1);
  });
});

describe.each(workloads.map((one) => [one.name, one] as const))('workload %s', (name, { pod, labels }) => {
  const [container] = pod.containers;

  it('runs without root, rights, token and writable file system', () => {
    expect(pod.containers).toHaveLength(1);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.serviceAccountName).toBe(name);
    const account = ofKind(manifests, 'ServiceAccount').find((one) => one.metadata.name === name);
    expect(account).toHaveProperty('automountServiceAccountToken', false);
  });

  it('mounts no volume that other pods share, except the numbers of tax documents', () => {
    const isMarked = ['api', 'worker'].includes(name);
    const marks = { name: 'tax-numbers', persistentVolumeClaim: { claimName: 'tax-numbers' } };
    const volumes = pod.volumes ?? [];
    expect(volumes.filter((volume) => 'persistentVolumeClaim' in volume)).toEqual(isMarked ? [marks] : []);
    for (const volume of volumes.filter((one) => !('persistentVolumeClaim' in one)))
      expect(['emptyDir', 'configMap', 'projected']).toContain(
        Object.keys(volume).find((key) => key !== 'name'),
      );
    const mount = container.volumeMounts?.find((one) => one.name === 'tax-numbers');
    const [, folder] = /TAX_MARKS_DIR=(\S+)/.exec(read('api/Dockerfile')) ?? [];
    expect(mount?.mountPath).toBe(isMarked ? folder : undefined);
  });

  it('asks for processor and memory, and has limits', () => {
    for (const share of ['requests', 'limits'] as const) {
      expect(container.resources[share].cpu).toMatch(/^\d+m?$/);
      expect(container.resources[share].memory).toMatch(/^\d+[MG]i$/);
    }
  });

  it('uses the image of a compose file under a fixed tag', () => {
    const images = ['docker-compose.yml', 'docker-compose.scale.yml'].flatMap((file) =>
      Object.values(readCompose(file).services).map(({ image = '' }) => image),
    );
    // An image of others is the same in both. The tests of the proxy run with its version.
    if (images.includes(container.image)) return expect(container.image).toMatch(/:\d+\.\d+/);
    const [, image, tag] = /\/shop\/([\w-]+):(.+)$/.exec(container.image) ?? [];
    expect(images.some((one) => new RegExp(`(?:^|\\})shop-${image}(?::|$)`).test(one))).toBe(true);
    expect(tag).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has labels that only its own selectors match', () => {
    expect(labels).toEqual({ app: name });
  });
});

describe.each(servers.map((one) => [one.name, one] as const))('server %s', (name, { pod, labels }) => {
  const [container] = pod.containers;
  const program = PROGRAMS[name];

  it('has probes of its own port, which answer before they time out', () => {
    const [port] = container.ports ?? [];
    for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      const probe = container[kind] as Probe;
      expect((probe.httpGet ?? probe.tcpSocket)?.port).toBe(port?.name);
      if (!program) continue;
      const address = kind === 'readinessProbe' ? '/readyz' : '/healthz';
      expect(probe.httpGet?.path).toBe(address);
      expect(read(program.health)).toContain(`app.get('${address}'`);
      // The API gives the database 2 s.
      expect(probe.timeoutSeconds).toBeGreaterThan(2);
    }
    // A busy process is no reason for a restart, and the notice of a stop lasts 3 s.
    const { livenessProbe: alive, readinessProbe: ready } = container;
    expect((alive as Probe).periodSeconds * (alive as Probe).failureThreshold).toBeGreaterThanOrEqual(30);
    expect((ready as Probe).periodSeconds).toBeLessThan(3);
  });

  it('has time to stop: new connections end first, then requests in flight', () => {
    const [command, seconds] = container.lifecycle?.preStop?.exec?.command ?? [];
    expect(command).toBe('sleep');
    const hardStop = /^ {2}hard-stop-after (\d+)s$/m.exec(PROXY_CONFIG)?.[1];
    const stopS = program?.stopS ?? (name === 'proxy' ? Number(hardStop) : 3);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + stopS);
  });

  it('loses one pod at a time, and spreads its pods over nodes and zones', () => {
    const budgets = ofKind(manifests, 'PodDisruptionBudget').map((one) =>
      specOf<{ maxUnavailable: number; selector: object }>(one),
    );
    expect(budgets.filter(({ selector }) => selects(selector, labels))).toEqual([
      expect.objectContaining({ maxUnavailable: 1 }),
    ]);
    const keys = pod.topologySpreadConstraints?.map(({ topologyKey, labelSelector }) => {
      expect(selects(labelSelector, labels)).toBe(true);
      return topologyKey;
    });
    expect(keys).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']);
  });
});

it('knows the times in which the programs stop', () => {
  const source = read('platform/serving/src/graceful-stop.ts');
  const number = (name: string) =>
    Number(new RegExp(`${name} = ([\\d_]+);`).exec(source)?.[1]?.replace('_', ''));
  for (const file of ['shell/src/server/config.ts', 'api/src/config.ts'])
    expect(read(file)).toContain("=== 'production' ? 3_000 : 0");
  expect(read('office/server/config.ts')).toContain('PRODUCTION_NOTICE_MS = 3_000');
  const stopS = 3 * number('LONGEST_NOTICE') + number('DRAIN_MS') / 1_000;
  for (const { stopS: known } of Object.values(PROGRAMS)) expect(known).toBe(stopS);
});

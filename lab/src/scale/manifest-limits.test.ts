import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ASSUMPTIONS } from './assumptions.ts';
import { MOST_PODS, manifestLimits } from './manifest-limits.ts';
import { createRandom } from './random.ts';
import { sizeFleet } from './size-fleet.ts';
import { readUnitCosts } from './unit-costs.ts';
import { drawTraffic } from './visit-model.ts';

interface Manifest {
  metadata: { name: string };
  spec: { replicas?: number; maxReplicas?: number };
}
const readManifests = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(path.join(WORKSPACE, 'lab/containers/kubernetes/base', file), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  );
const podsOf = (file: string, name: string): number | undefined => {
  const { spec } = readManifests(file).find(
    (one) => one.metadata.name === name && (one.spec.maxReplicas ?? one.spec.replicas) !== undefined,
  ) as Manifest;
  return spec.maxReplicas ?? spec.replicas;
};

describe('limits of the Kubernetes manifests', () => {
  it('are those that the model compares with', () => {
    expect(MOST_PODS).toEqual({
      edge: podsOf('edge.yaml', 'edge'),
      shell: podsOf('autoscaling.yaml', 'shell'),
      api: podsOf('autoscaling.yaml', 'api'),
      worker: podsOf('autoscaling.yaml', 'worker'),
      pooler: podsOf('pgbouncer.yaml', 'pgbouncer'),
    });
  });

  it('are reached by the named load, and exceeded by one order more', () => {
    const options = {
      traffic: drawTraffic(createRandom(1), ASSUMPTIONS, 2_000),
      assumptions: ASSUMPTIONS,
      costs: readUnitCosts(),
    };
    const apis = (ordersPerHour: number) => sizeFleet({ ...options, ordersPerHour }).sizes.api.processes;
    const most = manifestLimits(options).find(({ title }) => title === 'pods: api')?.ordersPerHour ?? 0;
    expect(most).toBeGreaterThan(0);
    expect(apis(most)).toBe(MOST_PODS.api);
    expect(apis(most + 1)).toBeGreaterThan(MOST_PODS.api);
  });
});

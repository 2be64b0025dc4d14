/** Which pods may connect, compared with the addresses in their settings. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { environmentOf } from './environment.ts';
import { connections, outside, rulesFor } from './network.ts';
import { type Manifest, renderManifests } from './render.ts';
import { ofKind, selects, specOf, type Workload, workloadsOf } from './workloads.ts';

const manifests = renderManifests('overlays/example');
const workloads = workloadsOf(manifests);

interface ServiceSpec {
  selector: Record<string, string>;
  ports: { name: string; port: number; targetPort: number | string }[];
}

/** Pod and port behind an address `name:port` of a service. Undefined for a host outside of the cluster. */
const behind = (host: string, port: number, all: readonly Manifest[] = manifests): string | undefined => {
  // `edge-0.edges`: a pod of a StatefulSet at its service.
  const name = host
    .replace(/\.shop\.svc\.cluster\.local$/, '')
    .split('.')
    .at(-1);
  const service = ofKind(all, 'Service').find((one) => one.metadata.name === name);
  if (!service) return undefined;
  const { selector, ports } = specOf<ServiceSpec>(service);
  const target = ports.find((one) => one.port === port)?.targetPort;
  const pod = workloads.find(({ labels }) => selects({ matchLabels: selector }, labels));
  return `${pod?.name}:${target}`;
};

const PROXY_CONFIG = readFileSync(path.join(WORKSPACE, 'lab/containers/haproxy/haproxy.cfg'), 'utf8');

/** Addresses of the servers in haproxy.cfg, as `host:port`. */
const proxied = (env: Readonly<Record<string, string>>): string[] => {
  const filled = PROXY_CONFIG.replaceAll(
    /\$\{(\w+)-(.*?)\}/g,
    (_, name, otherwise) => env[name] ?? otherwise,
  );
  return [...filled.matchAll(/^ {2}server-template \w+ "\d+" "(.+?)"/gm)].map(([, target = '']) => target);
};

/** Addresses in the settings of a workload. */
const addresses = (workload: Workload) => {
  const env = environmentOf(manifests, workload);
  return [...Object.values(env), ...(workload.name === 'proxy' ? proxied(env) : [])].flatMap((value) =>
    [...value.matchAll(/(?:^|[\s/@])([\w.-]+):(\d+)\b/g)].map(
      ([, host = '', port]) => [host, Number(port)] as const,
    ),
  );
};

const needed = workloads
  .flatMap((one) =>
    addresses(one).flatMap(([host, port]) => {
      const target = behind(host, port);
      return target ? [`${one.name} > ${target}`] : [];
    }),
  )
  .sort();

const sorted = (list: readonly string[]) => [...new Set(list)].sort();

describe('network policies', () => {
  it('let pods connect exactly as their settings say, by the policies of both ends', () => {
    expect(needed).toContain('proxy > api:4000');
    expect(needed).toContain('proxy > edge:6081');
    expect(needed).toContain('edge > shell:3000');
    expect(needed).toContain('worker > edge:6081');
    expect(needed).toContain('shell > api:4000');
    expect(needed).toContain('office > api:4001');
    expect(needed).toContain('worker > pgbouncer:6432');
    expect(sorted(connections(manifests, workloads, 'egress'))).toEqual(sorted(needed));
    expect(sorted(connections(manifests, workloads, 'ingress'))).toEqual(sorted(needed));
  });

  it.each(workloads.map((one) => [one.name, one] as const))('%s: nothing else is open', (name, workload) => {
    for (const direction of ['ingress', 'egress'] as const)
      expect(rulesFor(manifests, workload, direction)).toBeDefined();
    const from = outside(manifests, workload, 'ingress');
    const entrances: Record<string, string[]> = {
      office: ['ingress-nginx:3001/TCP'],
      proxy: ['ingress-nginx:8080/TCP'],
      edge: ['ingress-nginx:6081/TCP'],
      shell: ['monitoring:http/TCP'],
      api: ['monitoring:http/TCP'],
      worker: ['monitoring:http/TCP'],
    };
    expect(from.sort()).toEqual(entrances[name] ?? []);
  });

  it.each(workloads.map((one) => [one.name, one] as const))(
    '%s: reaches what its settings name',
    (_, workload) => {
      const open = outside(manifests, workload, 'egress');
      expect(open).toEqual(expect.arrayContaining(['kube-system:53/UDP', 'kube-system:53/TCP']));
      const env = environmentOf(manifests, workload);
      const far = addresses(workload)
        .filter(([host, port]) => !behind(host, port))
        // A web process and a migration send no mail.
        .filter(([, port]) => port !== 465 || env.API_ROLE === 'worker')
        .map(([, port]) => `network:${port}/TCP`);
      const buckets = env.RELEASES_URL || (env.STORAGE_URL && env.API_ROLE) ? ['network:443/TCP'] : [];
      const database = workload.name === 'pgbouncer' ? ['network:5432/TCP'] : [];
      expect(sorted(open.filter((one) => !one.startsWith('kube-system')))).toEqual(
        sorted([...far, ...buckets, ...database]),
      );
    },
  );
});

interface IngressSpec {
  tls: { hosts: string[] }[];
  rules: {
    host: string;
    http: { paths: { path: string; backend: { service: { name: string; port: { name: string } } } }[] };
  }[];
}

it('has ingresses to ports that services have, with TLS', () => {
  for (const one of ofKind(manifests, 'Ingress')) {
    const { tls, rules } = specOf<IngressSpec>(one);
    for (const { host, http } of rules) {
      expect(tls.flatMap(({ hosts }) => hosts)).toContain(host);
      for (const { backend } of http.paths) {
        const service = ofKind(manifests, 'Service').find(
          ({ metadata }) => metadata.name === backend.service.name,
        );
        const ports = specOf<ServiceSpec>(service as Manifest).ports.map(({ name }) => name);
        expect(ports).toContain(backend.service.port.name);
      }
    }
  }
});

it('leads API calls of shoppers to the proxy, and everything else to the edges', () => {
  const shop = ofKind(manifests, 'Ingress').find(({ metadata }) => metadata.name === 'shop') as Manifest;
  const leads = specOf<IngressSpec>(shop).rules.map(({ http }) =>
    http.paths.map(({ path: below, backend }) => [below, backend.service.name]),
  );
  expect(leads).toEqual([
    [
      ['/api', 'proxy'],
      ['/', 'edge'],
    ],
  ]);
});

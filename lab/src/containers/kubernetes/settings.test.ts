/** The environment of each container, read by the code of its own process. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { readCompose } from '../compose-file.ts';
import { environmentOf, imageEnvironment, referredNames, SECRETS } from './environment.ts';
import { renderManifests } from './render.ts';
import { ofKind, specOf, type Workload, workloadsOf } from './workloads.ts';

const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const manifests = renderManifests('overlays/example');
const workloads = workloadsOf(manifests);
const settingsOf = (source: string) =>
  [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);

/** Settings of the processes, and the function that refuses wrong ones. */
const CONFIGS = {
  api: { file: 'api/src/config.ts', read: 'loadConfig', dockerfile: 'api/Dockerfile' },
  shell: { file: 'shell/src/server/config.ts', read: 'readConfig', dockerfile: 'shell/Dockerfile' },
  office: { file: 'office/server/config.ts', read: 'readConfig', dockerfile: 'office/Dockerfile' },
} as const;
/** Read by libraries: the SDK of the buckets. */
const OF_BUCKETS = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_REGION',
  'AWS_ENDPOINT_URL_S3',
  'S3_PATH_STYLE',
];

const programs: [string, Workload, (typeof CONFIGS)[keyof typeof CONFIGS]][] = workloads.flatMap((one) => {
  const image = /\/(\w+):[^/]+$/.exec(one.pod.containers[0].image)?.[1] ?? '';
  return image in CONFIGS ? [[one.name, one, CONFIGS[image as keyof typeof CONFIGS]]] : [];
});

/** Reads an environment with the process's own code. Returns what it says about wrong settings. */
const refusal = (
  {
    file,
    read: name,
    dockerfile,
  }: (typeof CONFIGS)['api'] | (typeof CONFIGS)['shell'] | (typeof CONFIGS)['office'],
  env: Record<string, string>,
): string => {
  const script = `import('./${file}').then((config) => config.${name}(process.env)).catch((error) => console.log(error.message))`;
  return execFileSync(process.execPath, ['-e', script], {
    cwd: WORKSPACE,
    env: { ...imageEnvironment(dockerfile), ...env },
    encoding: 'utf8',
  });
};

describe.each(programs)('%s', (_, workload, config) => {
  const env = environmentOf(manifests, workload);

  it('gets settings that its process accepts in production', () => {
    expect(imageEnvironment(config.dockerfile).SHOP_MODE).toBe('production');
    expect(refusal(config, env)).toBe('');
  });

  it('gets no variable that its process does not know', () => {
    const known = [...settingsOf(read(config.file)), ...OF_BUCKETS, ...workloads.flatMap(referredNames)];
    expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([]);
    expect(known.length).toBeGreaterThan(15);
  });
});

it('has programs of all images', () => {
  expect(programs.map(([name]) => name).sort()).toEqual(['api', 'migrate', 'office', 'shell', 'worker']);
});

it('is refused without a setting that production needs', () => {
  const [, workload, config] = programs.find(([name]) => name === 'api') as (typeof programs)[number];
  const { SMTP_URL, ...others } = environmentOf(manifests, workload);
  expect(SMTP_URL).toBeDefined();
  expect(refusal(config, others)).toContain('SMTP_URL');
});

it('runs requests and jobs in different processes, and lets only the job migrate', () => {
  const envOf = (name: string) =>
    environmentOf(manifests, workloads.find((one) => one.name === name) as Workload);
  expect(envOf('api')).toMatchObject({ API_ROLE: 'web', MIGRATIONS: 'wait' });
  expect(envOf('worker')).toMatchObject({ API_ROLE: 'worker', MIGRATIONS: 'wait' });
  expect(workloads.find(({ name }) => name === 'migrate')?.pod.containers[0].command).toEqual([
    ...['node', 'api/src/cli.ts', 'migrate'],
  ]);
  expect(workloads.map(({ pod }) => pod.containers[0].image).join(' ')).not.toContain('demo');
  // Requests through the pooler; LISTEN, jobs and migrations at the database itself.
  expect(envOf('api').DATABASE_URL).toContain('@pgbouncer:6432/');
  expect(envOf('migrate').DATABASE_URL).toBe(envOf('api').DATABASE_DIRECT_URL);
});

it('gives the edge what its rules read, and workers the address of each edge', () => {
  const edge = workloads.find(({ name }) => name === 'edge') as Workload;
  const env = environmentOf(manifests, edge);
  const rules = ['make-backends.sh', 'requests.vcl']
    .map((file) => read(`lab/containers/varnish/${file}`))
    .join('');
  expect(Object.keys(env).sort()).toEqual([
    'APIS',
    'INNER_NETWORKS',
    'MAX_CONNECTIONS',
    'PURGE_TOKEN',
    'SHELLS',
  ]);
  for (const name of Object.keys(env))
    expect(rules).toMatch(new RegExp(`\\$\\{?${name}|getenv\\("${name}"\\)`));
  const worker = environmentOf(manifests, workloads.find(({ name }) => name === 'worker') as Workload);
  const pods = Array.from({ length: edge.replicas ?? 0 }, (_, index) => `http://edge-${index}.edges:6081`);
  expect(worker).toMatchObject({ PURGE_URLS: pods.join(','), PURGE_TOKEN: env.PURGE_TOKEN });
  // Shells use the headers of edges, and edges those of the ingress controller.
  const shell = environmentOf(manifests, workloads.find(({ name }) => name === 'shell') as Workload);
  expect(shell).toMatchObject({ SHARED_CACHE: 'on', TRUST_PROXY: env.INNER_NETWORKS });
});

it('gives the proxy what its rules read, pods by their full names, and a place for each API', () => {
  const proxy = workloads.find(({ name }) => name === 'proxy') as Workload;
  const env = environmentOf(manifests, proxy);
  const rules = read('lab/containers/haproxy/haproxy.cfg');
  for (const name of Object.keys(env)) expect(rules).toMatch(new RegExp(`\\$\\{${name}[-[]`));
  // The edges and the proxy believe the same ingress controller, and the APIs believe the proxy.
  const edge = environmentOf(manifests, workloads.find(({ name }) => name === 'edge') as Workload);
  const api = environmentOf(manifests, workloads.find(({ name }) => name === 'api') as Workload);
  expect(env.FRONT_NETWORKS).toBe(edge.INNER_NETWORKS);
  expect(env.FRONT_NETWORKS).toBe(api.TRUST_PROXY);
  for (const host of [env.API_HOST, env.SHELL_HOST]) {
    // HAProxy asks the name server for exactly this name.
    const [, name] = /^(\w+)\.shop\.svc\.cluster\.local$/.exec(host ?? '') ?? [];
    const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === name);
    // One address for each pod, ready or not: HAProxy has its own checks.
    expect(service?.spec).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true });
  }
  const scaling = ofKind(manifests, 'HorizontalPodAutoscaler').map((one) =>
    specOf<{ maxReplicas: number; scaleTargetRef: { name: string } }>(one),
  );
  const most = scaling.find(({ scaleTargetRef }) => scaleTargetRef.name === 'api')?.maxReplicas;
  // A rollout starts one more.
  expect(Number(env.API_SERVERS)).toBeGreaterThan(Number(most) + 1);
});

it('has the configuration of the compose files in the ConfigMap of the proxy', () => {
  const rules = ofKind(manifests, 'ConfigMap').find(({ metadata }) =>
    metadata.name.startsWith('proxy-rules'),
  );
  expect(rules?.data).toEqual({ 'haproxy.cfg': read('lab/containers/haproxy/haproxy.cfg') });
  const proxy = workloads.find(({ name }) => name === 'proxy') as Workload;
  expect(proxy.pod.volumes).toEqual([{ name: 'rules', configMap: { name: rules?.metadata.name } }]);
  const [mount] = proxy.pod.containers[0].volumeMounts ?? [];
  const inCompose = readCompose('docker-compose.scale.yml').services.proxy?.configs;
  expect(inCompose).toEqual([{ source: 'haproxy', target: `${mount?.mountPath}/haproxy.cfg` }]);
});

it('has each file of the rules of the edge in its ConfigMap', () => {
  const rules = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata.name.startsWith('edge-rules'));
  const files = readdirSync(path.join(WORKSPACE, 'lab/containers/varnish'));
  expect(Object.keys(rules?.data ?? {}).sort()).toEqual(files.filter((one) => !one.endsWith('.yaml')).sort());
});

it('contains no secret, and the guide creates all that it refers to', () => {
  expect(ofKind(manifests, 'Secret')).toEqual([]);
  const values = [
    ...ofKind(manifests, 'ConfigMap').flatMap(({ data = {} }) => Object.entries(data)),
    ...workloads.flatMap(({ pod }) =>
      (pod.containers[0].env ?? []).map(({ name, value = '' }) => [name, value]),
    ),
  ] as [string, string][];
  for (const [name, value] of values) {
    if (value) expect(name).not.toMatch(/SECRET|TOKEN|PASSWORD|API_KEY|SMTP_URL/);
    // A password in an address is a reference.
    expect(value).not.toMatch(/:\/\/[^/\s]*:(?!\$\()[^/@\s]+@/);
  }
  const guide = read('docs/guides/kubernetes.md');
  for (const [name, keys] of Object.entries(SECRETS))
    for (const word of [name, ...Object.keys(keys)]) expect(guide).toContain(word);
});

it('gives PgBouncer the settings that the tests of the pooler run with, and the primary of the APIs', () => {
  const settings = (text: string) => {
    const section = text.slice(text.indexOf('[pgbouncer]'));
    return [...section.matchAll(/^(\w+) = (.+)$/gm)].map(([line]) => line);
  };
  const maps = ofKind(manifests, 'ConfigMap');
  const pooler = maps.find(({ metadata }) => metadata.name.startsWith('pgbouncer'))?.data ?? {};
  expect(settings(pooler['pgbouncer.ini'] ?? '')).toEqual(settings(read('lab/containers/pgbouncer.ini')));
  const queries = (text = '') => /connect_query='([^']+)'/.exec(text)?.[1];
  expect(queries(pooler['databases.ini'])).toBe(queries(read('lab/containers/pgbouncer.ini')));
  const api = maps.find(({ metadata }) => metadata.name.startsWith('api-settings'))?.data;
  expect(pooler['databases.ini']).toContain(`host=${api?.DATABASE_HOST} `);
});

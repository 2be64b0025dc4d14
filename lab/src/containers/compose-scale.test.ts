/** Policies of the scaled compose file: the same file starts with compose and in Swarm. */
import { describe, expect, it } from 'vitest';
import { readCompose, readText } from './compose-file.ts';

const FILE = 'docker-compose.scale.yml';
const { services } = readCompose(FILE);
const all = Object.entries(services);

describe('docker-compose.scale.yml in Swarm', () => {
  it.each(all)('%s: has only keys that a stack reads, and waits for no other service', (_, service) => {
    // `docker stack deploy` refuses `depends_on` with conditions, and ignores the others.
    for (const key of ['depends_on', 'restart', 'container_name', 'links', 'network_mode', 'devices'])
      expect(service).not.toHaveProperty(key);
  });

  it.each(all)('%s: starts again, has a size, and rolls a failed update back', (name, { deploy }) => {
    expect(deploy?.restart_policy?.condition).toBe(name === 'migrate' ? 'on-failure' : 'any');
    for (const share of ['reservations', 'limits'] as const) {
      expect(deploy?.resources?.[share].cpus).toMatch(/^[\d.]+$/);
      expect(deploy?.resources?.[share].memory).toMatch(/^\d+[MG]$/);
    }
    if (name === 'migrate') return;
    const owner = services[name]?.ports || ['db', 'replica'].includes(name);
    // A port of the machine and a folder have one owner at a time.
    expect(deploy?.update_config?.order).toBe(owner ? 'stop-first' : 'start-first');
    expect(deploy?.update_config?.failure_action).toMatch(
      name === 'db' || name === 'replica' ? 'pause' : 'rollback',
    );
  });

  it('publishes ports of the machine, because the network of Swarm hides the address of a shopper', () => {
    const ports = all.flatMap(([, service]) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toHaveProperty('mode', 'host');
  });

  it('shares no folder between machines but through buckets', () => {
    for (const [, service] of all)
      for (const volume of service.volumes ?? []) expect(volume).not.toMatch(/^[.$]|pictures/);
    expect(services.api?.environment?.STORAGE_URL).toBeDefined();
    for (const name of ['shell', 'office']) expect(services[name]?.environment?.RELEASES_URL).toBeDefined();
  });
});

describe('docker-compose.scale.yml', () => {
  it('separates requests, jobs and migrations', () => {
    expect(services.api?.environment).toMatchObject({ API_ROLE: 'web', MIGRATIONS: 'wait' });
    expect(services.worker?.environment).toMatchObject({ API_ROLE: 'worker', MIGRATIONS: 'wait' });
    expect(services.migrate?.command).toEqual(['node', 'api/src/cli.ts', 'migrate']);
    // The demo shop's goods are not for production.
    expect(services).not.toHaveProperty('seed');
    for (const name of ['api', 'worker', 'shell']) expect(services[name]?.deploy?.replicas).toBe(2);
  });

  it('connects requests through the pooler, jobs and migrations to the primary, reads to the replica', () => {
    const host = (name: string) => /@(\w+):/.exec(String(services.api?.environment?.[name]))?.[1];
    expect(host('DATABASE_URL')).toBe('pgbouncer');
    expect(host('DATABASE_DIRECT_URL')).toBe('db');
    expect(host('DATABASE_READ_URL')).toBe('replica');
    expect(services.replica?.environment?.PGHOST).toBe('db');
    expect(readText('lab/containers/pgbouncer.ini')).toContain('host=db ');
    // A replica refuses to start with fewer connections than its primary.
    const most = (name: string) => services[name]?.command?.find((one) => one.startsWith('max_connections='));
    expect(most('replica')).toBe(most('db'));
    expect(most('db')).toBeDefined();
  });

  it('sends shoppers through the edges, which workers purge one by one', () => {
    expect(services.proxy?.environment).toMatchObject({
      SHELL_HOST: 'edge',
      SHELL_PORT: 6081,
      // The edge answers it itself, and refuses the one of the shells (lab/containers/varnish/requests.vcl).
      SHELL_HEALTH: '/healthz',
    });
    expect(readText('lab/containers/edge.Dockerfile')).toContain('EXPOSE 6081\n');
    const edges = Object.keys(services).filter((name) => name.startsWith('edge-'));
    for (const name of edges) expect(services[name]?.networks).toEqual({ inner: { aliases: ['edge'] } });
    const purged = edges.map((name) => `http://${name}:6081`).join(',');
    expect(services.worker?.environment?.PURGE_URLS).toBe(purged);
    expect(services.shell?.environment?.SHARED_CACHE).toBe('on');
  });

  it('does not start without your own secret, mail server and buckets', () => {
    for (const name of ['APP_SECRET', 'PURGE_TOKEN', 'SMTP_URL', 'STORAGE_URL', 'RELEASES_URL'])
      expect(readText(FILE)).toContain(`\${${name}:?}`);
  });
});

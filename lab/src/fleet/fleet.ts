/** Two edges, a balancer, two shells, two APIs, a worker, PgBouncer, and a primary with a replica. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { createBalancer, hasBalancer } from './balancer.ts';
import { createEdge, hasEdge, PURGE_TOKEN } from './edge.ts';
import { createPooler, hasPooler } from './pooler.ts';
import { copyServer, hasPostgres, type PostgresServer } from './postgres.ts';
import { commonSettings, local, logDirOf, nodeMember, openShop, type Place, type Shop } from './shop.ts';

/** Debian packages that this machine lacks. Empty when a fleet can start. */
export const missingPackages = (): string[] =>
  Object.entries({
    'varnish varnish-modules': hasEdge(),
    haproxy: hasBalancer(),
    pgbouncer: hasPooler(),
    'postgresql-15': hasPostgres(),
  }).flatMap(([name, isThere]) => (isThere ? [] : [name]));

const twoPorts = async (): Promise<[number, number]> => [await freePort(), await freePort()];

/** @param primary server with the seeded shop, which becomes the fleet's primary */
export const startFleet = async (place: Place, primary: PostgresServer): Promise<Shop> => {
  const logDir = logDirOf(place);
  const folder = path.join(place.folder, 'fleet');
  mkdirSync(folder, { recursive: true });
  const [shells, apis] = [await twoPorts(), await twoPorts()];
  const edges = await twoPorts();
  const bases = edges.map(local);
  const [calls, gateway] = await twoPorts();
  const replica = await copyServer(
    primary,
    { name: 'replica', folder: path.join(place.folder, 'replica'), port: await freePort(), logDir },
    { isReplica: true },
  );
  const pooler = createPooler(primary, { folder, port: await freePort(), logDir });
  const balancer = createBalancer(
    { port: calls, servers: apis },
    { folder, healthPort: await freePort(), logDir },
  );
  const env = {
    ...commonSettings(place, { publicUrl: bases[0] as string, gatewayPort: gateway }),
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    API_URL: local(calls),
    SHARED_CACHE: 'on',
    PURGE_URLS: bases.join(','),
    PURGE_TOKEN,
  };
  const members = [
    ...(await Promise.all(
      edges.map((port, index) =>
        createEdge({ shells, apis }, { name: `edge-${index + 1}`, port, folder, logDir }),
      ),
    )),
    balancer,
    ...shells.map((port, index) => {
      // Each machine has its own.
      const RELEASE_STATE_FILE = path.join(folder, `release-state-${index}.json`);
      return nodeMember('shell', {
        name: `shell-${index + 1}`,
        port,
        env: { ...env, RELEASE_STATE_FILE },
        logDir,
      });
    }),
    ...apis.map((port, index) =>
      nodeMember('api', { name: `api-${index + 1}`, port, env: { ...env, API_ROLE: 'web' }, logDir }),
    ),
    nodeMember('worker', {
      name: 'worker',
      port: await freePort(),
      env: { ...env, API_ROLE: 'worker' },
      logDir,
    }),
    nodeMember('gateway', { name: 'gateway', port: gateway, env, logDir }),
    pooler.member,
    replica.member,
    primary.member,
  ];
  return openShop('fleet', members, {
    bases,
    shells: shells.map(local),
    databaseUrl: primary.url,
    poolerStatsUrl: pooler.statsUrl,
    gatewayUrl: local(gateway),
  });
};

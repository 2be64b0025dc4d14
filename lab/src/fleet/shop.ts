/** A running shop of several programs on this machine, each with ports of its own. */
import path from 'node:path';
import { API_ARGUMENTS } from 'tools/process/api-arguments';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { createMember, type Member, type Role, respondsAt } from './member.ts';
import { type PostgresServer, queryText, startPrimary } from './postgres.ts';
import { processorTimes } from './process-time.ts';

interface Addresses {
  /** Addresses that shoppers use: edges, a balancer, or the shell itself. */
  bases: readonly string[];
  /** Addresses of the shells themselves. */
  shells: readonly string[];
  /** The primary, without pooler. */
  databaseUrl: string;
  /** Statistics of the pooler, if there is one. */
  poolerStatsUrl?: string;
  /** The card gateway's sandbox. */
  gatewayUrl: string;
}

export interface Shop extends Addresses {
  title: string;
  members: readonly Member[];
  /** Processor time of each role since its start, ms. */
  processorMs(): Partial<Record<Role, number>>;
  stop(): Promise<void>;
}

export interface Place {
  /** Folder of databases, logs and settings. The database's user must be able to enter it. */
  folder: string;
  /** Settings of shell and API about the releases. */
  releases: Record<string, string>;
}

export const local = (port: number): string => `http://127.0.0.1:${port}`;
export const logDirOf = ({ folder }: Place): string => path.join(folder, 'log');

/** Settings of all Node programs of a shop. @param publicUrl where the card gateway sends shoppers back to */
export const commonSettings = (
  { folder, releases }: Place,
  { publicUrl, gatewayPort }: { publicUrl: string; gatewayPort: number },
): Record<string, string> => ({
  ...releases,
  NODE_ENV: 'production',
  SHOP_MODE: 'demo',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: publicUrl,
  GATEWAY_PORT: String(gatewayPort),
  DATA_DIR: path.join(folder, 'data'),
  MAIL_DIR: path.join(folder, 'mail'),
  TRUST_PROXY: '127.0.0.1',
  RATE_LIMIT_FACTOR: '1000000',
  WARM_PICTURES: 'off',
  // A busy machine must not turn a render into a failure.
  RENDER_DEADLINE_MS: '20000',
});

const NODE_PROGRAMS = {
  shell: { script: 'shell/src/server/main.ts', health: 'readyz', portName: 'PORT' },
  api: { script: 'api/src/main.ts', health: 'readyz', portName: 'API_PORT' },
  worker: { script: 'api/src/main.ts', health: 'readyz', portName: 'API_PORT' },
  gateway: { script: 'api/sandbox/main.ts', health: 'healthz', portName: 'GATEWAY_PORT' },
};

/** Prepares a Node program of the workspace. */
export const nodeMember = (
  role: keyof typeof NODE_PROGRAMS,
  { name, port, env, logDir }: { name: string; port: number; env: Record<string, string>; logDir: string },
): Member => {
  const { script, health, portName } = NODE_PROGRAMS[role];
  return createMember({
    name,
    role,
    command: process.execPath,
    args: [...(script.startsWith('api/src') ? API_ARGUMENTS : []), path.join(WORKSPACE, script)],
    env: { ...process.env, ...env, [portName]: String(port) },
    isReady: respondsAt(`${local(port)}/${health}`),
    logDir,
  });
};

/** Enough for all orders of a run. */
const STOCK = 100_000;

/** Fills the database at DATABASE_URL with the demo shop. */
export const seedShop = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const cli = path.join(WORKSPACE, 'demo-shop/src/cli.ts');
  for (const command of ['migrate', 'seed']) {
    const { code, output } = await runToEnd(process.execPath, [cli, command], {
      env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    });
    if (code !== 0) throw new Error(`shop ${command} failed: ${output}`);
  }
};

/** Starts a primary with the seeded demo shop, and much of each product. */
export const startSeededPrimary = async (place: Place, port: number): Promise<PostgresServer> => {
  const { folder } = place;
  const server = await startPrimary({
    name: 'primary',
    folder: path.join(folder, 'primary'),
    port,
    logDir: logDirOf(place),
  });
  await seedShop({ DATABASE_URL: server.url, DATA_DIR: path.join(folder, 'data') });
  await queryText(server.url, `update skus set stock = ${STOCK}`);
  return server;
};

/** @param members in the order of the requests: shoppers reach the first ones. They start in reverse order. */
export const openShop = async (
  title: string,
  members: readonly Member[],
  addresses: Addresses,
): Promise<Shop> => {
  const isDatabase = ({ role }: Member) => role === 'primary' || role === 'replica';
  const stop = async () => {
    await Promise.all(members.filter((member) => !isDatabase(member)).map((member) => member.stop()));
    await Promise.all(members.filter(isDatabase).map((member) => member.stop()));
  };
  try {
    for (const member of members.toReversed()) if (member.pid() === 0) await member.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...addresses,
    title,
    members,
    processorMs() {
      const times = processorTimes(members.map((member) => member.pid()));
      const sums: Partial<Record<Role, number>> = {};
      for (const [index, { role }] of members.entries()) sums[role] = (sums[role] ?? 0) + (times[index] ?? 0);
      return sums;
    },
    stop,
  };
};

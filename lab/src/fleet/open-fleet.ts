/** Opens a fleet, and a shop with one of each beside it, in a new folder. Used by `pnpm bench fleet`. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildShop } from 'tools/build/build-all';
import { freePort } from 'tools/process/ports';
import { releaseBuilds } from 'tools/shop/release-builds';
import { missingPackages, startFleet } from './fleet.ts';
import { copyServer, type PostgresServer } from './postgres.ts';
import {
  commonSettings,
  local,
  logDirOf,
  nodeMember,
  openShop,
  type Place,
  type Shop,
  startSeededPrimary,
} from './shop.ts';

/** Starts a shop with one shell, one API with all roles, and one PostgreSQL, a copy of `seeded`. */
const startOneOfEach = async (place: Place, seeded: PostgresServer): Promise<Shop> => {
  const logDir = logDirOf(place);
  const [shell, api, gateway] = [await freePort(), await freePort(), await freePort()];
  const database = await copyServer(
    seeded,
    { name: 'one-primary', folder: path.join(place.folder, 'one-primary'), port: await freePort(), logDir },
    { isReplica: false },
  );
  const env = {
    ...commonSettings(place, { publicUrl: local(shell), gatewayPort: gateway }),
    DATABASE_URL: database.url,
    API_URL: local(api),
    RELEASE_STATE_FILE: path.join(place.folder, 'one-release-state.json'),
  };
  const members = [
    nodeMember('shell', { name: 'one-shell', port: shell, env, logDir }),
    nodeMember('api', { name: 'one-api', port: api, env, logDir }),
    nodeMember('gateway', { name: 'one-gateway', port: gateway, env, logDir }),
    database.member,
  ];
  return openShop('one of each', members, {
    bases: [local(shell)],
    shells: [local(shell)],
    databaseUrl: database.url,
    gatewayUrl: local(gateway),
  });
};

const say = (line: string): void => console.error(line);

/**
 * Builds stale packages, and starts the shops with the same seeded data.
 * @throws Error that names missing Debian packages
 */
export const openFleet = async ({ hasOne = false } = {}) => {
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Error(`A fleet needs programs of Debian: apt-get install ${missing.join(' ')}`);
  await buildShop(say);
  const folder = mkdtempSync(path.join(tmpdir(), 'fleet-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const place: Place = { folder, releases: releaseBuilds(path.join(folder, 'releases'), say) };
    say('Seeding the shop …');
    const primary = await startSeededPrimary(place, await freePort());
    stops.push(() => primary.member.stop());
    const one = hasOne ? await startOneOfEach(place, primary) : undefined;
    if (one) stops.push(() => one.stop());
    const fleet = await startFleet(place, primary);
    stops.push(() => fleet.stop());
    say(`Logs are in ${path.join(folder, 'log')}`);
    return { fleet, one, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

export type Opened = Awaited<ReturnType<typeof openFleet>>;

import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { copyServer, type PostgresServer } from './postgres.ts';
import { commonSettings, local, logDirOf, nodeMember, openShop, type Place, type Shop } from './shop.ts';

/** Starts a shop with one shell, one API with all roles, and one PostgreSQL, a copy of `seeded`. */
export const startOneOfEach = async (place: Place, seeded: PostgresServer): Promise<Shop> => {
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

/**
 * Serves the contract records of the running shell, of the API and of the current remotes, so that a team in another
 * repository can compare its build with them (docs/decisions/0059).
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openReleaseStore } from 'releases/release-store';
import type { ShellConfig } from '../config.ts';
import { readText } from '../html/files.ts';

type Folders = Pick<ShellConfig, 'shellDist' | 'releasesDir'>;

/** File of a record. Undefined for a package without a release. */
const recordFile = (id: string, { shellDist, releasesDir }: Folders): string | undefined => {
  const { remotes, hosts = {} } = openReleaseStore(releasesDir).read();
  const pointer = id === 'api' ? hosts.api : Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  const folder = id === 'shell' ? shellDist : pointer && path.join(releasesDir, id, pointer.version);
  const file = folder && path.join(folder, 'contract.json');
  return file && existsSync(file) ? file : undefined;
};

export const registerContracts = (app: FastifyInstance, folders: Folders): void => {
  app.get<{ Params: { id: string } }>('/contracts/:id', ({ params: { id } }, reply) => {
    const file = recordFile(id, folders);
    if (!file) return reply.callNotFound();
    return reply.headers({ 'cache-control': 'no-cache' }).type('application/json').send(readText(file));
  });
};

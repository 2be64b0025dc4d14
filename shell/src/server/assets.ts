/** Serves immutable files: the shell's build and all releases of the remotes. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isStubVersion } from '../override.ts';
import type { ShellConfig } from './config.ts';
import type { OverrideRights } from './overrides/rights.ts';

/**
 * `/remotes/<id>/<version>/<file>` maps to `<releases>/<id>/<version>/client/<file>`. Other parts of a
 * release are private.
 */
const REMOTE_FILE = /^\/remotes\/([a-z-]+)\/([\w.-]+)\/([\w.-]+\.(?:js|css))$/;

export const registerAssets = async (
  app: FastifyInstance,
  config: ShellConfig,
  rights: OverrideRights | null,
): Promise<void> => {
  const options = {
    index: false as const,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    cacheControl: true,
    setHeaders: (reply: FastifyReply) => {
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  };
  await app.register(fastifyStatic, {
    ...options,
    wildcard: true,
    root: path.join(config.shellDist, 'client'),
    prefix: '/static/',
    allowedPath: (pathName) => !pathName.endsWith('.map'),
  });
  await app.register(fastifyStatic, {
    root: path.resolve(import.meta.dirname, '../../public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1d',
  });
  app.get('/remotes/*', (request, reply) => {
    const match = REMOTE_FILE.exec(request.url.split('?')[0] as string);
    const [, id, version, file] = match ?? [];
    if (!id || !version || !file || version.includes('..')) return reply.callNotFound();
    // Stubs are served only if overrides are allowed.
    if (isStubVersion(version) && !rights?.releases) return reply.callNotFound();
    return reply.sendFile(file, path.join(config.releasesDir, id, version, 'client'));
  });
};

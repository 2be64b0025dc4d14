/** Serves immutable files (the shell's build and all releases of the remotes), icons, and the fonts of mails. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAIL_FONTS } from 'shared-contracts/domain/mail-fonts';
import type { ShellConfig } from '../config.ts';
import type { OverrideRights } from '../overrides/rights.ts';
import { createFileFinder } from './build-files.ts';
import { readDelta } from './deltas.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const SAFE = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

export const registerAssets = async (
  app: FastifyInstance,
  config: ShellConfig,
  {
    shellVersion,
    fonts,
    rights,
  }: { shellVersion: string; fonts: readonly string[]; rights: OverrideRights | null },
): Promise<void> => {
  const findFile = createFileFinder(config, shellVersion, rights);
  /** Lets the browser decode the next version of this file with this one. */
  const offerAsDictionary = (reply: FastifyReply): void => {
    const pattern = config.compressionDictionaries && findFile(reply.request.url)?.otherBuilds;
    if (!pattern) return;
    reply.header('use-as-dictionary', `match="${pattern}"`);
    reply.header('vary', 'accept-encoding, available-dictionary');
  };
  await app.register(fastifyStatic, {
    serve: false,
    root: path.join(config.shellDist, 'client'),
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    cacheControl: true,
    setHeaders: (reply) => {
      reply.headers(SAFE);
      offerAsDictionary(reply);
    },
  });
  await app.register(fastifyStatic, {
    root: path.resolve(import.meta.dirname, '../../../public'),
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    maxAge: '1d',
  });
  const sendFile = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = findFile(request.url);
    if (!file) return reply.callNotFound();
    const delta = config.compressionDictionaries ? await readDelta(request.headers, file) : null;
    if (!delta) return reply.sendFile(file.name, file.client);
    offerAsDictionary(reply);
    return reply
      .headers({ ...SAFE, 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'dcz' })
      .type(TYPES[path.extname(file.name)] as string)
      .send(delta);
  };
  for (const url of Object.values(MAIL_FONTS)) {
    const file = fonts.find((name) => name.startsWith(`${path.basename(url, '.woff2')}.`));
    if (file)
      app.get(url, (_, reply) =>
        reply
          .header('access-control-allow-origin', '*')
          .sendFile(file, path.join(config.shellDist, 'client'), { immutable: false, maxAge: '30d' }),
      );
  }
  app.get('/static/*', sendFile);
  app.get('/remotes/*', sendFile);
};

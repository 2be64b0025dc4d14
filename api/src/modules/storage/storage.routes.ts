import { StorageError } from 'object-storage/object-storage';
import { isKnownEtag } from 'serving/etag';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { CONTENT_TYPES, readPictureRequest } from '../../media/formats.ts';
import { openPictureStorage } from '../../media/picture-storage.ts';
import type { Module } from '../../module.ts';
import { createPictures } from './pictures.ts';

/** Cache header of pictures. The file name contains a hash of the content, so the content never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** CSP of SVG files: they must not run scripts or load other resources. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Deadline of a picture request in ms: enough to encode a picture on a busy machine. */
const DRAWN_WITHIN_MS = 60_000;

/** An outage of a bucket is no fault of the API. The client may try again. */
const unavailable = (error: unknown): never => {
  throw error instanceof StorageError ? new DomainError('UNAVAILABLE') : error;
};

/** Pictures below /storage, in the requested format and width. */
export const storageModule: Module = (app, { config }) => {
  const pictures = createPictures(openPictureStorage(config));

  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>(
    '/storage/*',
    { schema: { hide: true }, config: { answerWithinMs: DRAWN_WITHIN_MS } },
    async (request, reply) => {
      const asked = readPictureRequest(request.params['*'], request.query.w);
      const picture = asked && (await pictures.get(asked).catch(unavailable));
      if (!asked || !picture) throw new DomainError('NOT_FOUND');
      // A picture is the same in every language.
      reply.removeHeader('vary');
      reply.header('cache-control', FOREVER).header('etag', picture.etag);
      if (isKnownEtag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
      if (picture.type === CONTENT_TYPES.svg) reply.header('content-security-policy', DRAWING_POLICY);
      return reply.type(picture.type).send(picture.body);
    },
  );
};

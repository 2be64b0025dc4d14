import type { FastifyInstance } from 'fastify';

/** Takes each body as text, whatever type it says: `sendBeacon` sends a text, also one with JSON, as `text/plain`. */
export const takeTexts = (scope: FastifyInstance, bodyLimit: number): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body));
};

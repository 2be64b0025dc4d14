import { createHash } from 'node:crypto';

/** Tells whether a request with a known idempotency key repeats the first one. */
export const requestHash = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

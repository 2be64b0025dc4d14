/** Chooses the compression of a response (docs/decisions/0033-paths-proxy-encodings.md). */
import Negotiator from 'negotiator';
import type { Encoding } from '../cache/stored-page.ts';

/** Supported encodings, preferred first: at equal quality the client gets the one with the shorter result. */
const COMPRESSED = ['br', 'gzip'] as const;

/** @param accepted the request's `Accept-Encoding` */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  return negotiator.encodings(COMPRESSED, { preferred: COMPRESSED })[0] ?? 'identity';
};

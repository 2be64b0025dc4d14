/** Reads the delta that a browser can decode, if the release has it (docs/decisions/0053). */
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import { deltaName } from 'releases/delta-names';
import type { BuildFile } from './build-files.ts';

/** Structured-field byte sequence of 32 bytes: a SHA-256 hash in base64 between colons. */
const HASH = /^:([A-Za-z\d+/]{43}=):$/;

/**
 * Whether the browser fetches past its cache. The shell's retry does so after a damaged delta (heal-remote.ts), and
 * Chromium offers the dictionary again.
 */
const isPastCache = ({ 'cache-control': control = '', pragma = '' }: IncomingHttpHeaders): boolean =>
  /\bno-cache\b/i.test(`${control},${pragma}`);

/** SHA-256 of the dictionary that the browser offers. Null without an offer, or without support of `dcz`. */
const offeredDictionary = (headers: IncomingHttpHeaders): Buffer | null => {
  const [, hash] = HASH.exec(String(headers['available-dictionary'])) ?? [];
  // `*` does not count: a client that sends it need not know the coding.
  if (!hash || !new Negotiator({ headers }).encodings().includes('dcz')) return null;
  return Buffer.from(hash, 'base64');
};

/**
 * Body for `Content-Encoding: dcz`. Null if the browser needs the whole file. Looks only for a file on disk, so
 * an invented hash costs no compression and no memory.
 */
export const readDelta = async (
  headers: IncomingHttpHeaders,
  { name, deltas, otherBuilds }: BuildFile,
): Promise<Buffer | null> => {
  // Ranges refer to the whole file.
  if (!otherBuilds || headers.range || isPastCache(headers)) return null;
  const dictionary = offeredDictionary(headers);
  if (!dictionary) return null;
  return readFile(path.join(deltas, deltaName(name, dictionary))).catch(() => null);
};

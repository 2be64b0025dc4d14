import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Bytes; shorter answers fit into one packet as they are. */
const COMPRESSED_FROM = 1400;
/** Levels that cost a millisecond at most and save nearly what the highest would. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/** At equal quality the shorter result wins. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];
const COMPRESS: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes, GZIP),
};

/** What is derived from a prepared answer, as long as that is kept: many requests get the same bytes. */
interface Derived {
  etag?: string;
  coded: Partial<Record<Coding, Promise<Buffer>>>;
}

/**
 * How JSON answers travel: compressed, with an ETag that a browser asks with again (304 when nothing has changed), and
 * with a rule for caches: what is the same for everybody may be kept but must be asked about, the rest is nobody's.
 */
export function addDelivery(app: FastifyInstance): void {
  const derived = new WeakMap<Buffer, Derived>();
  const derivedOf = (bytes: Buffer): Derived => {
    const known = derived.get(bytes) ?? { coded: {} };
    derived.set(bytes, known);
    return known;
  };

  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (!isJson || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    const known = derivedOf(bytes);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');

    if (reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store') {
      known.etag ??= `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', known.etag);
      if (isKnownTo(request, known.etag)) {
        reply.code(304).removeHeader('content-type').removeHeader('content-length');
        return null;
      }
    }
    if (bytes.length < COMPRESSED_FROM) return payload;
    reply.header('vary', 'Accept-Language, Accept-Encoding');
    const coding = codingOf(request);
    if (!coding) return payload;
    known.coded[coding] ??= COMPRESS[coding](bytes);
    reply.header('content-encoding', coding).removeHeader('content-length');
    return known.coded[coding];
  });
}

const isKnownTo = ({ method, headers }: FastifyRequest, etag: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*');

/** The coding that the client likes best; undefined: none of ours. */
const codingOf = ({ headers }: FastifyRequest): Coding | undefined =>
  new Negotiator({ headers }).encodings(CODINGS, { preferred: CODINGS })[0];

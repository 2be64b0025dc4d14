/**
 * Pictures below /storage: drawings of the demo shop and photographs of the merchant,
 * encoded on demand and kept in the storage.
 */
import { createHash } from 'node:crypto';
import { encodePicture } from './encode-picture.ts';
import { createEncodeQueue } from './encode-queue.ts';
import { CONTENT_TYPES, FORMATS, isWidth, type PictureFormat, type PictureRequest } from './formats.ts';
import type { PictureStorage } from './picture-storage.ts';

export interface StoredPicture {
  body: Buffer;
  type: string;
  etag: string;
}

export interface PictureStore {
  /**
   * @param file path below the source folder without extension, `products/slug.1a2b3c4d`
   * @param width one of WIDTHS, or null for the SVG source
   * @returns null when the picture does not exist, or path, width or format are not allowed
   */
  get(file: string, width: number | null, format: PictureFormat | 'svg'): Promise<StoredPicture | null>;
  /** Encodes missing pictures with low priority. Resolves when done. Skips broken pictures. */
  warm(list: readonly PictureRequest[], signal?: AbortSignal): Promise<void>;
}

const SAFE_PATH = /^(?:[a-z0-9-]+\/){0,3}[a-z0-9-]+\.[0-9a-f]{8}$/;
const ENCODERS_AT_ONCE = 2;

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

/** Prefix of encoded pictures. No URL can name it. */
const ENCODED = '.encoded/';

export const createPictureStore = (storage: PictureStorage): PictureStore => {
  const queue = createEncodeQueue(ENCODERS_AT_ONCE);
  /** Encodings in progress, so that simultaneous requests share one. */
  const making = new Map<string, Promise<Buffer | null>>();

  const bodyOf = async (key: string): Promise<Buffer | null> => (await storage.read(key))?.body ?? null;

  /** Reads an SVG source. Only the seed creates SVG files; imported pictures are always re-encoded. */
  const drawingOf = (file: string) => bodyOf(`${file}.svg`);

  const encode = async (file: string, width: number, format: PictureFormat, priority: 'now' | 'later') => {
    if (!isWidth(width)) return null;
    const source = (await drawingOf(file)) ?? (await bodyOf(`${file}.photo`));
    if (!source) return null;
    const body = await queue.run(() => encodePicture(source, { width, format }), priority);
    await storage.write(`${ENCODED}${file}.${width}.${format}`, body);
    return body;
  };

  const encoded = async (file: string, width: number, format: PictureFormat, priority: 'now' | 'later') => {
    const kept = await bodyOf(`${ENCODED}${file}.${width}.${format}`);
    if (kept) return kept;
    const key = `${file}.${width}.${format}`;
    const running = making.get(key);
    if (running) return running;
    const started = encode(file, width, format, priority).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };

  return {
    async get(file, width, format) {
      if (!SAFE_PATH.test(file)) return null;
      if (format === 'svg') {
        const body = width === null ? await drawingOf(file) : null;
        return body && { body, type: CONTENT_TYPES.svg, etag: etagOf(body) };
      }
      if (width === null || !isWidth(width) || !FORMATS.includes(format)) return null;
      const body = await encoded(file, width, format, 'now');
      return body && { body, type: CONTENT_TYPES[format], etag: etagOf(body) };
    },
    async warm(list, signal) {
      for (const { path: file, width, format } of list) {
        if (signal?.aborted) return;
        if (format === 'svg' || width === null || !SAFE_PATH.test(file)) continue;
        // A later request will report the error.
        await encoded(file, width, format, 'later').catch(() => null);
      }
    },
  };
};

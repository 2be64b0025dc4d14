/** Pictures of a text: files next to it, or pictures already below /storage. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from 'shared-contracts/api/content.schema';
import { slugify } from '../../lib/slugify.ts';
import type { CleanPicture } from '../../media/decode/clean-picture.ts';
import type { PictureStorage } from '../../media/picture-storage.ts';
import { ProblemError } from '../problem.ts';

const PREFIX = '/storage/';
const BASE = /^\/storage\/(?:[a-z0-9-]+\/){0,3}[a-z0-9-]+\.[0-9a-f]{8}$/;
const MAX_BYTES = 25 * 1024 * 1024;

export interface PictureFinder {
  /**
   * @param name file next to `from`, or base path below /storage
   * @throws ProblemError when the picture does not exist
   */
  find(name: string, from: string, line: number): Promise<Omit<Picture, 'alt'>>;
  /** Base path of a picture that a JSON file names below /storage. Files of the demo shop leave out its hash. */
  addressOf(name: string): string;
  /** Whether a base path below /storage has a picture, or gets one by this import. */
  has(base: string): Promise<boolean>;
  /** Copies new pictures to the storage. Keeps existing files, whose names contain their hash. */
  store(done: (count: number, total: number) => void): Promise<void>;
}

export function createPictureFinder(storage: PictureStorage): PictureFinder {
  const found = new Map<string, { key: string; body: Buffer }>();
  const sourceOf = async (base: string): Promise<Buffer | null> => {
    if (!BASE.test(base)) return null;
    for (const extension of ['svg', 'photo']) {
      const picture = await storage.read(`${base.slice(PREFIX.length)}.${extension}`);
      if (picture) return picture.body;
    }
    return null;
  };

  return {
    async find(name, from, line) {
      if (name.startsWith(PREFIX)) {
        const body = await sourceOf(name);
        if (!body) throw new ProblemError(line, `There is no picture ${name}`);
        return { image: name, ...(await sizeOf(body)) };
      }
      const file = path.resolve(path.dirname(from), name);
      const body = await readFile(file).catch(() => null);
      if (!body) throw new ProblemError(line, `There is no picture file ${name}`);
      if (body.length > MAX_BYTES) throw new ProblemError(line, `${name} is larger than 25 MB`);
      const photograph = await cleaned(body);
      if (!photograph)
        throw new ProblemError(
          line,
          `${name} is no photograph of up to 50 megapixels (JPEG, PNG, WebP or AVIF)`,
        );
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      const slug = slugify(path.parse(file).name).slice(0, 60) || 'picture';
      const image = `${PREFIX}content/${slug}.${hash}`;
      const { width, height } = photograph;
      found.set(image, { key: `content/${slug}.${hash}.photo`, body: photograph.body });
      return { image, width, height };
    },
    addressOf: (name) => name,
    has: async (base) => found.has(base) || (await sourceOf(base)) !== null,
    async store(done) {
      let count = 0;
      for (const { key, body } of found.values()) {
        if (!(await storage.has(key))) await storage.write(key, body);
        done(++count, found.size);
      }
    },
  };
}

// Load the libraries on demand: they are large, and most texts have no picture.

/** The photograph as the shop stores it: without metadata, and not larger than the shop shows it. */
async function cleaned(body: Buffer): Promise<CleanPicture | null> {
  const { cleanPicture } = await import('../../media/decode/clean-picture.ts');
  return cleanPicture(body, { leastSide: 1, padded: false });
}

/** Size in pixels of a stored picture. */
async function sizeOf(body: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  return (await sharp(body).metadata()).autoOrient;
}

/** Facts of a release for the releases page, from its manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const factsSchema = z.object({
  /** Teams of CODEOWNERS. */
  owners: z.array(z.string()).optional(),
  contact: z.string().optional(),
  commit: z.string().optional(),
  builtAt: z.iso.datetime().optional(),
  /** Person or job that released it. */
  by: z.string().optional(),
  expires: z.iso.datetime().optional(),
  sizes: z.record(z.string(), z.number()).default({}),
});

export interface ReleaseFacts extends Omit<z.output<typeof factsSchema>, 'sizes'> {
  /** Scripts and style sheets for browsers, uncompressed. 0 if unknown. */
  bytes: number;
}

const KEPT = 100;
const known = new LRUCache<string, ReleaseFacts>({ max: KEPT });

/** Null for a release that this shell does not have. A release never changes, so its facts are kept. */
export const readFacts = (releasesDir: string, id: string, version: string): ReleaseFacts | null => {
  const file = path.join(releasesDir, id, version, 'release.json');
  const found = known.get(file);
  if (found) return found;
  try {
    const { sizes, ...facts } = factsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const read = { ...facts, bytes: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
    known.set(file, read);
    return read;
  } catch {
    return null;
  }
};

/** A preview: a release of a remote that only browsers with a secret link get (docs/decisions/0061-previews.md). */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
/** 128 bits, too many to guess. */
const SECRET_BYTES = 16;

const version = z.string().regex(/^[\w.-]+$/);

/** The part of a pointer in `remotes.json` that describes one preview. */
const previewSchema = z.object({
  version,
  /** Earlier version of this preview. Its files are kept, because open pages still load its chunks. */
  previous: version.optional(),
  /** ISO time of the last change by a person. */
  since: z.iso.datetime(),
  /** ISO time of the end. */
  until: z.iso.datetime(),
  /** SHA-256 of the secret in the link. The secret itself is stored nowhere. */
  key: z.string().regex(/^[\w-]{43}$/),
});
export type Preview = z.output<typeof previewSchema>;

/** Previews of a remote by name. */
export type Previews = Readonly<Record<string, Preview>>;

/** If one preview is invalid, all previews of the pointer are ignored, so that the release itself stays usable. */
export const previewsSchema = z.record(z.string().regex(NAME), previewSchema).optional().catch(undefined);

/** Versions whose files the previews need. */
export const versionsOfPreviews = (previews: Previews = {}): string[] =>
  Object.values(previews).flatMap((one) => [one.version, ...(one.previous ? [one.previous] : [])]);

export const isPreviewName = (text: string): boolean => NAME.test(text);

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const keyOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export const hasEnded = ({ until }: Pick<Preview, 'until'>, now = Date.now()): boolean =>
  now >= Date.parse(until);

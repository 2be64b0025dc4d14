/** The previews that a shell can show: those that have not ended, with their verified releases. */
import type { Release } from '../read-release.ts';
import { hasEnded, keyOfSecret, type Previews } from './preview.ts';

export interface RunningPreview {
  /** Remote id. */
  readonly id: string;
  readonly name: string;
  readonly release: Release;
  /** Hash of the secret in its link. */
  readonly key: string;
  /** ISO time of its end. */
  readonly until: string;
}

/** @param pointers of each remote @param read returns undefined for a release that cannot be used */
export const readPreviews = (
  pointers: ReadonlyMap<string, { previews?: Previews | undefined }>,
  read: (id: string, version: string) => Release | undefined,
): RunningPreview[] =>
  [...pointers].flatMap(([id, { previews = {} }]) =>
    Object.entries(previews).flatMap(([name, preview]) => {
      const release = hasEnded(preview) ? undefined : read(id, preview.version);
      return release ? [{ id, name, release, key: preview.key, until: preview.until }] : [];
    }),
  );

/** The preview that a link opens. Undefined for a wrong secret, an unknown name, and after its end. */
export const findPreview = (
  previews: readonly RunningPreview[],
  name: string,
  secret: string,
  now = Date.now(),
): RunningPreview | undefined => {
  const key = keyOfSecret(secret);
  return previews.find((one) => one.name === name && one.key === key && !hasEnded(one, now));
};

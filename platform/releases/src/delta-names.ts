/** Names of deltas in a release, for the release store and the shell (docs/decisions/0053). */

/** Folder of a release's deltas, beside `client/`. */
export const DELTAS = 'deltas';

const HASHED = /^([\w.-]+)\.[0-9a-f]{8}\.(js|css)$/;

/** `listing.11228c99.js` → `listing.*.js`, the same in every release. Null for a name without a content hash. */
export const namePattern = (file: string): string | null => {
  const [, stem, type] = HASHED.exec(file) ?? [];
  return stem && type ? `${stem}.*.${type}` : null;
};

/**
 * Name of the delta of `file`.
 * @param dictionary SHA-256 of the earlier file
 */
export const deltaName = (file: string, dictionary: Uint8Array): string =>
  `${file}.${Buffer.from(dictionary).toString('hex')}.dcz`;

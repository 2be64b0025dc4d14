/** `releases.keys.json`: public keys that may sign releases, and the remotes that each may release. */
import { z } from 'zod';

/** Id of the key of a demo shop, which no keys file may contain. */
export const DEVELOPMENT_KEY = 'development';

/** Ed25519 public key: 32 bytes in base64url. */
const publicKey = z.string().regex(/^[\w-]{43}$/, 'is no Ed25519 public key (32 bytes in base64url)');

const releaseKey = z.strictObject({
  publicKey,
  /** Remote ids, `shell` and `api`. */
  remotes: z.array(z.string().regex(/^[a-z][a-z-]*$/)).min(1),
  /** The key is valid in this time. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Nothing that this key signed may run from now on. */
  revoked: z.strictObject({ at: z.iso.datetime(), reason: z.string() }).optional(),
});
export type ReleaseKey = z.output<typeof releaseKey>;

const keysFile = z.strictObject({
  keys: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), releaseKey)
    .refine((keys) => !(DEVELOPMENT_KEY in keys), `the id ${DEVELOPMENT_KEY} belongs to demo shops`)
    // A revoked key must not come back under another id.
    .refine(
      (keys) => new Set(Object.values(keys).map((key) => key.publicKey)).size === Object.keys(keys).length,
      'two ids have the same public key',
    ),
});
export type ReleaseKeys = z.output<typeof keysFile>['keys'];

/**
 * @param name of the file, for the error text
 * @throws Error that names every problem
 */
export const parseReleaseKeys = (text: string, name: string): ReleaseKeys => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is no JSON: ${(error as Error).message}`);
  }
  const { success, data, error } = keysFile.safeParse(value);
  if (success) return data.keys;
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${name} has errors:\n${lines.join('\n')}`);
};

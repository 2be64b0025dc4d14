import { type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';

/** Signature as `release.sig.json` and pointers contain it. */
export const signature = z.object({
  /** Key id. */
  key: z.string(),
  /** 64 bytes in base64url. */
  value: z.string().regex(/^[\w-]{86}$/),
});
export type Signature = z.output<typeof signature>;

/** @param until ISO time until which the key is valid. Null for the development key */
export const createSigner = (keyId: string, privateKey: KeyObject, until: string | null = null) => ({
  keyId,
  until,
  sign: (bytes: Uint8Array): Signature => ({
    key: keyId,
    value: sign(null, bytes, privateKey).toString('base64url'),
  }),
});

export type Signer = ReturnType<typeof createSigner>;

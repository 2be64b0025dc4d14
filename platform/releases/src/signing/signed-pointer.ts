/** Signature of a pointer in `remotes.json`. It covers all other fields and the id of the remote. */
import { z } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import type { Signature, Signer } from './signer.ts';

/** Bytes that the signature of a pointer covers. */
export const pointerBytes = (id: string, pointer: object): Buffer =>
  Buffer.from(canonicalJson({ ...pointer, id, signature: undefined }));

export const signPointer = <Pointer extends object>(
  id: string,
  pointer: Pointer,
  signer: Signer,
): Pointer & { signature: Signature } => ({ ...pointer, signature: signer.sign(pointerBytes(id, pointer)) });

/**
 * All fields of a pointer. No other is allowed: one named `id` would stand for another remote. The registry checks the
 * values inside the canary and the previews.
 */
export const signedPointer = z.strictObject({
  version: z.string(),
  since: z.string().optional(),
  by: z.string().optional(),
  previous: z.array(z.string()).optional(),
  canary: z.unknown().optional(),
  previews: z.unknown().optional(),
  signature: z.unknown().optional(),
  /** Grows with every change of the pointer, also with a rollback. */
  sequence: z.int().positive(),
});

/**
 * Sequence of the next pointer. A new store begins at the time in ms, so that a shell does not mistake the pointers
 * of a store that was deleted and made again for a replay.
 */
export const nextSequence = (now: { sequence?: number | undefined } | undefined): number =>
  (now?.sequence ?? Date.now()) + 1;

/** Signature of a pointer in `remotes.json`. It covers all other fields and the id of the remote. */
import { z } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import type { Signature, Signer } from './signer.ts';

/** Bytes that the signature of a pointer covers. */
export const pointerBytes = (id: string, pointer: object): Buffer =>
  Buffer.from(canonicalJson({ id, ...pointer, signature: undefined }));

export const signPointer = <Pointer extends object>(
  id: string,
  pointer: Pointer,
  signer: Signer,
): Pointer & { signature: Signature } => ({ ...pointer, signature: signer.sign(pointerBytes(id, pointer)) });

/** Fields that the check of a pointer reads. */
export const signedPointer = z.object({
  version: z.string(),
  /** Grows with every change of the pointer, also with a rollback. */
  sequence: z.int().positive(),
});

/**
 * Sequence of the next pointer. A new store begins at the time in ms, so that a shell does not mistake the pointers
 * of a store that was deleted and made again for a replay.
 */
export const nextSequence = (now: { sequence?: number | undefined } | undefined): number =>
  (now?.sequence ?? Date.now()) + 1;

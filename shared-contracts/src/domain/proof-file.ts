/** Rules for the file that proves a bank transfer: a picture of the bank's page, or the bank's PDF. */

/** Maximum size in bytes. A bank's PDF has about a tenth of it, a photograph of a screen about half. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/**
 * First bytes of each accepted file type.
 * File name and `Content-Type` come from the client and prove nothing.
 */
const BEGINNINGS = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // "%PDF-"
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

export type ProofType = keyof typeof BEGINNINGS;
export const PROOF_TYPES = Object.keys(BEGINNINGS) as ProofType[];

/** Media type by the first bytes. Null when the shop does not accept the type. */
export const proofTypeOf = (bytes: Uint8Array): ProofType | null =>
  PROOF_TYPES.find((type) => BEGINNINGS[type].every((byte, index) => bytes[index] === byte)) ?? null;

/** Why the shop refuses a file, or null when it accepts it. Browser and server both run this rule. */
export const proofProblem = (bytes: Uint8Array): 'empty' | 'tooLarge' | 'wrongType' | null => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_PROOF_BYTES) return 'tooLarge';
  return proofTypeOf(bytes) ? null : 'wrongType';
};

/** The file that proves a bank transfer: a picture of the bank's page, or its PDF. */

/** Bytes; a bank's PDF has a tenth of it, a photograph of a screen the half. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/** What each kind of file begins with. Told by its bytes: a name or a browser's word may say anything. */
const BEGINNINGS = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // "%PDF-"
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

export type ProofType = keyof typeof BEGINNINGS;
export const PROOF_TYPES = Object.keys(BEGINNINGS) as ProofType[];

/** @returns null: none of the kinds that the shop takes */
export const proofTypeOf = (bytes: Uint8Array): ProofType | null =>
  PROOF_TYPES.find((type) => BEGINNINGS[type].every((byte, index) => bytes[index] === byte)) ?? null;

/** One rule for the browser and the server: why a file is not taken; null when it is. */
export const proofProblem = (bytes: Uint8Array): 'empty' | 'tooLarge' | 'wrongType' | null => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_PROOF_BYTES) return 'tooLarge';
  return proofTypeOf(bytes) ? null : 'wrongType';
};

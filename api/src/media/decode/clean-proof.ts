import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import { openPhotograph } from './open-photograph.ts';

/** Longest side in pixels, largest first. A long screenshot stays readable. */
const SIDES = [4000, 2000];
const JPEG = { quality: 85 } as const;

/**
 * Encodes a picture of a proof again as JPEG, upright. So the shop stores no position, device or name that a camera
 * wrote into the file. Null when the file is no readable picture.
 */
export const cleanProof = async (file: Uint8Array): Promise<Buffer | null> => {
  const photograph = await openPhotograph(file);
  if (!photograph) return null;
  for (const side of SIDES) {
    const body = await photograph
      .open()
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg(JPEG)
      .toBuffer()
      .catch(() => null);
    if (!body) return null;
    if (body.length <= MAX_PROOF_BYTES) return body;
  }
  return null;
};

import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import { type CleanOptions, type CleanPicture, cleanPicture } from './clean-picture.ts';
import { openPhotograph } from './open-photograph.ts';

/** Longest side in pixels, largest first. A long screenshot stays readable. */
const SIDES = [4000, 2000];
const JPEG = { quality: 85 } as const;

/**
 * Encodes a picture of a proof again as JPEG, upright. So the shop stores no position, device or name that a camera
 * wrote into the file. Null when the file is no readable picture.
 */
const cleanProof = async (file: Uint8Array): Promise<Buffer | null> => {
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

/** Work on the file of a stranger, for the process that `picture-process.ts` starts. */
export type PictureJob =
  | { kind: 'proof'; file: Uint8Array }
  | { kind: 'picture'; file: Uint8Array; options: CleanOptions };
/** Null: the shop does not accept the file. */
export type PictureResult<J extends PictureJob> = (J['kind'] extends 'proof' ? Buffer : CleanPicture) | null;

export const runPictureJob = (job: PictureJob): Promise<Buffer | CleanPicture | null> =>
  job.kind === 'proof' ? cleanProof(job.file) : cleanPicture(job.file, job.options);

import { type CleanOptions, type CleanPicture, cleanPicture } from './clean-picture.ts';
import { cleanProof } from './clean-proof.ts';

/** Work on the file of a stranger, for the process that `picture-process.ts` starts. */
export type PictureJob =
  | { kind: 'proof'; file: Uint8Array }
  | { kind: 'picture'; file: Uint8Array; options: CleanOptions };
/** Null: the shop does not accept the file. */
export type PictureResult<J extends PictureJob> = (J['kind'] extends 'proof' ? Buffer : CleanPicture) | null;

export const runPictureJob = (job: PictureJob): Promise<Buffer | CleanPicture | null> =>
  job.kind === 'proof' ? cleanProof(job.file) : cleanPicture(job.file, job.options);

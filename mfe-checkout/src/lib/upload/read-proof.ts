import { type ProofType, proofProblem, proofTypeOf } from 'shared-contracts/domain/proof-file';

/** Larger pictures are scaled down. A picture of a bank's page needs about a tenth of this size. */
const SHRINK_ABOVE_BYTES = 1024 * 1024;
/**
 * Maximum number of pixels: the digits on a photographed screen stay readable. A maximum of the longer side would make
 * a long screenshot too narrow to read.
 */
const MAX_PIXELS = 2000 * 1500;
const QUALITY = 0.85;

/**
 * Scales a large picture down for slow connections and removes its metadata. Returns the file unchanged when
 * it is small, no picture or undecodable, or when the result is not smaller.
 */
const shrinkPicture = async (file: Blob): Promise<Blob> => {
  if (file.size <= SHRINK_ABOVE_BYTES || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    // `proofProblem` checks the file later and tells what is wrong.
    return file;
  }
};

/** Accepted file. */
export interface ReadProof {
  name: string;
  /** By its content. */
  type: ProofType | null;
  /** Size in bytes as sent. */
  size: number;
  /** Base64. */
  content: string;
}
export type ProofProblem = NonNullable<ReturnType<typeof proofProblem>> | 'unreadable';

/** The shop does not accept the chosen file. */
export class ProofRefused extends Error {
  readonly problem: ProofProblem;
  constructor(problem: ProofProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const readProblemOf = (error: Error): ProofProblem =>
  error instanceof ProofRefused ? error.problem : 'unreadable';

const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new ProofRefused('unreadable'));
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.readAsDataURL(file);
  });

/** @throws ProofRefused */
export const readProof = async (chosen: File): Promise<ReadProof> => {
  const file = await shrinkPicture(chosen);
  const buffer = await file.arrayBuffer().catch(() => {
    throw new ProofRefused('unreadable');
  });
  const bytes = new Uint8Array(buffer);
  const problem = proofProblem(bytes);
  if (problem) throw new ProofRefused(problem);
  return { name: chosen.name, type: proofTypeOf(bytes), size: file.size, content: await toBase64(file) };
};

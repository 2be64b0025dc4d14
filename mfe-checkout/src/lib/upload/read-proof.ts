import { proofProblem } from 'shared-contracts/domain/proof-file';
import { shrinkPicture } from './shrink-picture.ts';

/** Accepted file. */
export interface ReadProof {
  name: string;
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
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ProofRefused('unreadable');
  });
  const problem = proofProblem(new Uint8Array(bytes));
  if (problem) throw new ProofRefused(problem);
  return { name: chosen.name, size: file.size, content: await toBase64(file) };
};

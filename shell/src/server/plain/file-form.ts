/** Receives the body of a plain form with a file. */
import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import { MAX_FORM_BYTES } from './plain-form.ts';

/** The largest file, with the other fields. */
const MAX_KEPT_BYTES = MAX_PROOF_BYTES + MAX_FORM_BYTES;
/** A browser shows no answer before it has sent its form. So the shell also reads the photograph of a good camera. */
const MAX_READ_BYTES = 40 * 1024 * 1024;

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** @returns nothing of a body that is too large */
export const receiveFileForm = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_READ_BYTES) throw new TooLarge();
    if (size <= MAX_KEPT_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return Buffer.concat(chunks);
};

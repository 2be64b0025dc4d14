import type { ProofType } from 'shared-contracts/domain/proof-file';
import sharp from 'sharp';

/** Larger than any phone's photograph. A file of few bytes may claim more, and would fill the memory. */
const MAX_PIXELS = 60_000_000;
/** Side of the small picture that the decoder makes, in pixels. */
const TRIAL_SIDE = 64;
/** A PDF ends with `startxref`, an offset and `%%EOF`; programs may add some bytes. */
const PDF_END_BYTES = 2048;
const PDF_START = /^%PDF-\d\.\d/;
const PDF_END = /startxref\s+(\d{1,10})\s+%%EOF/;
/**
 * Expected at the offset: a cross-reference table, or the object that holds one. Some programs write an
 * offset that is a few bytes wrong.
 */
const PDF_TABLE = /\bxref\b|\d+\s+\d+\s+obj\b/;
const PDF_TABLE_REACH = 40;

const isPicture = async (file: Buffer): Promise<boolean> => {
  try {
    await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .resize(TRIAL_SIDE)
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
};

const isPdf = (file: Buffer): boolean => {
  if (!PDF_START.test(file.toString('latin1', 0, 16))) return false;
  const end = file.toString('latin1', Math.max(0, file.length - PDF_END_BYTES));
  const lastTable = end.lastIndexOf('startxref');
  const offset = Number(PDF_END.exec(lastTable < 0 ? '' : end.slice(lastTable))?.[1] ?? Number.NaN);
  if (!(offset < file.length)) return false;
  const table = file.toString('latin1', Math.max(0, offset - PDF_TABLE_REACH), offset + PDF_TABLE_REACH);
  return PDF_TABLE.test(table);
};

/**
 * Whether a file is what its first bytes claim: a picture that decodes, or a PDF with its table of objects.
 */
export const isReadableProof = async (type: ProofType, file: Buffer): Promise<boolean> =>
  type === 'application/pdf' ? isPdf(file) : isPicture(file);

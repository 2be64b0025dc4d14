import type { ProofType } from 'shared-contracts/domain/proof-file';
import sharp from 'sharp';

/**
 * Maximum size of a picture, above any phone's photograph. A small file may decode to a picture that fills
 * the memory.
 */
const MAX_PIXELS = 60_000_000;
/** Width in pixels of the test decoding. */
const TRIAL_SIDE = 64;
/**
 * Bytes to search for the end of a PDF (`startxref`, offset, `%%EOF`). Programs may append some bytes to it.
 */
const PDF_END_BYTES = 2048;
const PDF_START = /^%PDF-\d\.\d/;
const PDF_END = /startxref\s+(\d{1,10})\s+%%EOF/;
/**
 * Text that a PDF must contain near the offset: the start of a cross-reference table, or of the object that
 * holds one. `PDF_TABLE_REACH` bytes around the offset count, because some programs write a slightly wrong
 * one.
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
 * Whether a file of this type is readable: a picture decodes, and a PDF has a cross-reference table.
 */
export const isReadableProof = async (type: ProofType, file: Buffer): Promise<boolean> =>
  type === 'application/pdf' ? isPdf(file) : isPicture(file);

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

/** Whether a PDF is complete: its end names the place of a cross-reference table. */
export const isReadablePdf = (file: Buffer): boolean => {
  if (!PDF_START.test(file.toString('latin1', 0, 16))) return false;
  const end = file.toString('latin1', Math.max(0, file.length - PDF_END_BYTES));
  const lastTable = end.lastIndexOf('startxref');
  const offset = Number(PDF_END.exec(lastTable < 0 ? '' : end.slice(lastTable))?.[1] ?? Number.NaN);
  if (!(offset < file.length)) return false;
  const table = file.toString('latin1', Math.max(0, offset - PDF_TABLE_REACH), offset + PDF_TABLE_REACH);
  return PDF_TABLE.test(table);
};

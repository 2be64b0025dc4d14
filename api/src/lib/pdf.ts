import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { printable } from 'shared-contracts/domain/printable';

export type Pdf = PDFKit.PDFDocument;

/** `heading` is the serif of the shop's headings. */
const FONTS = {
  regular: { name: 'source-sans-3', weight: 400 },
  bold: { name: 'source-sans-3', weight: 600 },
  heading: { name: 'fraunces', weight: 600 },
} as const;
export type Weight = keyof typeof FONTS;
/** Letters of each font file besides `latin`, which has all others. The files of a font have the same measures. */
const SUBSETS: Readonly<Record<string, RegExp>> = {
  'latin-ext': /[\u0100-\u0130\u0132-\u0151\u0154-\u019f\u01b1-\u024f\u1e00-\u1e9f\u2020]/u,
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u,
  greek: /[\u0370-\u03ff]/u,
  cyrillic: /[\u0400-\u04ff\u2116]/u,
};

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** Files that the serif lacks. */
const SANS_ONLY: readonly string[] = ['greek', 'cyrillic'];

/** Name of the font that draws the letter. */
export const fontOf = (weight: Weight, letter: string): string => {
  const subset = Object.keys(SUBSETS).find((name) => SUBSETS[name]?.test(letter)) ?? 'latin';
  return weight === 'heading' && SANS_ONLY.includes(subset) ? `bold ${subset}` : `${weight} ${subset}`;
};

interface PdfOptions {
  title: string;
  size: string | [number, number];
  margin: number;
}

/** Opens a PDF with the shop's fonts. Loads the library with the first one, to keep an idle process small. */
const openPdf = async ({ title, ...options }: PdfOptions & { autoFirstPage?: boolean }): Promise<Pdf> => {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ ...options, info: { Title: printable(title, '?').text } });
  // A registered file is read when the first letter needs it.
  for (const [weight, font] of Object.entries(FONTS))
    for (const subset of ['latin', ...Object.keys(SUBSETS)]) {
      if (weight === 'heading' && SANS_ONLY.includes(subset)) continue;
      const file = `@fontsource/${font.name}/files/${font.name}-${subset}-${font.weight}-normal.woff`;
      pdf.registerFont(`${weight} ${subset}`, fileURLToPath(import.meta.resolve(file)));
    }
  return pdf;
};

/** Creates a PDF with the shop's fonts. */
export const createPdf = async (options: PdfOptions, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const pdf = await openPdf(options);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};

/**
 * Creates a PDF that starts a page for each item. Its bytes leave while it draws, and other requests run between two
 * items.
 */
export const streamPages = async <T>(
  options: PdfOptions,
  items: readonly T[],
  draw: (pdf: Pdf, item: T) => void,
): Promise<Pdf> => {
  const pdf = await openPdf({ ...options, autoFirstPage: false });
  const drawAll = async (): Promise<void> => {
    for (const item of items) {
      // The reader closed the connection.
      if (pdf.destroyed) return;
      pdf.addPage();
      draw(pdf, item);
      await setImmediate();
    }
    pdf.end();
  };
  drawAll().catch((error: Error) => pdf.destroy(error));
  return pdf;
};

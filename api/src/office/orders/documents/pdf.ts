import { fileURLToPath } from 'node:url';

export type Pdf = PDFKit.PDFDocument;

const FONTS = {
  regular: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  bold: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
  italic: '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff',
} as const;
type Font = keyof typeof FONTS;

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** Everything that the fonts cannot draw. They hold the letters of western Europe. */
const UNDRAWN =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]+/gu;

/**
 * Text as the fonts can draw it. Letters with foreign accents lose the accent; other signs, as emoji, become `instead`.
 * Control characters and marks of the writing direction disappear, so that no name turns the line around.
 */
export const drawable = (text: string, instead = '?'): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\t/g, ' ')
    .replaceAll(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/gu, '')
    .replaceAll(UNDRAWN, (signs) =>
      signs.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(UNDRAWN, instead),
    );

/** Draws a PDF with the shop's fonts. Loads the library with the first one, to keep an idle process small. */
export const createPdf = async (
  { title, ...options }: { title: string; size: string | [number, number]; margin: number },
  draw: (pdf: Pdf, font: (name: Font) => Pdf) => void,
): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ ...options, info: { Title: drawable(title) } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  for (const [name, file] of Object.entries(FONTS))
    pdf.registerFont(name, fileURLToPath(import.meta.resolve(file)));
  draw(pdf, (name) => pdf.font(name));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};

/** The paper of a tax document: A4, and a roll of 80 mm for boletas. */
import { type ReadDocument, readDocument } from 'tax-documents/read-document';
import { drawStampCode } from 'tax-documents/stamp-code';
import { DOCUMENT_TYPES } from 'tax-documents/tax-document';
import type { Platform } from '../../db/schema/sales.ts';
import { createPdf, MM, type Pdf } from '../../lib/pdf.ts';
import { GREY } from '../../lib/pdf-text.ts';
import { drawFacts, drawHead, NAMES } from './paper-head.ts';
import { drawLines } from './paper-lines.ts';
import { A4, A4_PAGE, drawRule, keepRoom, ROLL, type Sheet, write } from './paper-sheet.ts';

export interface Paper {
  /** `roll`: for boletas only. */
  format: 'a4' | 'roll';
  /** Resolution of the tax office that authorized the shop. */
  resolution: { date: string; number: number };
  /** Unit of the tax office. */
  unit?: string | null | undefined;
  /** Whether the sandbox issued it. */
  isTest: boolean;
  /** Means of payment of the sale. */
  means?: Platform;
}

/** The printed stamp is at least 2 × 4.5 cm. */
const STAMP_WIDTH = 70 * MM;

const ROLL_WIDTH = 80 * MM;
/** A roll ends below its text: head with the unit, stamp and totals, and up to three rows of each line. */
const ROLL_LENGTH = 218 * MM;
const ROLL_LINE = 14 * MM;

// A PNG has its width at byte 16 and its height at byte 20.
const stampHeight = (picture: Buffer): number =>
  (STAMP_WIDTH * picture.readUInt32BE(20)) / picture.readUInt32BE(16);

const drawStamp = (pdf: Pdf, picture: Buffer, { resolution, isTest }: Paper, sheet: Sheet): void => {
  const height = stampHeight(picture);
  const x = sheet.margin + (sheet === ROLL ? (sheet.width - STAMP_WIDTH) / 2 : 0);
  const top = pdf.y + 20;
  pdf.image(picture, x, top, { width: STAMP_WIDTH });
  pdf.y = top + height + 4;
  const year = resolution.date.slice(0, 4);
  const legend = [
    'Timbre Electrónico SII',
    `Res. ${resolution.number} de ${year}`,
    'Verifique documento: www.sii.cl',
    ...(isTest ? ['Documento de prueba, sin valor tributario'] : []),
  ];
  for (const line of legend)
    write(pdf, line, x, pdf.y, { size: 8, width: STAMP_WIDTH, align: 'center', color: GREY });
};

const RECEIPT =
  'El acuse de recibo que se declara en este acto, de acuerdo a lo dispuesto en la letra b) del artículo 4º y la ' +
  'letra c) del artículo 5º de la Ley 19.983, acredita que la entrega de mercaderías o servicios prestados ha sido recibida.';

const RECEIPT_HEIGHT = 84 * MM;

/** Receipt of goods, on the copy of a factura that its receiver may transfer. Its lines are for a pen. */
const drawReceipt = (pdf: Pdf, sheet: Sheet): void => {
  pdf.y += 20;
  write(pdf, 'Acuse de recibo', sheet.margin, pdf.y, { weight: 'heading', size: 12, width: sheet.width });
  for (const label of ['Nombre', 'RUT', 'Fecha', 'Recinto', 'Firma']) {
    write(pdf, label, sheet.margin, pdf.y + 10, { size: sheet.size, width: sheet.width, color: GREY });
    pdf.y += 2;
    drawRule(pdf, sheet, 0);
  }
  write(pdf, RECEIPT, sheet.margin, pdf.y + 10, { size: 8, width: sheet.width, color: GREY });
  write(pdf, 'CEDIBLE', sheet.margin, pdf.y + 8, {
    weight: 'bold',
    size: 12,
    width: sheet.width,
    align: 'right',
  });
};

/** A document to print. `xml`: its stored file. */
interface Printed {
  xml: Buffer;
  paper: Paper;
}

/** A read document with the picture of its stamp. */
interface Drawable {
  document: ReadDocument;
  picture: Buffer;
  paper: Paper;
  sheet: Sheet;
}

const readDrawable = async ({ xml, paper }: Printed): Promise<Drawable> => {
  const document = readDocument(xml.toString('latin1'));
  const isRoll = paper.format === 'roll' && document.type === DOCUMENT_TYPES.boleta;
  return { document, picture: await drawStampCode(document.stamp), paper, sheet: isRoll ? ROLL : A4 };
};

const pageOf = ({ document, sheet }: Drawable): { size: string | [number, number]; margin: number } =>
  sheet === ROLL
    ? { size: [ROLL_WIDTH, ROLL_LENGTH + document.lines.length * ROLL_LINE], margin: sheet.margin }
    : A4_PAGE;

/** Draws a document on the current page, with the copy of a factura on a page of its own. */
const drawCopies = (pdf: Pdf, drawable: Drawable): void => {
  const { document, picture, paper } = drawable;
  const drawOwnHead = () => drawHead(pdf, document, drawable.sheet, paper.unit);
  // Each page has RUT, type and number, so that a sheet that was torn off is known.
  const sheet = drawable.sheet === ROLL ? ROLL : { ...drawable.sheet, onPage: drawOwnHead };
  const copies = document.type === DOCUMENT_TYPES.factura ? [false, true] : [false];
  for (const isTransferCopy of copies) {
    if (isTransferCopy) pdf.addPage(A4_PAGE);
    drawOwnHead();
    drawFacts(pdf, document, sheet, paper.means);
    drawLines(pdf, document, sheet);
    keepRoom(pdf, sheet, Math.max(stampHeight(picture) + 70, isTransferCopy ? RECEIPT_HEIGHT : 0));
    const top = pdf.y;
    drawStamp(pdf, picture, paper, sheet);
    if (!isTransferCopy) continue;
    const left = STAMP_WIDTH + 8 * MM;
    pdf.y = top;
    drawReceipt(pdf, { ...sheet, margin: sheet.margin + left, width: sheet.width - left });
  }
};

/** Documents in one PDF, each on pages of its own. */
export async function drawDocuments(printed: readonly Printed[]): Promise<Buffer> {
  const all: Drawable[] = [];
  for (const one of printed) all.push(await readDrawable(one));
  const [first] = all;
  if (!first) throw new Error('There is no document to draw.');
  const title = all.map(({ document: { type, folio } }) => `${NAMES[type]} ${folio}`).join(', ');
  return createPdf({ title, ...pageOf(first) }, (pdf) => {
    for (const one of all) {
      if (one !== first) pdf.addPage(pageOf(one));
      drawCopies(pdf, one);
    }
  });
}

export const drawDocument = (xml: Buffer, paper: Paper): Promise<Buffer> => drawDocuments([{ xml, paper }]);

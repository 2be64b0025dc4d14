/** The paper of a tax document: A4, and a roll of 80 mm for boletas. */
import { formatClp } from 'shared-contracts/domain/money';
import { formatRut } from 'shared-contracts/domain/rut';
import { taxRates } from 'tax-documents/amounts';
import { type ReadDocument, readDocument } from 'tax-documents/read-document';
import { drawStampCode } from 'tax-documents/stamp-code';
import { type AlcoholTax, DOCUMENT_TYPES, type DocumentType, UNNAMED_RUT } from 'tax-documents/tax-document';
import { createPdf, MM, type Pdf } from '../../lib/pdf.ts';
import { heightOf, type TextStyle, writeText } from '../../lib/pdf-text.ts';

export interface Paper {
  /** `roll`: for boletas only. */
  format: 'a4' | 'roll';
  /** Resolution of the tax office that authorized the shop. */
  resolution: { date: string; number: number };
  /** Whether the sandbox issued it. */
  isTest: boolean;
}

/** Alcohol taxes by the goods that they are on. */
const ALCOHOL_NAMES: Record<AlcoholTax, string> = {
  24: 'Impuesto a licores',
  25: 'Impuesto a vinos',
  26: 'Impuesto a cervezas',
};

const NAMES: Record<DocumentType, string> = {
  [DOCUMENT_TYPES.factura]: 'Factura electrónica',
  [DOCUMENT_TYPES.boleta]: 'Boleta electrónica',
  [DOCUMENT_TYPES.debitNote]: 'Nota de débito electrónica',
  [DOCUMENT_TYPES.creditNote]: 'Nota de crédito electrónica',
};

const INK = '#1f1a17';
const GREY = '#5b524b';
const HAIRLINE = '#b9ada0';
/** Colour of the box with type and number, as the tax office's forms have it. */
const BOX = '#b3261e';

/** The printed stamp is at least 2 × 4.5 cm. */
const STAMP_WIDTH = 70 * MM;

interface Sheet {
  margin: number;
  width: number;
  /** Height of the page. A roll is as long as its text. */
  end: number;
  size: number;
}
const A4: Sheet = { margin: 18 * MM, width: 174 * MM, end: 279 * MM, size: 9.5 };
const ROLL: Sheet = { margin: 4 * MM, width: 72 * MM, end: Number.POSITIVE_INFINITY, size: 8.5 };
const ROLL_WIDTH = 80 * MM;
interface Page {
  size: string | [number, number];
  margin: number;
}
const A4_PAGE: Page = { size: 'A4', margin: A4.margin };
/** A roll ends below its text: head, stamp and totals, and up to three rows of each line. */
const ROLL_LENGTH = 175 * MM;
const ROLL_LINE = 14 * MM;

const write = (pdf: Pdf, text: string, x: number, y: number, style: TextStyle & { color?: string }): void => {
  const { color = INK, ...rest } = style;
  pdf.fillColor(color);
  writeText(pdf, text, x, y, rest);
};

/** Starts a page when the part does not fit on this one. A roll never ends. */
const keepRoom = (pdf: Pdf, { end }: Sheet, height: number): void => {
  if (pdf.y + height > end) pdf.addPage(A4_PAGE);
};

const drawBox = (pdf: Pdf, document: ReadDocument, sheet: Sheet): void => {
  const width = sheet === ROLL ? sheet.width : 74 * MM;
  const x = sheet.margin + sheet.width - width;
  const top = sheet === ROLL ? pdf.y : sheet.margin;
  const inner = { width: width - 16, align: 'center', weight: 'bold', size: 12, color: BOX } as const;
  write(pdf, `R.U.T.: ${formatRut(document.issuer.rut)}`, x + 8, top + 10, inner);
  write(pdf, NAMES[document.type].toUpperCase(), x + 8, pdf.y + 3, inner);
  write(pdf, `Nº ${document.folio}`, x + 8, pdf.y + 3, inner);
  pdf
    .lineWidth(1.5)
    .rect(x, top, width, pdf.y + 8 - top)
    .stroke(BOX);
  pdf.y += 16;
};

const drawHead = (pdf: Pdf, document: ReadDocument, sheet: Sheet): void => {
  const { issuer } = document;
  const width = sheet === ROLL ? sheet.width : sheet.width - 84 * MM;
  const top = pdf.y;
  write(pdf, issuer.name, sheet.margin, top, { weight: 'bold', size: 14, width });
  for (const line of [issuer.activity, `${issuer.address}, ${issuer.commune}`])
    write(pdf, line, sheet.margin, pdf.y + 2, { size: sheet.size, width, color: GREY });
  const below = pdf.y + 10;
  if (sheet === ROLL) pdf.y = below;
  drawBox(pdf, document, sheet);
  pdf.y = Math.max(pdf.y, below);
};

/** `28-11-2026`, as the tax office's forms have it. */
const dayOf = (date: string): string => date.split('-').reverse().join('-');

/** Label and text of what is known of the receiver, and of the document that a note changes. */
const factsOf = ({ date, receiver, reference }: ReadDocument): [label: string, text: string][] => {
  const isNamed = receiver.rut !== UNNAMED_RUT;
  const changed = reference?.folio ? `Nº ${reference.folio} del ${dayOf(reference.date ?? '')}` : '';
  const facts: [string, string | undefined][] = [
    ['Fecha', dayOf(date)],
    ['Cliente', isNamed ? receiver.name : undefined],
    ['RUT', isNamed ? formatRut(receiver.rut) : undefined],
    ['Giro', receiver.activity],
    ['Dirección', [receiver.address, receiver.commune].filter(Boolean).join(', ')],
    [
      'Documento',
      reference ? [NAMES[Number(reference.type) as DocumentType], changed].filter(Boolean).join(' ') : '',
    ],
    ['Motivo', reference?.text],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
};

const drawFacts = (pdf: Pdf, document: ReadDocument, { margin, width, size }: Sheet): void => {
  const label = 22 * MM;
  for (const [name, text] of factsOf(document)) {
    const { y } = pdf;
    write(pdf, name, margin, y, { size, width: label, color: GREY });
    write(pdf, text, margin + label, y, { size, width: width - label });
    pdf.y += 2;
  }
  pdf.y += 8;
};

const drawRow = (
  pdf: Pdf,
  sheet: Sheet,
  [left, right]: [string, string],
  style: Partial<TextStyle> = {},
): void => {
  const { margin, width, size } = sheet;
  const money = 26 * MM;
  const text = { size, width: width - money - 6, ...style };
  keepRoom(pdf, sheet, heightOf(pdf, left, text) + 6);
  const { y } = pdf;
  write(pdf, right, margin + width - money, y, { size, align: 'right', ...style, width: money });
  write(pdf, left, margin, y, text);
  pdf.y += 4;
};

const drawRule = (pdf: Pdf, { margin, width }: Sheet): void => {
  pdf
    .lineWidth(0.5)
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .stroke(HAIRLINE);
  pdf.y += 6;
};

const drawLines = (pdf: Pdf, { lines, discounts, totals, type }: ReadDocument, sheet: Sheet): void => {
  drawRule(pdf, sheet);
  for (const { name, quantity, price, discountPercent, amount, isExempt } of lines) {
    const each = quantity > 1 ? `${quantity} × ${formatClp(price)}  ` : '';
    const notes = [discountPercent && `−${discountPercent} %`, isExempt && 'exento'].filter(Boolean);
    drawRow(pdf, sheet, [[`${each}${name}`, ...notes].join(', '), formatClp(amount)]);
  }
  for (const { name, amount } of discounts) drawRow(pdf, sheet, [name, `-${formatClp(amount)}`]);
  drawRule(pdf, sheet);
  if (totals.exempt) drawRow(pdf, sheet, ['Exento', formatClp(totals.exempt)]);
  if (type !== DOCUMENT_TYPES.boleta) drawRow(pdf, sheet, ['Neto', formatClp(totals.net)]);
  const vat = type === DOCUMENT_TYPES.boleta ? 'El IVA incluido en esta boleta es de' : 'IVA 19 %';
  drawRow(pdf, sheet, [vat, formatClp(totals.vat)]);
  for (const { code, amount } of totals.alcohol)
    drawRow(pdf, sheet, [
      `${ALCOHOL_NAMES[code]} ${taxRates.alcohol[code]} %`.replace('.', ','),
      formatClp(amount),
    ]);
  drawRow(pdf, sheet, ['Total', formatClp(totals.total)], { weight: 'bold', size: 13 });
};

const drawStamp = (pdf: Pdf, picture: Buffer, { resolution, isTest }: Paper, sheet: Sheet): void => {
  const height = (STAMP_WIDTH * picture.readUInt32BE(20)) / picture.readUInt32BE(16);
  keepRoom(pdf, sheet, height + 60);
  const x = sheet.margin + (sheet.width - STAMP_WIDTH) / (sheet === ROLL ? 2 : Number.POSITIVE_INFINITY);
  const top = pdf.y + 10;
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

/** Receipt of goods, on the copy of a factura that its receiver may transfer. */
const drawReceipt = (pdf: Pdf, sheet: Sheet): void => {
  keepRoom(pdf, sheet, 40 * MM);
  pdf.y += 10;
  for (const label of ['Nombre', 'RUT', 'Fecha', 'Recinto', 'Firma'])
    drawRow(pdf, sheet, [`${label}: ______________________________________________`, '']);
  const text =
    'El acuse de recibo que se declara en este acto, de acuerdo a lo dispuesto en la letra b) del artículo 4º y la ' +
    'letra c) del artículo 5º de la Ley 19.983, acredita que la entrega de mercaderías o servicios prestados ha sido recibida.';
  write(pdf, text, sheet.margin, pdf.y + 4, { size: 8, width: sheet.width, color: GREY });
  write(pdf, 'CEDIBLE', sheet.margin, pdf.y + 6, {
    weight: 'bold',
    size: 11,
    width: sheet.width,
    align: 'right',
  });
};

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

const pageOf = ({ document, sheet }: Drawable): Page =>
  sheet === ROLL
    ? { size: [ROLL_WIDTH, ROLL_LENGTH + document.lines.length * ROLL_LINE], margin: sheet.margin }
    : A4_PAGE;

/** Draws a document on the current page, with the copy of a factura on a page of its own. */
const drawCopies = (pdf: Pdf, { document, picture, paper, sheet }: Drawable): void => {
  const copies = document.type === DOCUMENT_TYPES.factura ? [false, true] : [false];
  for (const isTransferCopy of copies) {
    if (isTransferCopy) pdf.addPage(A4_PAGE);
    drawHead(pdf, document, sheet);
    drawFacts(pdf, document, sheet);
    drawLines(pdf, document, sheet);
    drawStamp(pdf, picture, paper, sheet);
    if (isTransferCopy) drawReceipt(pdf, sheet);
  }
};

/** A document to print. `xml`: its stored file. */
interface Printed {
  xml: Buffer;
  paper: Paper;
}

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

/** Head of a tax document's paper: the shop's mark, the issuer, the box with type and number, and the receiver. */
import { formatRut } from 'shared-contracts/domain/rut';
import type { ReadDocument } from 'tax-documents/read-document';
import { DOCUMENT_TYPES, type DocumentType, UNNAMED_RUT } from 'tax-documents/tax-document';
import type { Platform } from '../../db/schema/sales.ts';
import { drawCrest } from '../../lib/crest.ts';
import { MM, type Pdf } from '../../lib/pdf.ts';
import { GREY } from '../../lib/pdf-text.ts';
import { ROLL, type Sheet, write } from './paper-sheet.ts';

export const NAMES: Record<DocumentType, string> = {
  [DOCUMENT_TYPES.factura]: 'Factura electrónica',
  [DOCUMENT_TYPES.boleta]: 'Boleta electrónica',
  [DOCUMENT_TYPES.debitNote]: 'Nota de débito electrónica',
  [DOCUMENT_TYPES.creditNote]: 'Nota de crédito electrónica',
};
const MEANS_NAMES: Record<Platform, string> = { webpay: 'Tarjeta', transfer: 'Transferencia' };

/** Colour of the box with type and number, as the tax office's forms have it. */
const BOX = '#b3261e';
const BOX_WIDTH = 74 * MM;
const CREST = 12 * MM;

type Unit = string | null | undefined;

const drawBox = (pdf: Pdf, document: ReadDocument, sheet: Sheet, unit: Unit): void => {
  const width = sheet === ROLL ? sheet.width : BOX_WIDTH;
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
  if (unit) write(pdf, `S.I.I. – ${unit.toUpperCase()}`, x + 8, pdf.y + 14, { ...inner, size: 9 });
  pdf.y += 20;
};

/** The mark stands beside the issuer on A4, and above it in the middle of a roll. */
const drawIssuer = (pdf: Pdf, { issuer }: ReadDocument, sheet: Sheet): void => {
  const isRoll = sheet === ROLL;
  const { y } = pdf;
  drawCrest(pdf, isRoll ? sheet.margin + (sheet.width - CREST) / 2 : sheet.margin, y, CREST);
  const left = isRoll ? sheet.margin : sheet.margin + CREST + 4 * MM;
  const width = isRoll ? sheet.width : sheet.width - CREST - BOX_WIDTH - 12 * MM;
  const align = isRoll ? 'center' : 'left';
  write(pdf, issuer.name, left, isRoll ? y + CREST + 6 : y - 3, {
    weight: 'heading',
    size: 17,
    width,
    align,
  });
  for (const line of [issuer.activity, `${issuer.address}, ${issuer.commune}`])
    write(pdf, line, left, pdf.y + 1, { size: sheet.size - 0.5, width, align, color: GREY });
};

/** @param unit of the tax office, which stands below the box */
export const drawHead = (pdf: Pdf, document: ReadDocument, sheet: Sheet, unit: Unit): void => {
  drawIssuer(pdf, document, sheet);
  const below = pdf.y + 12;
  if (sheet === ROLL) pdf.y = below;
  drawBox(pdf, document, sheet, unit);
  pdf.y = Math.max(pdf.y, below);
};

/** `28-11-2026`, as the tax office's forms have it. */
const dayOf = (date: string): string => date.split('-').reverse().join('-');

/** Label and text of what is known of the receiver, and of the document that a note changes. */
const factsOf = (
  { date, type, receiver, reference }: ReadDocument,
  means: Platform | undefined,
): [label: string, text: string][] => {
  const isNamed = receiver.rut !== UNNAMED_RUT;
  const changed = reference?.folio ? `Nº ${reference.folio} del ${dayOf(reference.date ?? '')}` : '';
  const facts: [string, string | undefined][] = [
    ['Fecha', dayOf(date)],
    ['Cliente', isNamed ? receiver.name : undefined],
    ['RUT', isNamed ? formatRut(receiver.rut) : undefined],
    ['Giro', receiver.activity],
    ['Dirección', [receiver.address, receiver.commune].filter(Boolean).join(', ')],
    ['Pago', means && isNamed && type === DOCUMENT_TYPES.boleta ? MEANS_NAMES[means] : undefined],
    [
      'Documento',
      reference ? [NAMES[Number(reference.type) as DocumentType], changed].filter(Boolean).join(' ') : '',
    ],
    ['Motivo', reference?.text],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
};

/** @param means of payment, which a boleta that names its buyer says */
export const drawFacts = (
  pdf: Pdf,
  document: ReadDocument,
  { margin, width, size }: Sheet,
  means: Platform | undefined,
): void => {
  const label = 22 * MM;
  for (const [name, text] of factsOf(document, means)) {
    const { y } = pdf;
    write(pdf, name, margin, y, { size, width: label, color: GREY });
    write(pdf, text, margin + label, y, { size, width: width - label });
    pdf.y += 2;
  }
  pdf.y += 10;
};

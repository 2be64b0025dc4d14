/** A tax document as the file that is stored, sent and given to its receiver. */
import { taxRates } from './amounts.ts';
import type { Caf } from './caf.ts';
import type { SigningKey } from './certificate.ts';
import { toLatin1 } from './latin1.ts';
import { BOLETA, INVOICE } from './shapes.ts';
import { sign } from './sign.ts';
import { stampOf } from './stamp.ts';
import {
  DOCUMENT_TYPES,
  type DocumentDiscount,
  type DocumentLine,
  idOf,
  isBoleta,
  LONGEST_ITEM,
  mostLines,
  nameOf,
  type TaxDocument,
} from './tax-document.ts';
import { writeXml } from './write-xml.ts';

/** Declares the name space of envelopes too: a signature over a document fits only where the same ones are declared. */
const DTE =
  '<DTE xmlns="http://www.sii.cl/SiiDte" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.0">';
/** Sale of goods and services. */
const SALES_AND_SERVICES = 3;

/** Longest texts, in characters. */
const LONGEST = {
  name: 100,
  activity: 80,
  address: 70,
  commune: 20,
  item: LONGEST_ITEM,
  description: 1_000,
  label: 45,
  reason: 90,
  receiverActivity: 40,
  code: 35,
  email: 80,
};

const cut = (text: string | undefined, longest: number): string | undefined =>
  text === undefined ? undefined : toLatin1(text, longest) || undefined;

const lineOf = (line: DocumentLine, index: number) => ({
  NroLinDet: index + 1,
  CdgItem:
    line.code === undefined ? undefined : { TpoCodigo: 'INT1', VlrCodigo: cut(line.code, LONGEST.code) },
  IndExe: line.isExempt ? 1 : undefined,
  NmbItem: cut(line.name, LONGEST.item),
  DscItem: cut(line.description, LONGEST.description),
  // Zero is not allowed in these elements.
  QtyItem: line.quantity || undefined,
  PrcItem: line.price || undefined,
  DescuentoPct: line.discountPercent || undefined,
  DescuentoMonto: line.quantity * line.price - line.amount || undefined,
  CodImpAdic: line.alcoholTax,
  MontoItem: line.amount,
});

const discountOf = ({ name, amount }: DocumentDiscount, index: number) => ({
  NroLinDR: index + 1,
  TpoMov: 'D',
  GlosaDR: cut(name, LONGEST.label),
  TpoValor: '$',
  ValorDR: amount,
});

/** Kind of the reference to a case of the tax office's test set. */
const TEST_SET = 'SET';

const testCaseOf = <T>(
  { testCase, folio, date }: TaxDocument,
  write: (reference: { FolioRef: number; FchRef: string; RazonRef: string }) => T,
): T[] =>
  testCase
    ? [write({ FolioRef: folio, FchRef: date, RazonRef: `CASO ${testCase}`.slice(0, LONGEST.reason) })]
    : [];

const boletaXml = (document: TaxDocument): string => {
  const { issuer, receiver, totals } = document;
  return writeXml(BOLETA, {
    Encabezado: {
      IdDoc: {
        TipoDTE: document.type,
        Folio: document.folio,
        FchEmis: document.date,
        IndServicio: SALES_AND_SERVICES,
      },
      Emisor: {
        RUTEmisor: issuer.rut,
        RznSocEmisor: cut(issuer.name, LONGEST.name),
        GiroEmisor: cut(issuer.activity, LONGEST.activity),
        DirOrigen: cut(issuer.address, LONGEST.address),
        CmnaOrigen: cut(issuer.commune, LONGEST.commune),
      },
      Receptor: {
        RUTRecep: receiver.rut,
        RznSocRecep: cut(receiver.name, LONGEST.name),
        DirRecep: cut(receiver.address, LONGEST.address),
        CmnaRecep: cut(receiver.commune, LONGEST.commune),
      },
      Totales: {
        MntNeto: totals.net || undefined,
        MntExe: totals.exempt,
        IVA: totals.vat || undefined,
        MntTotal: totals.total,
      },
    },
    Detalle: document.lines.map(lineOf),
    DscRcgGlobal: document.discounts.map(discountOf),
    Referencia: [
      ...document.references.map(({ reason, text }) => ({
        CodRef: reason,
        RazonRef: cut(text, LONGEST.reason),
      })),
      ...testCaseOf(document, ({ RazonRef }) => ({ CodRef: TEST_SET, RazonRef })),
    ].map((reference, index) => ({ NroLinRef: index + 1, ...reference })),
  });
};

const invoiceXml = (document: TaxDocument): string => {
  const { issuer, receiver, totals } = document;
  return writeXml(INVOICE, {
    Encabezado: {
      // Lines have their taxes included. Paid at once.
      IdDoc: {
        TipoDTE: document.type,
        Folio: document.folio,
        FchEmis: document.date,
        MntBruto: 1,
        FmaPago: 1,
      },
      Emisor: {
        RUTEmisor: issuer.rut,
        RznSoc: cut(issuer.name, LONGEST.name),
        GiroEmis: cut(issuer.activity, LONGEST.activity),
        Acteco: issuer.activityCodes,
        DirOrigen: cut(issuer.address, LONGEST.address),
        CmnaOrigen: cut(issuer.commune, LONGEST.commune),
      },
      Receptor: {
        RUTRecep: receiver.rut,
        RznSocRecep: cut(nameOf(receiver), LONGEST.name),
        GiroRecep: cut(receiver.activity, LONGEST.receiverActivity),
        CorreoRecep: cut(receiver.email, LONGEST.email),
        DirRecep: cut(receiver.address, LONGEST.address),
        CmnaRecep: cut(receiver.commune, LONGEST.commune),
      },
      Totales: {
        MntNeto: totals.net,
        MntExe: totals.exempt,
        TasaIVA: taxRates.vat,
        IVA: totals.vat,
        // Zero is not allowed: the tax of a bottle that cost nothing is left out.
        ImptoReten: totals.alcohol
          .filter(({ amount }) => amount > 0)
          .map(({ code, amount }) => ({ TipoImp: code, TasaImp: taxRates.alcohol[code], MontoImp: amount })),
        MntTotal: totals.total,
      },
    },
    Detalle: document.lines.map(lineOf),
    DscRcgGlobal: document.discounts.map(discountOf),
    Referencia: [
      ...document.references.map((reference) => ({
        TpoDocRef: reference.type,
        FolioRef: reference.folio,
        FchRef: reference.date,
        CodRef: reference.reason,
        RazonRef: cut(reference.text, LONGEST.reason),
      })),
      ...testCaseOf(document, (reference) => ({ TpoDocRef: TEST_SET, ...reference })),
    ].map((reference, index) => ({ NroLinRef: index + 1, ...reference })),
  });
};

/** Finds faults that the schemas of the tax office let pass although the tax office refuses the document. */
function check(document: TaxDocument): void {
  const { type, lines, discounts, references, totals } = document;
  if (lines.length === 0 || lines.length > mostLines(type))
    throw new RangeError(
      `A document of type ${type} has 1 to ${mostLines(type)} lines, not ${lines.length}.`,
    );
  if ((type === DOCUMENT_TYPES.creditNote || type === DOCUMENT_TYPES.debitNote) && references.length === 0)
    throw new RangeError('A note names the document that it changes.');
  const amounts = [...lines.map(({ amount }) => amount), ...discounts.map(({ amount }) => -amount)];
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum !== totals.total)
    throw new RangeError(`Lines and discounts add up to ${sum}, the total is ${totals.total}.`);
}

/**
 * Builds, stamps and signs a document.
 * @param time local time in Chile, `2026-11-28T12:28:31`
 * @returns element `DTE` without declaration. Its bytes are ISO-8859-1.
 * @throws RangeError when the document cannot be issued
 */
export function buildDocument(
  document: TaxDocument,
  keys: { caf: Caf; certificate: SigningKey },
  time: string,
): string {
  check(document);
  const content = isBoleta(document.type) ? boletaXml(document) : invoiceXml(document);
  const stamp = stampOf(document, keys.caf, time);
  const id = idOf(document);
  const body = `<Documento ID="${id}">${content}${stamp}<TmstFirma>${time}</TmstFirma></Documento>`;
  return sign(`${DTE}${body}</DTE>`, id, 'DTE', keys.certificate);
}

/** Checks an envelope as the tax office does: structure, signatures, cover, stamps, numbers, amounts and dates. */

import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { taxRates } from 'tax-documents/amounts';
import { expiryOf } from 'tax-documents/caf';
import { checkStructure } from 'tax-documents/check-structure';
import { elementIn } from 'tax-documents/office/ask';
import { type ReadDocument, readDocument } from 'tax-documents/read-document';
import { checkSignatures } from 'tax-documents/sign';
import { isStampValid } from 'tax-documents/stamp';
import { DOCUMENT_TYPES, idOf } from 'tax-documents/tax-document';

/** Something wrong in a document. Level 3 rejects it, level 1 is an objection. */
export interface Finding {
  level: 1 | 3;
  code: number;
  text: string;
}

export interface UploadForm {
  rutSender: string;
  rutCompany: string;
  xml: string;
}

const TAX_OFFICE_RUT = '60803000-K';
/**
 * Pesos by which the net may differ from the one computed from the total. The credit notes of a full return add up to
 * exactly the net and tax of the sale, so one of them carries what rounding left over.
 */
const MOST_PESOS_OFF = 10;
/** An older document gets an objection. */
const OLD_DAYS = 60;
const NOTES: readonly number[] = [DOCUMENT_TYPES.creditNote, DOCUMENT_TYPES.debitNote];
/** Stamp: issuer, type, number, date, receiver, total; of its CAF: first and last number, date. */
const STAMPED = ['RE', 'TD', 'F', 'FE', 'RR', 'MNT'];
const AUTHORISED = ['D', 'H', 'FA'];

/** Why the office cannot take the envelope as a whole: RSC structure, RFR signature, RCT cover. Undefined: it can. */
export function checkEnvelope(
  { xml, rutSender, rutCompany }: UploadForm,
  format: 'EnvioBOLETA' | 'EnvioDTE',
): { code: 'RSC' | 'RFR' | 'RCT'; text: string } | undefined {
  try {
    checkStructure(xml, format);
  } catch (error) {
    return { code: 'RSC', text: (error as Error).message };
  }
  try {
    const ids = checkSignatures(xml).map(({ id }) => id);
    const needed = [...documentsIn(xml).map(({ document }) => idOf(document)), 'SetDoc'];
    if (JSON.stringify(ids) !== JSON.stringify(needed)) throw new Error('A signature is missing.');
  } catch (error) {
    return { code: 'RFR', text: (error as Error).message };
  }
  const cover: [string, string][] = [
    ['RutEmisor', rutCompany],
    ['RutEnvia', rutSender],
    ['RutReceptor', TAX_OFFICE_RUT],
  ];
  const wrong = cover.find(([name, value]) => elementIn(xml, name) !== value);
  return wrong && { code: 'RCT', text: `${wrong[0]} is not ${wrong[1]}` };
}

/** Documents of an envelope, with the fields of their stamps. */
export const documentsIn = (xml: string): { document: ReadDocument; stamp: Record<string, string> }[] =>
  (xml.match(/<DTE[ >].*?<\/DTE>/gs) ?? []).map((text) => {
    const document = readDocument(text);
    const inStamp = (name: string) =>
      new RegExp(`<${name}>([^<]*)</${name}>`).exec(document.stamp)?.[1] ?? '';
    return {
      document,
      stamp: Object.fromEntries([...STAMPED, ...AUTHORISED].map((name) => [name, inStamp(name)])),
    };
  });

/** @param isUsed whether the office has another document with this number */
export function checkDocument(
  { document, stamp }: ReturnType<typeof documentsIn>[number],
  { now, isUsed }: { now: number; isUsed: boolean },
): Finding[] {
  const { type, folio, date, totals, lines, discounts, reference } = document;
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  const stamped = [document.issuer.rut, type, folio, date, document.receiver.rut, totals.total].map(String);
  const { alcohol, exempt = 0 } = totals;
  const net = Math.round((totals.total - exempt) / (1 + taxRates.vat / 100));
  const hasLineOfEachTax = alcohol.every(({ code }) => lines.some(({ alcoholTax }) => alcoholTax === code));
  const expiry = expiryOf({ type, date: stamp.FA ?? '' });
  const isExpired = expiry !== null && date >= expiry;
  const rules: [isWrong: boolean, level: 1 | 3, code: number, text: string][] = [
    [isUsed, 3, 600, 'DTE repetido: el folio ya fue usado'],
    [!isStampValid(document.stamp), 3, 510, 'Timbre no corresponde'],
    [
      STAMPED.some((name, index) => stamp[name] !== stamped[index]),
      3,
      511,
      'Datos del timbre distintos a los del documento',
    ],
    [folio < Number(stamp.D) || folio > Number(stamp.H), 3, 520, 'Folio fuera del rango autorizado'],
    [date < (stamp.FA ?? '') || isExpired, 3, 521, 'Folio no vigente a la fecha del documento'],
    [sum(lines) - sum(discounts) !== totals.total, 3, 200, 'Total distinto a la suma de los detalles'],
    [
      totals.net + totals.vat + sum(alcohol) + exempt !== totals.total,
      3,
      201,
      'Total distinto a neto más impuestos',
    ],
    [!hasLineOfEachTax, 3, 203, 'Impuesto adicional sin su detalle'],
    [
      alcohol.length === 0 && Math.abs(net - totals.net) > MOST_PESOS_OFF,
      1,
      202,
      'IVA distinto al calculado',
    ],
    [date > dayInSantiago(new Date(now)), 3, 300, 'Fecha de emisión futura'],
    [date < dayInSantiago(new Date(now - OLD_DAYS * 86_400_000)), 1, 301, 'Fecha de emisión antigua'],
    [NOTES.includes(type) && !reference?.folio, 3, 400, 'Nota sin referencia'],
  ];
  return rules.flatMap(([isWrong, level, code, text]) => (isWrong ? [{ level, code, text }] : []));
}

/** Reads the file of a document, to print it. */
import { DOMParser } from '@xmldom/xmldom';
import type { AlcoholTax, DocumentType } from './tax-document.ts';

/**
 * Reads a document that `buildDocument` wrote.
 * @param xml element `DTE`, decoded from ISO-8859-1
 */
export function readDocument(xml: string) {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  type Parent = Pick<typeof root, 'getElementsByTagName'>;
  const elements = (name: string, within: Parent = root) => Array.from(within.getElementsByTagName(name));
  const find = (name: string, within?: Parent): string | undefined =>
    elements(name, within)[0]?.textContent ?? undefined;
  /** Boletas have other names than the other documents for the same thing. */
  const text = (...names: string[]): string =>
    names.map((name) => find(name)).find((one) => one !== undefined) ?? '';
  const number = (name: string, within?: Parent): number => Number(find(name, within) ?? 0);
  const [reference] = elements('Referencia');
  return {
    type: number('TipoDTE') as DocumentType,
    folio: number('Folio'),
    date: text('FchEmis'),
    issuer: {
      rut: text('RUTEmisor'),
      name: text('RznSoc', 'RznSocEmisor'),
      activity: text('GiroEmis', 'GiroEmisor'),
      address: text('DirOrigen'),
      commune: text('CmnaOrigen'),
    },
    receiver: {
      rut: text('RUTRecep'),
      name: find('RznSocRecep'),
      activity: find('GiroRecep'),
      address: find('DirRecep'),
      commune: find('CmnaRecep'),
    },
    lines: elements('Detalle').map((line) => ({
      name: find('NmbItem', line) ?? '',
      code: find('VlrCodigo', line),
      quantity: number('QtyItem', line),
      price: number('PrcItem', line),
      discountPercent: number('DescuentoPct', line) || undefined,
      amount: number('MontoItem', line),
      isExempt: find('IndExe', line) === '1' || undefined,
      alcoholTax: (number('CodImpAdic', line) || undefined) as AlcoholTax | undefined,
    })),
    discounts: elements('DscRcgGlobal').map((discount) => ({
      name: find('GlosaDR', discount) ?? '',
      amount: number('ValorDR', discount),
    })),
    /** Document that a note changes. */
    reference: reference
      ? {
          text: find('RazonRef', reference) ?? '',
          type: find('TpoDocRef', reference),
          folio: find('FolioRef', reference),
          date: find('FchRef', reference),
        }
      : null,
    totals: {
      net: number('MntNeto'),
      vat: number('IVA'),
      alcohol: elements('ImptoReten').map((tax) => ({
        code: number('TipoImp', tax) as AlcoholTax,
        amount: number('MontoImp', tax),
      })),
      exempt: number('MntExe') || undefined,
      total: number('MntTotal'),
    },
    /** Element `TED`. */
    stamp: /<TED .*<\/TED>/s.exec(xml)?.[0] ?? '',
  };
}

export type ReadDocument = ReturnType<typeof readDocument>;

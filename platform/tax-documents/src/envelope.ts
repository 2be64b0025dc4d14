/** Envelopes, in which documents are sent to the tax office or to a company. */
import type { SigningKey } from './certificate.ts';
import { COVER } from './shapes.ts';
import { sign } from './sign.ts';
import { type DocumentType, isBoleta } from './tax-document.ts';
import { writeXml } from './write-xml.ts';

/** RUT of the tax office, which receives the documents. */
const TAX_OFFICE_RUT = '60803000-K';
const SET_ID = 'SetDoc';

export interface Sender {
  issuerRut: string;
  /** RUT of the person whose certificate signs. */
  senderRut: string;
  /** Resolution by which the tax office authorized the issuer: day `2014-08-22` and number, 0 in its test environment. */
  resolution: { date: string; number: number };
}

export interface SignedDocument {
  type: DocumentType;
  /** Element `DTE` of `buildDocument`. */
  xml: string;
}

/**
 * Puts documents of one format, boletas or all others, into an envelope and signs it.
 * @param receiverRut the tax office, or a company that gets its documents
 * @param time local time in Chile, `2026-11-28T12:28:31`
 */
export function buildEnvelope(
  documents: readonly SignedDocument[],
  sender: Sender,
  certificate: SigningKey,
  time: string,
  receiverRut = TAX_OFFICE_RUT,
): string {
  const types = [...new Set(documents.map(({ type }) => type))];
  const [format, schema] = types.every(isBoleta)
    ? ['EnvioBOLETA', 'EnvioBOLETA_v11']
    : ['EnvioDTE', 'EnvioDTE_v10'];
  const cover = writeXml(COVER, {
    RutEmisor: sender.issuerRut,
    RutEnvia: sender.senderRut,
    RutReceptor: receiverRut,
    FchResol: sender.resolution.date,
    NroResol: sender.resolution.number,
    TmstFirmaEnv: time,
    SubTotDTE: types.map((type) => ({
      TpoDTE: type,
      NroDTE: documents.filter((document) => document.type === type).length,
    })),
  });
  const set = `<SetDTE ID="${SET_ID}"><Caratula version="1.0">${cover}</Caratula>${documents.map(({ xml }) => xml).join('')}</SetDTE>`;
  const spaces = 'xmlns="http://www.sii.cl/SiiDte" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  const root = `<${format} ${spaces} xsi:schemaLocation="http://www.sii.cl/SiiDte ${schema}.xsd" version="1.0">${set}</${format}>`;
  return `<?xml version="1.0" encoding="ISO-8859-1"?>\n${sign(root, SET_ID, format, certificate)}`;
}

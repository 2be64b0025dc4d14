/** Files of tax documents for people: the paper, and for companies the envelope with the signed document. */
import { kindOfTaxDocument, type TaxDocumentKind } from 'shared-contracts/domain/tax-documents';
import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import { buildEnvelope } from 'tax-documents/envelope';
import type { Executor } from '../../db/connect.ts';
import { drawDocument, drawDocuments, type Paper } from './document-pdf.ts';
import { localTime } from './local-time.ts';
import { findDocumentFiles } from './tax-documents.repository.ts';
import { findCertificate } from './tax-keys.repository.ts';
import { senderOf } from './tax-office.ts';
import { findTaxSettings } from './tax-settings.repository.ts';

export interface TaxFile {
  name: string;
  type: 'application/pdf' | 'application/xml';
  bytes: Buffer;
}

type Stored = Awaited<ReturnType<typeof findDocumentFiles>>[number];

/** Spanish in both languages, as the tax office names the documents. */
const FILES: Record<TaxDocumentKind, string> = {
  boleta: 'boleta',
  factura: 'factura',
  'credit-note': 'nota-de-credito',
  'debit-note': 'nota-de-debito',
};

/** File name without its ending: `boleta-501`. */
const nameOf = ({ type, number }: Pick<Stored, 'type' | 'number'>): string =>
  `${FILES[kindOfTaxDocument(type)]}-${number}`;

const paperOf = (
  { resolution, unit }: TaxSettings,
  { environment, platform: means }: Stored,
  format: Paper['format'],
): Paper => ({ format, resolution, unit, isTest: environment !== 'production', means });

/** Papers of documents, in the order of the ids. Unknown ids are left out. */
export const drawPapers = async (db: Executor, ids: readonly string[]): Promise<TaxFile[]> => {
  const settings = await findTaxSettings(db);
  const files: TaxFile[] = [];
  if (!settings) return files;
  // One by one: drawing keeps the processor busy, and a print of many would hold all of them in memory twice.
  for (const id of ids) {
    const [stored] = await findDocumentFiles(db, [id]);
    if (!stored) continue;
    const bytes = await drawDocument(stored.xml, paperOf(settings, stored, 'a4'));
    files.push({ name: `${nameOf(stored)}.pdf`, type: 'application/pdf', bytes });
  }
  return files;
};

/** Papers of many documents in one PDF, in the order of the ids. Undefined when none is known. */
export const drawTogether = async (
  db: Executor,
  ids: readonly string[],
  format: Paper['format'],
): Promise<Buffer | undefined> => {
  const [settings, stored] = await Promise.all([findTaxSettings(db), findDocumentFiles(db, ids)]);
  if (!settings || stored.length === 0) return undefined;
  return drawDocuments(stored.map((one) => ({ xml: one.xml, paper: paperOf(settings, one, format) })));
};

/**
 * Signed documents in the envelopes that companies load into their books. None without a certificate: the paper is
 * enough for the buyer, and staff can send the mail again.
 */
export const buildEnvelopes = async (
  db: Executor,
  secret: string,
  ids: readonly string[],
): Promise<TaxFile[]> => {
  const settings = await findTaxSettings(db);
  const stored = await findDocumentFiles(db, ids);
  const isSandbox = stored.some(({ environment }) => environment === 'sandbox');
  const certificate = await findCertificate(db, secret, isSandbox);
  if (!settings || !certificate) return [];
  const sender = senderOf(certificate, settings);
  const time = localTime(new Date());
  return stored.map((document) => ({
    name: `${nameOf(document)}.xml`,
    type: 'application/xml',
    bytes: Buffer.from(
      buildEnvelope(
        [{ type: document.type, xml: document.xml.toString('latin1') }],
        sender,
        certificate,
        time,
        document.receiver_rut,
      ),
      'latin1',
    ),
  }));
};

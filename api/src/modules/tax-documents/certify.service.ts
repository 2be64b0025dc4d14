import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDocument } from 'tax-documents/document-xml';
import { buildEnvelope } from 'tax-documents/envelope';
import { isBoleta, type TaxDocument } from 'tax-documents/tax-document';
import { inSantiago } from '../../lib/santiago.ts';
import { documentOf, type TestCase, typeOf } from './certification-cases.ts';
import { drawDocument } from './document-pdf.ts';
import { certificateFor, type Issuing, issuerOf, numberFor, storeHighestNumbers } from './issue-document.ts';
import { localTime } from './local-time.ts';
import { senderOf } from './tax-office.ts';

/**
 * Builds the documents of the cases with numbers of the shop, and writes envelopes and papers into a folder. The numbers
 * are used when the files are written.
 * @returns names of the files
 * @throws TestCaseError, RangeError when a case cannot be built; TaxStopError when certificate or numbers are missing
 */
export async function certify(
  issuing: Issuing,
  cases: readonly TestCase[],
  folder: string,
): Promise<string[]> {
  const { settings, now } = issuing;
  const { date } = inSantiago(now);
  const issuer = issuerOf(settings);
  const certificate = await certificateFor(issuing);
  const time = localTime(now);
  const built = new Map<string, TaxDocument>();
  const signed: { type: TaxDocument['type']; folio: number; xml: string }[] = [];
  for (const one of cases) {
    const { number: folio, caf } = await numberFor(issuing, typeOf(one), date);
    issuing.used.set(typeOf(one), folio);
    const document = documentOf(one, built, { folio, date, issuer });
    built.set(one.id, document);
    signed.push({ type: document.type, folio, xml: buildDocument(document, { caf, certificate }, time) });
  }

  const sender = senderOf(certificate, settings);
  const files = new Map<string, Buffer>();
  const envelopes = {
    'boletas.xml': signed.filter(({ type }) => isBoleta(type)),
    'facturas-and-notes.xml': signed.filter(({ type }) => !isBoleta(type)),
  };
  for (const [name, documents] of Object.entries(envelopes))
    if (documents.length > 0)
      files.set(name, Buffer.from(buildEnvelope(documents, sender, certificate, time), 'latin1'));
  const { resolution, unit } = settings;
  const paper = { format: 'a4', resolution, unit, isTest: true } as const;
  for (const { type, folio, xml } of signed)
    files.set(`${type}-${folio}.pdf`, await drawDocument(Buffer.from(xml, 'latin1'), paper));
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  await storeHighestNumbers(issuing);
  return [...files.keys()];
}

import type { AddressInfo } from 'node:net';
import { expiryOf, readCaf } from 'tax-documents/caf';
import { buildDocument } from 'tax-documents/document-xml';
import { buildEnvelope } from 'tax-documents/envelope';
import { OfficeAwayError } from 'tax-documents/office/ask';
import { createBoletaOffice } from 'tax-documents/office/boleta-office';
import { createDocumentOffice } from 'tax-documents/office/document-office';
import type { SentDocument, TaxOffice } from 'tax-documents/office/tax-office';
import { makeCaf, makeOfficeKey } from 'tax-documents/sandbox-keys';
import type { DocumentType, TaxDocument } from 'tax-documents/tax-document';
import { COMPANY, ISSUER, type SampleKeys, sampleKeys, TIME } from 'tax-documents/testing/sample-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSandbox } from '../app.ts';
import type { OfficeControl } from './knobs.ts';

/** Codes of the real office. */
const CODES = {
  NOT_RECEIVED: 'FAU',
  DATA_MATCH: 'DOK',
  DATA_DIFFER: 'DNK',
  RECEIVED: 'REC',
  PROCESSED: 'EPR',
  WRONG_STRUCTURE: 'RSC',
  WRONG_SIGNATURE: 'RFR',
  REJECTED: 'RCH',
};
const [BOLETA, FACTURA] = [39, 33] as const;
const SENDER_RUT = '11111111-1';
const app = buildSandbox();
let base = '';
let keys: SampleKeys;
let offices: Record<'boleta' | 'factura', TaxOffice>;
let folio = 0;

const control = async (values: OfficeControl): Promise<void> => {
  const response = await fetch(`${base}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  expect(response.status, await response.text()).toBe(200);
};
const ledger = async (): Promise<unknown[]> => (await fetch(`${base}/ledger`)).json() as Promise<unknown[]>;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/tax-office`;
  keys = sampleKeys();
  const addresses = { boletas: base, boletaUploads: base, documents: base };
  const user = { issuerRut: ISSUER.rut, senderRut: SENDER_RUT, key: keys.certificate };
  offices = { boleta: createBoletaOffice(addresses, user), factura: createDocumentOffice(addresses, user) };
});
// The office's clock shows the day of the samples.
const toSampleDay = () => ({ clock_shift_ms: Date.parse(`${TIME}-03:00`) - Date.now() });
beforeEach(async () => {
  folio += 1;
  await control({});
  await control(toSampleDay());
});
afterAll(() => app.close());

const sample = (type: DocumentType, changes: Partial<TaxDocument> = {}): TaxDocument => ({
  type,
  folio,
  date: '2026-11-28',
  issuer: ISSUER,
  receiver: type === BOLETA ? { rut: '66666666-6' } : COMPANY,
  lines: [{ name: 'Carmenère <Añejo> & Cía', quantity: 2, price: 5_990, amount: 11_980 }],
  discounts: [],
  references: [],
  totals: { net: 10_067, vat: 1_913, alcohol: [], total: 11_980 },
  ...changes,
});
const enclosed = (document: TaxDocument, caf = keys.cafOf(document.type)): string => {
  const { certificate } = keys;
  const xml = buildDocument(document, { caf, certificate }, TIME);
  const sender = {
    issuerRut: ISSUER.rut,
    senderRut: SENDER_RUT,
    resolution: { date: '2014-08-22', number: 0 },
  };
  return buildEnvelope([{ type: document.type, xml }], sender, certificate, TIME);
};
const sent = ({ type, folio: number, date, receiver, totals }: TaxDocument): SentDocument => ({
  type,
  folio: number,
  date,
  receiverRut: receiver.rut,
  total: totals.total,
});
const trackOf = async (office: TaxOffice, xml: string): Promise<string> => {
  const receipt = await office.upload(xml, 'envio.xml');
  if (receipt.kind !== 'taken') throw new Error(receipt.code);
  return receipt.trackId;
};
const decisionOn = async (office: TaxOffice, xml: string) => office.follow(await trackOf(office, xml));

describe.each([
  ['boleta', BOLETA],
  ['factura', FACTURA],
] as const)('a %s', (kind, type) => {
  it('is accepted after the office looked at it, and found by its number', async () => {
    const office = offices[kind];
    const document = sample(type);
    await control({ pending: 1, times: 1 });
    expect(await office.find(sent(document))).toMatchObject({
      decision: 'unknown',
      code: CODES.NOT_RECEIVED,
    });
    const trackId = await trackOf(office, enclosed(document));
    expect(trackId).toMatch(kind === 'boleta' ? /^\d{15}$/ : /^\d{10}$/);
    expect(await office.follow(trackId)).toMatchObject({ decision: 'pending', code: CODES.RECEIVED });
    expect(await office.follow(trackId)).toMatchObject({ decision: 'accepted', code: CODES.PROCESSED });
    expect(await office.find(sent(document))).toMatchObject({ decision: 'accepted', code: CODES.DATA_MATCH });
    expect(await office.find({ ...sent(document), total: 1 })).toMatchObject({ code: CODES.DATA_DIFFER });
  });

  it('is rejected when its number was used, and the first one stays accepted', async () => {
    const office = offices[kind];
    const xml = enclosed(sample(type));
    expect(await decisionOn(office, xml)).toMatchObject({ decision: 'accepted' });
    expect(await decisionOn(office, xml)).toMatchObject({ decision: 'rejected' });
    expect(await office.find(sent(sample(type)))).toMatchObject({ decision: 'accepted' });
  });

  it('is rejected for what is wrong with it', async () => {
    const office = offices[kind];
    const xml = enclosed(sample(type));
    const changes: [string, string][] = [
      [xml.replace('<PrcItem>5990', '<PrcItem>5991'), CODES.WRONG_SIGNATURE],
      [xml.replace(/<FchEmis>[^<]*<\/FchEmis>/, ''), CODES.WRONG_STRUCTURE],
      [xml.replace('<MntNeto>', '<Propina>1</Propina><MntNeto>'), CODES.WRONG_STRUCTURE],
      [xml.replace(/<DTE .*<\/DTE>/s, '<DTE </DTE>'), CODES.WRONG_STRUCTURE],
      [xml.replace(/<DTE .*<\/DTE>/s, '<DTE></DTE>'), CODES.WRONG_STRUCTURE],
      [xml.replace(/<Signature .*?<\/Signature>/s, ''), CODES.WRONG_STRUCTURE],
    ];
    for (const [text, code] of changes)
      expect(await decisionOn(office, text)).toMatchObject({ decision: 'rejected', code });
    const tomorrow = sample(type, { date: '2026-11-29' });
    expect(await decisionOn(office, enclosed(tomorrow))).toMatchObject({
      decision: 'rejected',
      code: CODES.REJECTED,
    });
    const wrongTax = sample(type, { totals: { net: 9_000, vat: 2_980, alcohol: [], total: 11_980 } });
    expect(await decisionOn(office, enclosed(wrongTax))).toMatchObject({ decision: 'objections' });
  });

  it('gets a new token when the old one is unknown or too old', async () => {
    const office = offices[kind];
    await control({ forget_tokens: true });
    expect(await decisionOn(office, enclosed(sample(type)))).toMatchObject({ decision: 'accepted' });
    await control({ clock_shift_ms: toSampleDay().clock_shift_ms + 2 * 3_600_000 });
    expect(await office.find(sent(sample(type)))).toMatchObject({ decision: 'accepted' });
  });

  it('is not sent while the office is away, and its answer can be lost', async () => {
    const office = offices[kind];
    const xml = enclosed(sample(type));
    for (const fail of ['503', 'drop'] as const) {
      await control({ fail, operation: 'upload', times: 1 });
      await expect(office.upload(xml, 'envio.xml')).rejects.toThrow(OfficeAwayError);
    }
    expect(await office.find(sent(sample(type)))).toMatchObject({ decision: 'unknown' });
    await control({ fail: 'drop', when: 'after', operation: 'upload', times: 1 });
    await expect(office.upload(xml, 'envio.xml')).rejects.toThrow(OfficeAwayError);
    expect(await office.find(sent(sample(type)))).toMatchObject({ decision: 'accepted' });
  });
});

it('accepts the numbers of a factura until the last day on which the shop may use them', async () => {
  const caf = readCaf(makeCaf(ISSUER, FACTURA, [1, 1_000], '2026-08-31', makeOfficeKey().privateKey));
  const expiry = expiryOf(caf) ?? '';
  await control({ clock_shift_ms: Date.parse(`${expiry}T15:00:00Z`) - Date.now() });
  const decisionOfDay = (date: string) =>
    decisionOn(offices.factura, enclosed(sample(FACTURA, { date, folio: folio++ }), caf));
  expect(await decisionOfDay('2027-02-27')).toMatchObject({ decision: 'accepted' });
  expect(await decisionOfDay(expiry)).toMatchObject({ decision: 'rejected' });
});

it('is away for one buyer, and answers about the others', async () => {
  const office = offices.factura;
  await control({ fail: 'drop', about: COMPANY.rut.split('-')[0] });
  await expect(office.upload(enclosed(sample(FACTURA)), 'envio.xml')).rejects.toThrow(OfficeAwayError);
  await expect(office.find(sent(sample(FACTURA)))).rejects.toThrow(OfficeAwayError);
  const other = sample(FACTURA, { receiver: { ...COMPANY, rut: '96806980-2' } });
  expect(await decisionOn(office, enclosed(other))).toMatchObject({ decision: 'accepted' });
});

it('gives no token for a seed with a wrong signature, or used twice', async () => {
  const seedOf = async () =>
    /<SEMILLA>(\d+)</.exec(await (await fetch(`${base}/boleta.electronica.semilla`)).text())?.[1] ?? '';
  const exchange = async (seed: string) =>
    (
      await fetch(`${base}/boleta.electronica.token`, {
        method: 'POST',
        body: `<getToken><item><Semilla>${seed}</Semilla></item></getToken>`,
      })
    ).text();
  const seed = await seedOf();
  expect(await exchange(seed)).toContain('Firma no valida');
  expect(await exchange(seed)).toContain('Semilla no valida');
});

it('refuses an upload by SOAP with a status, and takes none', async () => {
  const before = (await ledger()).length;
  await control({ upload_status: 7, times: 1 });
  expect(await offices.factura.upload(enclosed(sample(FACTURA)), 'envio.xml')).toMatchObject({
    kind: 'refused',
    code: 'UPLOAD-7',
  });
  expect(await ledger()).toHaveLength(before);
});

it('takes no answer of another program for its own', async () => {
  const addresses = { boletas: base.replace('/tax-office', ''), boletaUploads: base, documents: base };
  const user = { issuerRut: ISSUER.rut, senderRut: SENDER_RUT, key: keys.certificate };
  await expect(createBoletaOffice(addresses, user).open()).rejects.toThrow(OfficeAwayError);
});

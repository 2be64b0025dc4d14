import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { buildDocument } from './document-xml.ts';
import { buildEnvelope, type SignedDocument } from './envelope.ts';
import { readDocument } from './read-document.ts';
import { checkSignatures } from './sign.ts';
import { isStampValid } from './stamp.ts';
import { idOf, isBoleta, type TaxDocument } from './tax-document.ts';
import { ISSUER, type SampleKeys, sampleDocument, sampleKeys, TIME } from './testing/sample-documents.ts';

/** Schemas of the tax office, where they lie beside the repository. */
const SCHEMAS = path.resolve(import.meta.dirname, '../../../../shared/domain/sii');
const XMLLINT = '/usr/bin/xmllint';
const XMLSEC = '/usr/bin/xmlsec1';
const canValidate = existsSync(SCHEMAS) && existsSync(XMLLINT);
const canVerify = existsSync(XMLSEC);

const SENDER = {
  issuerRut: ISSUER.rut,
  senderRut: '11111111-1',
  resolution: { date: '2014-08-22', number: 0 },
};

let keys: SampleKeys;
let folder: string;
beforeAll(() => {
  keys = sampleKeys();
  folder = mkdtempSync(path.join(tmpdir(), 'tax-documents-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (document: TaxDocument): SignedDocument => ({
  type: document.type,
  xml: buildDocument(document, { caf: keys.cafOf(document.type), certificate: keys.certificate }, TIME),
});
const enclose = (documents: readonly SignedDocument[]): string =>
  buildEnvelope(documents, SENDER, keys.certificate, TIME);
const file = (name: string, text: string): string => {
  const to = path.join(folder, name);
  writeFileSync(to, text, 'latin1');
  return to;
};
const sampled = fc.uniqueArray(sampleDocument, { minLength: 1, maxLength: 8, selector: idOf });
/** Documents of both formats, each in an envelope of its own. */
const envelopesOf = (documents: readonly TaxDocument[]): string[] =>
  [true, false].flatMap((boleta) => {
    const some = documents.filter(({ type }) => isBoleta(type) === boleta).map(build);
    return some.length > 0 ? [enclose(some)] : [];
  });

const textsOf = (xml: string, tag: string): string[] =>
  Array.from(new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(tag)).map(
    (element) => element.textContent ?? '',
  );
const boleta = (changes: Partial<TaxDocument> = {}): TaxDocument => ({
  type: 39,
  folio: 12,
  date: '2026-11-28',
  issuer: ISSUER,
  receiver: { rut: '66666666-6' },
  lines: [{ name: 'Carmenère “Añejo” <Łódź> & Cía', quantity: 2, price: 5_990, amount: 11_980 }],
  discounts: [],
  references: [],
  totals: { net: 10_067, vat: 1_913, alcohol: [], total: 11_980 },
  ...changes,
});

describe('a document', () => {
  it('keeps its signatures and its stamp inside any envelope, in its final bytes', () => {
    fc.assert(
      fc.property(sampled, (documents) => {
        for (const xml of envelopesOf(documents)) {
          checkStructure(xml, xml.includes('<EnvioBOLETA') ? 'EnvioBOLETA' : 'EnvioDTE');
          const ids = checkSignatures(xml).map(({ id }) => id);
          const stamps = xml.match(/<TED .*?<\/TED>/g) ?? [];
          expect(ids).toHaveLength(stamps.length + 1);
          expect(stamps.every(isStampValid)).toBe(true);
        }
      }),
      { numRuns: 5 },
    );
  });

  it.skipIf(!canValidate)("is accepted by the tax office's schemas", () => {
    fc.assert(
      fc.property(sampled, (documents) => {
        for (const [index, xml] of envelopesOf(documents).entries()) {
          const schema = /schemaLocation="\S+ (\S+)"/.exec(xml)?.[1] ?? '';
          const written = file(`envelope-${index}.xml`, xml);
          execFileSync(XMLLINT, ['--noout', '--schema', path.join(SCHEMAS, schema), written], {
            stdio: 'pipe',
          });
        }
      }),
      { numRuns: 5 },
    );
  });

  it('has no alcohol tax of zero pesos, which the schemas refuse', () => {
    const lines = [{ name: 'Vino de regalo', quantity: 1, price: 0, amount: 0, alcoholTax: 26 as const }];
    const totals = { net: 0, vat: 0, alcohol: [{ code: 26 as const, amount: 0 }], total: 0 };
    expect(build(boleta({ lines, totals })).xml).not.toContain('MontoImp');
  });

  it.skipIf(!canVerify)('has signatures that another program verifies', () => {
    const xml = enclose([build(boleta()), build(boleta({ folio: 13 }))]);
    const written = file('signed.xml', xml);
    const pem = file('certificate.pem', keys.certificate.x509.toString());
    const verify = (xpath: string) =>
      execFileSync(
        XMLSEC,
        ['--verify', '--pubkey-cert-pem', pem, '--node-xpath', xpath, written].toSpliced(
          1,
          0,
          ...['Documento', 'SetDTE'].flatMap((name) => ['--id-attr:ID', `http://www.sii.cl/SiiDte:${name}`]),
        ),
        { stdio: 'pipe' },
      );
    const signature = "*[local-name(.)='Signature']";
    for (const parent of [
      "*[local-name(.)='DTE'][1]",
      "*[local-name(.)='DTE'][2]",
      "*[local-name(.)='EnvioBOLETA']",
    ])
      verify(`//${parent}/${signature}`);
  });

  it.skipIf(!canVerify)(
    'of any order has signatures in its envelope that another program verifies',
    () => {
      const pem = file('certificate.pem', keys.certificate.x509.toString());
      const ids = ['Documento', 'SetDTE'].flatMap((name) => [
        '--id-attr:ID',
        `http://www.sii.cl/SiiDte:${name}`,
      ]);
      const verify = (written: string, parent: string) =>
        execFileSync(
          XMLSEC,
          ['--verify', ...ids, '--pubkey-cert-pem', pem, '--node-xpath'].concat([
            `${parent}/*[local-name(.)='Signature']`,
            written,
          ]),
          { stdio: 'pipe' },
        );
      let documents = 0;
      fc.assert(
        fc.property(
          fc.uniqueArray(sampleDocument, { minLength: 40, maxLength: 40, selector: idOf }),
          (some) => {
            for (const xml of envelopesOf(some)) {
              const written = file('signed-orders.xml', xml);
              verify(written, '/*');
              const count = xml.match(/<DTE /g)?.length ?? 0;
              for (let index = 1; index <= count; index += 1)
                verify(written, `(//*[local-name(.)='DTE'])[${index}]`);
              documents += count;
            }
          },
        ),
        { numRuns: 5 },
      );
      expect(documents).toBe(200);
      // The program starts more than 200 times.
    },
    300_000,
  );

  it('shows letters outside ISO-8859-1 by their base letter, in lines and stamp alike', () => {
    const { xml } = build(boleta());
    expect(textsOf(xml, 'NmbItem')).toEqual(['Carmenère "Añejo" <Lódz> & Cía']);
    expect(textsOf(xml, 'IT1')).toEqual(['Carmenère "Añejo" <Lódz> & Cía']);
  });

  it('writes hyphens, fractions and primes of a text program in plain signs', () => {
    const lines = [
      { name: 'Cabernet‑Sauvignon‐Merlot‒Syrah―País ⅓ 40′', quantity: 2, price: 5_990, amount: 11_980 },
    ];
    expect(textsOf(build(boleta({ lines })).xml, 'NmbItem')).toEqual([
      "Cabernet-Sauvignon-Merlot-Syrah-País 1/3 40'",
    ]);
  });

  it('is read back as it was written', () => {
    const document = boleta({
      discounts: [{ name: 'Cupón', amount: 980 }],
      totals: { net: 9_244, vat: 1_756, alcohol: [], total: 11_000 },
    });
    const { issuer, ...read } = readDocument(build(document).xml);
    expect(read).toMatchObject({
      type: 39,
      folio: 12,
      date: '2026-11-28',
      receiver: { rut: '66666666-6' },
      lines: [{ quantity: 2, price: 5_990, amount: 11_980 }],
      discounts: document.discounts,
      reference: null,
      totals: { net: 9_244, vat: 1_756, total: 11_000 },
    });
    expect(issuer).toMatchObject({ name: ISSUER.name, commune: ISSUER.commune });
    expect(isStampValid(read.stamp)).toBe(true);
  });

  it('is not signed any more when a byte of it changes', () => {
    const { xml } = build(boleta());
    expect(() => checkSignatures(xml.replace('5990', '5991'))).toThrow();
    expect(() => checkSignatures(enclose([{ type: 39, xml: xml.replace('5990', '5991') }]))).toThrow();
  });

  it('is refused when its lines do not add up, a note names no document, or it has too many lines', () => {
    const [line] = boleta().lines;
    if (!line) throw new Error('The sample has a line.');
    const many = Array.from({ length: 61 }, () => ({ ...line, price: 0, amount: 0 }));
    const none = { net: 0, vat: 0, alcohol: [], total: 0 };
    expect(() => build(boleta({ totals: none }))).toThrow('add up to 11980');
    expect(() => build(boleta({ type: 61 }))).toThrow('names the document');
    expect(() => build(boleta({ type: 33, lines: many, totals: none }))).toThrow('1 to 60 lines, not 61');
    expect(() => build(boleta({ folio: 10_001 }))).toThrow('Number 10001');
  });
});

import { describe, expect, it } from 'vitest';
import { type CafError, expiryOf, readCaf } from './caf.ts';
import { makeCaf, makeOfficeKey } from './sandbox-keys.ts';
import { ISSUER } from './testing/sample-documents.ts';

const office = makeOfficeKey();
const made = makeCaf(ISSUER, 39, [101, 200], '2026-11-28', office.privateKey);
const changed = (from: RegExp | string, to: string): Buffer =>
  Buffer.from(made.toString('latin1').replace(from, to), 'latin1');
const problemOf = (bytes: Buffer, key = office.publicKey): string => {
  try {
    readCaf(bytes, key);
    return 'none';
  } catch (error) {
    return (error as CafError).problem;
  }
};

describe('a file of numbers', () => {
  it('gives its range, its key and the element for the stamp', () => {
    const caf = readCaf(made, office.publicKey);
    expect(caf).toMatchObject({
      issuerRut: ISSUER.rut,
      type: 39,
      from: 101,
      to: 200,
      date: '2026-11-28',
      isTest: true,
    });
    expect(caf.xml).toMatch(/^<CAF version="1.0"><DA><RE>76543210-3<\/RE>\S/);
    expect(caf.xml).not.toMatch(/>\s+</);
  });

  it('is XML also when the sandbox cuts the name of the issuer at an escaped sign', () => {
    const name = 'Comercializadora Vinos y Licores de A & B Limitada';
    const caf = readCaf(makeCaf({ ...ISSUER, name }, 39, [1, 2], '2026-11-28', office.privateKey));
    expect(caf.xml).toContain('<RS>Comercializadora Vinos y Licores de A &amp;</RS>');
  });

  it('is refused for what is wrong with it', () => {
    const other = makeCaf(ISSUER, 39, [101, 200], '2026-11-28', office.privateKey).toString('latin1');
    const key = /<RSASK>[^<]*<\/RSASK>/.exec(other)?.[0] ?? '';
    expect(problemOf(Buffer.from('<html>'))).toBe('not-a-caf');
    expect(problemOf(Buffer.from('number;12'))).toBe('not-a-caf');
    expect(problemOf(Buffer.alloc(0))).toBe('not-a-caf');
    expect(problemOf(changed('<TD>39</TD>', '<TD>52</TD>'))).toBe('unknown-type');
    expect(problemOf(changed('<H>200</H>', '<H>100</H>'))).toBe('empty-range');
    expect(problemOf(changed(/<RSASK>[^<]*<\/RSASK>/, key))).toBe('key-does-not-fit');
    expect(problemOf(changed('<H>200</H>', '<H>900</H>'))).toBe('signature-does-not-fit');
    expect(problemOf(made, makeOfficeKey().publicKey)).toBe('signature-does-not-fit');
  });

  it('expires after six months, except for boletas', () => {
    expect(expiryOf({ type: 39, date: '2026-11-28' })).toBeNull();
    expect(expiryOf({ type: 33, date: '2026-11-28' })).toBe('2027-05-28');
    expect(expiryOf({ type: 61, date: '2026-08-31' })).toBe('2027-02-28');
  });
});

import { describe, expect, it } from 'vitest';
import { buildDocument } from './document-xml.ts';
import { drawStampCode, StampCodeError } from './stamp-code.ts';
import { COMPANY, ISSUER, sampleKeys, TIME } from './testing/sample-documents.ts';

describe('the printed stamp', () => {
  it('holds the longest stamp', async () => {
    const { cafOf, certificate } = sampleKeys();
    const xml = buildDocument(
      {
        type: 33,
        folio: 10_000,
        date: '2026-11-28',
        issuer: ISSUER,
        receiver: { ...COMPANY, name: 'Ñ'.repeat(100) },
        lines: [{ name: 'Ü'.repeat(80), quantity: 1, price: 99_999_999, amount: 99_999_999 }],
        discounts: [],
        references: [],
        totals: { net: 84_033_612, vat: 15_966_387, alcohol: [], total: 99_999_999 },
      },
      { caf: cafOf(33), certificate },
      TIME,
    );
    const stamp = /<TED .*<\/TED>/.exec(xml)?.[0] ?? '';
    // Rejects when a reader of codes does not find the same text in the picture.
    await expect(drawStampCode(stamp)).resolves.toBeInstanceOf(Buffer);
  });

  it('is refused when it would lose error correction', async () => {
    await expect(drawStampCode('é'.repeat(1_060))).rejects.toThrow(StampCodeError);
  });
});

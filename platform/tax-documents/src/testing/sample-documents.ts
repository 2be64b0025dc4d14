/** Documents of an invented shop, and the keys of its sandbox. */
import fc from 'fast-check';
import { paidParts, totalsOf } from '../amounts.ts';
import { type Caf, readCaf } from '../caf.ts';
import { type Certificate, readCertificate } from '../certificate.ts';
import { makeCaf, makeCertificate, makeOfficeKey } from '../sandbox-keys.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type Issuer,
  mostLines,
  type Receiver,
  type TaxDocument,
  UNNAMED_RUT,
} from '../tax-document.ts';

export const ISSUER: Issuer = {
  rut: '76543210-3',
  name: 'Casa Quillay SpA',
  activity: 'Venta de vinos y alimentos',
  activityCodes: [472_200],
  address: 'Av. Los Peumos 1234',
  commune: 'Ñuñoa',
};
export const COMPANY: Receiver = {
  rut: '12345678-5',
  name: 'Comercial Los Boldos & Cía. Ltda.',
  activity: 'Restaurantes',
  address: 'Camino del Alto 77',
  commune: 'San José de la Mariquina',
};
export const TIME = '2026-11-28T12:28:31';
const DAY = '2026-11-28';
const LAST_FOLIO = 10_000;

export const PASSWORD = 'clave de prueba';
export const certificateFile = (): Buffer =>
  makeCertificate('11111111-1', 'Ana Prueba', PASSWORD, new Date('2026-01-01'));

export interface SampleKeys {
  certificate: Certificate;
  cafOf(type: DocumentType): Caf;
}

export function sampleKeys(): SampleKeys {
  const office = makeOfficeKey();
  const cafs = new Map(
    Object.values(DOCUMENT_TYPES).map((type) => [
      type,
      readCaf(makeCaf(ISSUER, type, [1, LAST_FOLIO], DAY, office.privateKey), office.publicKey),
    ]),
  );
  return {
    certificate: readCertificate(certificateFile(), PASSWORD),
    cafOf: (type) => cafs.get(type) as Caf,
  };
}

const text = fc.string({ unit: 'grapheme', maxLength: 120 }).map((name) => `Vino ${name}`);
const line = fc
  .record({
    name: text,
    quantity: fc.integer({ min: 1, max: 24 }),
    price: fc.integer({ min: 0, max: 400_000 }),
    alcoholTax: fc.constantFrom(undefined, 24, 25, 26),
  })
  .map((one) => ({ ...one, amount: one.quantity * one.price }));

/** Documents that the shop can issue: any type, names in any script, with and without coupon and alcohol tax. */
export const sampleDocument: fc.Arbitrary<TaxDocument> = fc
  .record({
    type: fc.constantFrom(DOCUMENT_TYPES.boleta, DOCUMENT_TYPES.factura, DOCUMENT_TYPES.creditNote),
    folio: fc.integer({ min: 1, max: LAST_FOLIO }),
    lines: fc.array(line, { minLength: 1, maxLength: 60 }),
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    resells: fc.boolean(),
  })
  .map(({ type, folio, lines, coupon, resells }) => {
    const isTaxed = resells && type !== DOCUMENT_TYPES.boleta;
    const kept = lines
      .slice(0, mostLines(type))
      .map(({ alcoholTax, ...one }) => (isTaxed ? { ...one, alcoholTax } : one));
    const sum = kept.reduce((total, { amount }) => total + amount, 0);
    const discounts =
      coupon > 0.5 && sum > 0 ? [{ name: 'Cupón BIENVENIDA', amount: Math.ceil(sum * coupon) }] : [];
    return {
      type,
      folio,
      date: DAY,
      issuer: ISSUER,
      receiver: type === DOCUMENT_TYPES.boleta ? { rut: UNNAMED_RUT } : COMPANY,
      lines: kept,
      discounts,
      references:
        type === DOCUMENT_TYPES.creditNote
          ? [{ type: DOCUMENT_TYPES.boleta, folio: 1, date: DAY, reason: 3, text: 'Devolución de productos' }]
          : [],
      totals: totalsOf(paidParts(kept, discounts)),
    };
  });

import type { Locale } from 'shared-contracts/locale';
import type { CafProblem } from 'tax-documents/caf';
import type { CertificateProblem } from 'tax-documents/certificate';

export type TaxRefusal =
  | CertificateProblem
  | Exclude<CafProblem, 'key-does-not-fit'>
  | 'caf-key-does-not-fit'
  | 'certificate-expired'
  | 'numbers-of-another'
  | 'numbers-of-test'
  | 'numbers-known'
  | 'numbers-expired'
  | 'voucher-until-today'
  | 'production-in-the-past'
  | 'resolution-of-test';

/** Field that causes it, and a sentence with the way to mend it. Placeholders: `{is}` and `{should}`. */
const REFUSALS: Record<TaxRefusal, { field: string } & Record<Locale, string>> = {
  'wrong-password': {
    field: 'password',
    es: 'La clave del certificado no es correcta.',
    en: 'The password is wrong.',
  },
  'password-letters': {
    field: 'password',
    es: 'Exporta el certificado otra vez, con una clave de letras a-z y números.',
    en: 'Export the certificate again with a password of letters a to z and digits.',
  },
  'not-a-certificate': {
    field: 'file',
    es: 'No es un archivo PKCS#12 (.pfx o .p12).',
    en: 'This is no PKCS#12 file (.pfx, .p12).',
  },
  'no-key': {
    field: 'file',
    es: 'Al archivo le falta la clave privada. Exporta el certificado con su clave.',
    en: 'The file has no private key. Export it with its key.',
  },
  'key-does-not-fit': {
    field: 'file',
    es: 'La clave privada no corresponde al certificado.',
    en: 'The private key does not fit the certificate.',
  },
  'certificate-expired': {
    field: 'file',
    es: 'El certificado venció el {is}. Carga uno vigente.',
    en: 'The certificate expired on {is}. Store a valid one.',
  },
  'not-a-caf': {
    field: 'file',
    es: 'No es un archivo de folios (CAF) del SII.',
    en: 'This is no file of numbers (CAF) of the tax office.',
  },
  'unknown-type': {
    field: 'file',
    es: 'La tienda no emite documentos de ese tipo. Carga folios de boleta (39), factura (33) o nota de crédito (61).',
    en: 'The shop issues no documents of this type. Store numbers of boleta (39), factura (33) or credit note (61).',
  },
  'empty-range': { field: 'file', es: 'El archivo no tiene folios.', en: 'The file has no numbers.' },
  'caf-key-does-not-fit': {
    field: 'file',
    es: 'La clave privada del archivo no corresponde a la pública. Bájalo otra vez del SII.',
    en: 'The private key does not fit the public one. Get the file from the tax office again.',
  },
  'signature-does-not-fit': {
    field: 'file',
    es: 'La firma del SII no corresponde al archivo. Bájalo otra vez del SII.',
    en: "The tax office's signature does not fit. Get the file from the tax office again.",
  },
  'numbers-of-another': {
    field: 'file',
    es: 'Los folios son del RUT {is}, y la tienda emite con el RUT {should}.',
    en: 'The numbers are of {is}, the shop is {should}.',
  },
  'numbers-of-test': {
    field: 'file',
    es: 'Estos folios sirven solo para la certificación. En producción, carga los del ambiente de producción.',
    en: 'The numbers are for the test of the tax office only.',
  },
  'numbers-known': {
    field: 'file',
    es: 'La tienda ya tiene los folios {is}. Carga un archivo nuevo.',
    en: 'The shop has the numbers {is} already. Store a new file.',
  },
  'numbers-expired': {
    field: 'file',
    es: 'Estos folios vencieron el {is}. Pide otros al SII.',
    en: 'These numbers expired on {is}. Ask the tax office for others.',
  },
  'voucher-until-today': {
    field: 'value.begins_on',
    es: 'Los pedidos pagados por {is} tienen su comprobante hasta hoy, {should}. Empieza un día después.',
    en: 'Orders paid by {is} have a voucher until today. Begin with a later day than {should}.',
  },
  'production-in-the-past': {
    field: 'value.begins_on',
    es: 'En producción, empieza hoy o después: si no, los pedidos antiguos tendrían documentos.',
    en: 'Production begins today or later: else old orders would get documents.',
  },
  'resolution-of-test': {
    field: 'value.resolution.number',
    es: 'La resolución 0 es de la certificación. Escribe la que autoriza a la empresa en producción.',
    en: 'Resolution 0 is of the test. Enter the one that authorizes the company in production.',
  },
};

/** Entered settings, certificate or numbers cannot be used. */
export class TaxRefusalError extends Error {
  readonly field: string;
  /** Sentence for staff. */
  readonly sentence: Record<Locale, string>;
  constructor(why: TaxRefusal, values: { is?: string; should?: string } = {}, options?: ErrorOptions) {
    super(`Tax documents: ${why}`, options);
    const fill = (text: string) =>
      text.replaceAll('{is}', values.is ?? '').replaceAll('{should}', values.should ?? '');
    const { field, es, en } = REFUSALS[why];
    this.field = field;
    this.sentence = { es: fill(es), en: fill(en) };
  }
}

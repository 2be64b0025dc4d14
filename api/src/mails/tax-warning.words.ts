import type { TaxDocumentKind } from 'shared-contracts/domain/tax-documents';
import type { Locale } from 'shared-contracts/locale';
import type { NoticeWords } from './notice-words.ts';

/** Documents of a kind in a sentence. */
export const TAX_KIND_WORDS: Record<TaxDocumentKind, Record<Locale, string>> = {
  boleta: { es: 'boletas', en: 'boletas' },
  factura: { es: 'facturas', en: 'facturas' },
  'credit-note': { es: 'notas de crédito', en: 'credit notes' },
  'debit-note': { es: 'notas de débito', en: 'debit notes' },
};

const ACTION = { es: 'Ver folios y certificado', en: 'See numbers and certificate' } as const;

const words = (
  locale: Locale,
  subject: string,
  title: string,
  ...paragraphs: readonly string[]
): NoticeWords => ({ subject, title, paragraphs, action: ACTION[locale] });

const GOES_ON = {
  es: 'La venta sigue. La tienda emite los documentos que falten en cuanto pueda.',
  en: 'Sales go on. The shop issues the documents that are missing as soon as it can.',
} as const;
const ASK = {
  es: 'Pide folios en sii.cl y sube el archivo a la tienda.',
  en: 'Ask for numbers at sii.cl and store the file in the shop.',
} as const;
const RENEW = {
  es: 'Renueva el certificado y sube el archivo nuevo a la tienda.',
  en: 'Renew the certificate and store the new file in the shop.',
} as const;

/** Texts of mails to owners about numbers, certificate and rejections of tax documents. */
export const TAX_WARNING_WORDS = {
  'tax-documents-rejected': {
    es: {
      subject: 'Documentos que el SII rechazó: {count}',
      title: 'El SII rechazó documentos',
      paragraphs: [
        'Boletas, facturas o notas de crédito rechazadas que esperan en la tienda: {count}. Junto a cada una está el motivo y cómo corregirlo.',
      ],
      action: 'Ver los documentos',
    },
    en: {
      subject: 'Documents that SII rejected: {count}',
      title: 'SII rejected documents',
      paragraphs: [
        'Rejected boletas, facturas or credit notes that wait in the shop: {count}. The reason and the way to mend it stand beside each.',
      ],
      action: 'See the documents',
    },
  },
  'tax-numbers-none': {
    es: words(
      'es',
      'No quedan folios de {documents}',
      'Faltan folios',
      `La tienda no puede emitir {documents}, porque no le quedan folios. ${ASK.es}`,
      GOES_ON.es,
    ),
    en: words(
      'en',
      'No numbers of {documents} are left',
      'Numbers are missing',
      `The shop cannot issue {documents}, because it has no numbers left. ${ASK.en}`,
      GOES_ON.en,
    ),
  },
  'tax-numbers-few': {
    es: words(
      'es',
      'Folios de {documents} que quedan: {left}',
      'Quedan pocos folios',
      `Folios de {documents} que quedan en la tienda: {left}. ${ASK.es}`,
    ),
    en: words(
      'en',
      'Numbers of {documents} that are left: {left}',
      'Few numbers are left',
      `Numbers of {documents} that the shop has left: {left}. ${ASK.en}`,
    ),
  },
  'tax-numbers-expire': {
    es: words(
      'es',
      'Los folios de {documents} vencen pronto',
      'Los folios vencen pronto',
      `Desde el {day} la tienda no puede usar los folios de {documents} que tiene. ${ASK.es}`,
    ),
    en: words(
      'en',
      'The numbers of {documents} expire soon',
      'Numbers expire soon',
      `From {day} on the shop cannot use the numbers of {documents} that it has. ${ASK.en}`,
    ),
  },
  'tax-certificate-none': {
    es: words(
      'es',
      'Falta el certificado para emitir boletas y facturas',
      'Falta el certificado',
      'La tienda no puede firmar documentos, porque no tiene certificado. Sube el archivo .pfx o .p12 a la tienda.',
      GOES_ON.es,
    ),
    en: words(
      'en',
      'The certificate for boletas and facturas is missing',
      'The certificate is missing',
      'The shop cannot sign documents, because it has no certificate. Store the .pfx or .p12 file in the shop.',
      GOES_ON.en,
    ),
  },
  'tax-certificate-expires': {
    es: words(
      'es',
      'El certificado vence el {day}',
      'El certificado vence pronto',
      `El certificado que firma boletas y facturas vence el {day}. ${RENEW.es}`,
    ),
    en: words(
      'en',
      'The certificate expires on {day}',
      'The certificate expires soon',
      `The certificate that signs boletas and facturas expires on {day}. ${RENEW.en}`,
    ),
  },
  'tax-certificate-expired': {
    es: words(
      'es',
      'El certificado venció',
      'El certificado venció',
      `El certificado que firma boletas y facturas venció el {day}. ${RENEW.es}`,
      GOES_ON.es,
    ),
    en: words(
      'en',
      'The certificate has expired',
      'The certificate has expired',
      `The certificate that signs boletas and facturas expired on {day}. ${RENEW.en}`,
      GOES_ON.en,
    ),
  },
} as const satisfies Record<string, Record<Locale, NoticeWords>>;

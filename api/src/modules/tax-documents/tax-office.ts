/** Creates clients of the tax office (SII) in the sandbox, in certification or in production. */
import type { TaxEnvironment, TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { Certificate } from 'tax-documents/certificate';
import type { Sender } from 'tax-documents/envelope';
import { OFFICE_ADDRESSES, type OfficeAddresses } from 'tax-documents/office/addresses';
import { createBoletaOffice } from 'tax-documents/office/boleta-office';
import { createDocumentOffice } from 'tax-documents/office/document-office';
import type { TaxOffice } from 'tax-documents/office/tax-office';
import { DOCUMENT_TYPES, type DocumentType } from 'tax-documents/tax-document';
import type { Config } from '../../config.ts';
import type { IssuingSettings } from './tax-settings.repository.ts';

export type TaxAddresses = Pick<
  Config,
  'TAX_SANDBOX_URL' | 'TAX_BOLETA_URL' | 'TAX_BOLETA_UPLOAD_URL' | 'TAX_DOCUMENT_URL'
>;

const addressesOf = (environment: TaxEnvironment, config: TaxAddresses): OfficeAddresses => {
  const { TAX_SANDBOX_URL: sandbox } = config;
  if (environment === 'sandbox') return { boletas: sandbox, boletaUploads: sandbox, documents: sandbox };
  const own = OFFICE_ADDRESSES[environment];
  return {
    boletas: config.TAX_BOLETA_URL ?? own.boletas,
    boletaUploads: config.TAX_BOLETA_UPLOAD_URL ?? own.boletaUploads,
    documents: config.TAX_DOCUMENT_URL ?? own.documents,
  };
};

const { boleta, factura, debitNote, creditNote } = DOCUMENT_TYPES;

/** Services of the tax office with their document types. One may be down while the other responds. */
export const CHANNELS = [
  { types: [boleta], create: createBoletaOffice },
  { types: [factura, debitNote, creditNote], create: createDocumentOffice },
] as const satisfies readonly { types: readonly DocumentType[]; create: unknown }[];
export type Channel = (typeof CHANNELS)[number];

/** The shop and the person who signs for it. A certificate without a RUT signs as the issuer. */
export const senderOf = (certificate: Certificate, { issuer, resolution }: TaxSettings): Sender => ({
  issuerRut: issuer.rut,
  senderRut: certificate.rut ?? issuer.rut,
  resolution,
});

/** Client of one service of the tax office. The certificate signs its requests. */
export const createTaxOffice = (
  { create }: Channel,
  settings: IssuingSettings,
  certificate: Certificate,
  config: TaxAddresses,
): TaxOffice =>
  create(addressesOf(settings.mode, config), { ...senderOf(certificate, settings), key: certificate });

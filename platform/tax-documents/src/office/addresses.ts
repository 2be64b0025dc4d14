/** Addresses of the tax office, each without a slash at its end. */
export interface OfficeAddresses {
  /** Seed, token and states of boletas (REST). */
  boletas: string;
  /** Upload of boletas, at a host of its own. */
  boletaUploads: string;
  /** Everything about facturas and notes (SOAP). */
  documents: string;
}

/** The tax office's own addresses, of its test environment and of production. */
export const OFFICE_ADDRESSES: Record<'certification' | 'production', OfficeAddresses> = {
  certification: {
    boletas: 'https://apicert.sii.cl/recursos/v1',
    boletaUploads: 'https://pangal.sii.cl/recursos/v1',
    documents: 'https://maullin.sii.cl',
  },
  production: {
    boletas: 'https://api.sii.cl/recursos/v1',
    boletaUploads: 'https://rahue.sii.cl/recursos/v1',
    documents: 'https://palena.sii.cl',
  },
};

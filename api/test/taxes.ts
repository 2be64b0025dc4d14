import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';

/** A shop that issues documents of the sandbox. */
export const TAXES: TaxSettings = {
  mode: 'sandbox',
  begins_on: '2020-01-01',
  issuer: {
    rut: '76543210-3',
    name: 'Casa Quillay SpA',
    activity: 'Venta de vinos y alimentos',
    activity_codes: [472_200],
    address: 'Av. Los Peumos 1234',
    commune: 'Ñuñoa',
  },
  resolution: { date: '2014-08-22', number: 0 },
  boleta: { webpay: 'issued', transfer: 'issued' },
};

/** Company that asks for a factura. */
export const INVOICE = {
  reason: 'Comercial Los Boldos Ltda.',
  rut: '76.086.428-5',
  giro: 'Restaurantes',
  address: 'Camino del Alto 77',
  commune_id: '13120',
};

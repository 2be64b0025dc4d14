/** The merchant behind the shop. Invented; the RUT's check digit is right. */
export const SHOP = {
  name: 'Casa Quillay',
  legalName: 'Casa Quillay Vinos y Gourmet SpA',
  rut: '76.418.530-7',
  giro: 'Venta al por menor de vinos, licores y alimentos',
  address: 'Avenida Italia 1439, Providencia, Santiago',
  commune: 'Providencia',
  email: 'hola@casaquillay.example',
  ordersEmail: 'pedidos@casaquillay.example',
  /** E.164, then as printed. */
  phones: [
    { id: 'shop', e164: '+56225550143', text: '+56 2 2555 0143' },
    { id: 'whatsapp', e164: '+56955501439', text: '+56 9 5550 1439' },
  ],
  /** Account for bank transfers, by language of its words. */
  transfer: {
    es: {
      rut: '76.418.530-7',
      bank: 'Banco de Chile',
      name: 'Casa Quillay Vinos y Gourmet SpA',
      email: 'pedidos@casaquillay.example',
      account_type: 'Cuenta corriente',
      account: '00-143-05501-08',
    },
    en: {
      rut: '76.418.530-7',
      bank: 'Banco de Chile',
      name: 'Casa Quillay Vinos y Gourmet SpA',
      email: 'pedidos@casaquillay.example',
      account_type: 'Current account',
      account: '00-143-05501-08',
    },
  },
  /** Networks with the house on them; an invented name that nobody has. */
  social: [
    { network: 'Instagram', url: 'https://www.instagram.com/casaquillay.example' },
    { network: 'Facebook', url: 'https://www.facebook.com/casaquillay.example' },
    { network: 'Pinterest', url: 'https://www.pinterest.com/casaquillay.example' },
  ],
  /** Juries of the scores on wine pages: the shop's own tasting table and two invented ones. */
  juries: ['Mesa de Cata Casa Quillay', 'Guía de la Casa', 'Copa Ciega de Santiago'],
} as const;

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
  /** Jury of the scores on wine pages: the shop's own tasting table. */
  juries: ['Mesa de Cata Casa Quillay', 'Guía de la Casa', 'Copa Ciega de Santiago'],
} as const;

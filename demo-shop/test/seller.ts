/** The merchant behind the shop, as every document must name it. Invented; the RUT's check digit is right. */
export const SELLER = {
  legalName: 'Casa Quillay Vinos y Gourmet SpA',
  rut: '76.418.530-7',
  address: 'Avenida Italia 1439, Providencia, Santiago',
  email: 'hola@casaquillay.example',
} as const;

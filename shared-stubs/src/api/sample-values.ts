/** Sample texts and numbers of generated answers, by field name. People and wineries are invented. */
import type { Locale } from 'shared-contracts/locale';
import { rowsAt } from './recorded.ts';

const [firstWine] = rowsAt<{ sku: string }>('/wines', 'es');
const PASSWORD = 'tres copas y un sacacorchos';

type Texts = Record<Locale, readonly string[]>;
const same = (...texts: string[]): Texts => ({ es: texts, en: texts });

export const TEXT_OF_ANY_FIELD: Texts = {
  es: ['Respuesta de muestra', 'Texto de muestra', 'Otro texto de muestra'],
  en: ['Sample answer', 'Sample text', 'Another sample text'],
};

/**
 * Field name → texts. The generator uses the first text that the schema accepts. Fields that are not listed
 * get a text that says "sample".
 */
export const TEXTS_BY_FIELD: Readonly<Record<string, Texts>> = {
  name: same('Sofía', 'Martín', 'Elena'),
  surname: same('Rojas', 'Fuentes', 'Vidal'),
  last_name: same('Rojas', 'Fuentes', 'Vidal'),
  email: same('sofia.rojas@correo.example', 'martin.fuentes@correo.example'),
  phone: same('+56 9 8765 4321', '+56 9 8123 4567'),
  rut: same('12.345.678-5', '11.111.111-1'),
  address: same('Av. Los Alerces 1234', 'Pasaje El Maitén 56'),
  department: same('Depto. 12', 'Casa B'),
  commune: same('Providencia', 'Ñuñoa'),
  commune_id: same('13123', '13120'),
  region: same('Región Metropolitana', 'Valparaíso'),
  region_id: same('13', '05'),
  company_name: same('Comercial Los Maitenes', 'Bodega del Puerto'),
  giro: { es: ['Restaurante', 'Venta de alimentos'], en: ['Restaurant', 'Food retail'] },
  title: { es: ['Una tarde de cata', 'Vinos de guarda'], en: ['An afternoon of tasting', 'Wines to keep'] },
  text: {
    es: ['Elegimos pocas botellas y las conocemos bien.', 'Te esperamos con una copa.'],
    en: ['We choose few bottles and know them well.', 'We are waiting with a glass.'],
  },
  message: { es: ['Listo, quedó guardado.'], en: ['Done, it is saved.'] },
  description: {
    es: ['Fruta roja, buena acidez y un final largo.'],
    en: ['Red fruit, good acidity and a long finish.'],
  },
  slug: same('cordillera-alta-cabernet-sauvignon', 'una-tarde-de-cata'),
  sku: same(firstWine?.sku ?? 'V-MUESTRA1'),
  date: same('2026-12-04'),
  hour: same('20:00'),
  cart_id: same('stub-cart-000000000001'),
  id: same('1', '2', '3', '4'),
  password: same(PASSWORD),
  password_confirmation: same(PASSWORD),
  current_password: same(PASSWORD),
  token: same('stub-token-00000000000001'),

  number: same('100001', '100002'),
  link: same('/vinos', '/blog'),
  href: same('/vinos', '/blog'),
  image: same('/storage/scenes/muestra'),
  frontend_image: same('/storage/products/muestra'),
  frontend_cover_image: same('/storage/products/muestra-copa'),
  code: same('BIENVENIDA', 'VENDIMIA'),
};

/** Prices in CLP, quantities in units. */
export const NUMBERS_BY_FIELD: Readonly<Record<string, number>> = {
  price: 12_990,
  reference_price: 15_990,
  total: 25_980,
  subtotal: 25_980,
  discount: 5_000,
  price_delivery: 3_990,
  stock: 12,
  qty: 2,
  year: 2021,
  width: 1200,
  height: 1500,
  current_page: 1,
  per_page: 12,
  last_page: 1,
  expires_in: 1_800,
};

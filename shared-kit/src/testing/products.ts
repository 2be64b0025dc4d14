/** Product cards for tests, in the API's format. */
import type { ProductCard, ProductFormat } from 'shared-contracts/api/catalogue.schema';

export const wine = (rest: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  product_type: 'Wine',
  slug: 'quebrada-honda-carmenere-2022',
  sku: 'QH-CAR-22',
  name: 'Quebrada Honda Carmenère 2022',
  name_card: 'Quebrada Honda Carmenère',
  brand: { name: 'Viña Quebrada Honda', slug: 'vina-quebrada-honda' },
  year: 2022,
  detail: 'Carmenère',
  price: 12990,
  reference_price: 15990,
  stock: 12,
  description_card: 'Mora, pimiento verde y un final largo.',
  frontend_image: '/storage/products/quebrada-honda-carmenere-2022.1a2b3c',
  frontend_cover_image: '/storage/products/quebrada-honda-carmenere-2022-label.4d5e6f',
  label: true,
  label_text: 'Oferta',
  formats: [],
  ...rest,
});

const format = (rest: Partial<ProductFormat>): ProductFormat => ({
  sku: 'BRIE-150',
  format: 150,
  price: 5990,
  reference_price: null,
  stock: 8,
  is_unit_sales: 0,
  label: false,
  label_text: null,
  ...rest,
});

/** A product sold by weight, by default in two formats: 150 g and 300 g. */
export const cheese = (
  formats: Partial<ProductFormat>[] = [{}, { sku: 'BRIE-300', format: 300, price: 10990 }],
) =>
  wine({
    id: 2,
    product_type: 'GourmetProduct',
    slug: 'brie-del-bosque',
    sku: 'BRIE',
    name: 'Brie del Bosque',
    name_card: 'Brie del Bosque',
    year: null,
    detail: 'Leche de vaca',
    price: 5990,
    reference_price: null,
    stock: 0,
    label: false,
    label_text: null,
    formats: formats.map(format),
  });

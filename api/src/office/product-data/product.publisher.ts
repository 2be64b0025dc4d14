import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import { type ProductData, productData } from 'shared-contracts/office/product-data.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { writeProducts } from '../../db/write-products.ts';
import { slugify } from '../../lib/slugify.ts';
import {
  findLabelsByFacet,
  lockKnownProducts,
} from '../../modules/catalogue/import/known-products.repository.ts';
import { toProductRows } from '../../modules/catalogue/import/to-product-rows.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { skusOf } from '../../modules/stock/take-stock.ts';
import type { DraftProblem, Publisher } from '../drafts/publisher.ts';
import * as repository from './product-data.repository.ts';
import { productProblems } from './product-rules.ts';
import { toData, toImport } from './to-data.ts';

/** Up to nine digits fit into the `int` of the table. */
const ID = /^[1-9]\d{0,8}$/;

const check = async (
  db: Executor,
  id: string,
  data: ProductData,
  locale: Locale,
): Promise<DraftProblem[]> => {
  const stored = await repository.findStoredProduct(db, Number(id));
  if (!stored) return [];
  const { main, formats } = stored;
  const [owners, slugOwner, companions, labels] = await Promise.all([
    repository.findOwners(db, skusOf(data.contents)),
    repository.findIdOfSlug(db, data.slug),
    repository.findNamesOf(db, data.companions),
    repository.findLabels(db),
  ]);
  return productProblems(data, {
    kind: main.type,
    id: main.id,
    own: new Set(formats.map(({ sku }) => sku)),
    owners,
    facets: new Set(labels.map(({ key, value }) => `${key}:${value}`)),
    companions: new Set(companions.keys()),
    slugOwner,
    stored: { slug: main.slug, isSlugFixed: main.is_slug_fixed },
    locale,
  });
};

/** Writes the rows that the catalogue import writes. Price, offer and stock of the formats stay. */
const apply = async (trx: Tx, id: string, data: ProductData): Promise<void> => {
  await repository.lockProduct(trx, Number(id));
  const found = await repository.findStoredProduct(trx, Number(id));
  if (!found) throw new Error('The product is gone.');
  const { main, formats } = found;
  if (data.slug !== main.slug) {
    // A product that is created now looks for a free address under this lock.
    await repository.lockNewSkus(trx);
    await repository.updateProduct(trx, main.id, { slug: data.slug });
  }
  // Prices are read again after the lock, because they are written as they are.
  await lockStock(trx, skusOf(formats));
  const prices = (await repository.findStoredProduct(trx, main.id))?.formats ?? [];
  const brand = (await repository.findBrandName(trx, slugify(data.brand))) ?? data.brand;
  const known = await lockKnownProducts(trx, [data.slug]);
  const product = toImport(main.type, { ...data, brand }, { prices, visible: true });
  // Shoppers see it for the first time now, although it may have been prepared long ago. An import may have shown it.
  if (!main.is_slug_fixed && !main.is_active) product.main.published_at = new Date().toISOString();
  await writeProducts(trx, [toProductRows(product, { known, labels: await findLabelsByFacet(trx) })]);
  await repository.writeCompanions(trx, main.id, data.companions);
};

/** Products of all kinds. The id is the product's number. */
export const productPublisher: Publisher<ProductData> = {
  kind: 'product',
  entity: 'product',
  accepts: async (db, id) => ID.test(id) && repository.isProduct(db, Number(id)),
  schemaOf: () => productData,
  check,
  async read(db, id) {
    const stored = await repository.findStoredProduct(db, Number(id));
    return stored?.main.is_active ? toData(stored) : null;
  },
  apply,
  withdraw: (trx, id) => repository.updateProduct(trx, Number(id), { is_active: false }),
  pathOf: (id, data) => hrefOfProduct({ product_type: data?.kind ?? '', slug: data?.slug ?? id }),
};

import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { MAX_FORMATS } from 'shared-contracts/office/catalogue-limits';
import type {
  addFormat as addSchema,
  createProduct as createSchema,
  ProductData,
} from 'shared-contracts/office/product-data.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { writeProducts } from '../../db/write-products.ts';
import { slugify } from '../../lib/slugify.ts';
import { findLabelsByFacet } from '../../modules/catalogue/import/known-products.repository.ts';
import { toProductRows } from '../../modules/catalogue/import/to-product-rows.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { hashOf, upsertDraft } from '../drafts/drafts.repository.ts';
import * as repository from './product-data.repository.ts';
import { contentProblems, refuse, refuseProblem } from './product-rules.ts';
import { EMPTY, toData, toImport } from './to-data.ts';

type NewProduct = z.output<typeof createSchema.body>;
type NewFormat = z.output<typeof addSchema.body>;
type Author = { staff: Pick<Staff, 'id'>; locale: Locale };

const MAX_SLUG = 150;
const MAX_TRIES = 1_000;

/** Address from the name, with a number when another product has it. */
const freeSlug = async (trx: Tx, name: string): Promise<string> => {
  const words = slugify(name.slice(0, MAX_SLUG)) || 'producto';
  for (let number = 1; number < MAX_TRIES; number += 1) {
    const slug = number === 1 ? words : `${words}-${number}`;
    if ((await repository.findIdOfSlug(trx, slug)) === null) return slug;
  }
  throw new Error('No address is free.');
};

/** @throws DomainError ENTRY_REFUSED */
const refuseTakenSku = async (trx: Tx, sku: string, locale: Locale): Promise<void> => {
  await repository.lockNewSkus(trx);
  const owner = (await repository.findOwners(trx, [sku])).get(sku);
  if (owner) throw refuse('skuTaken', 'sku', locale, { sku, name: owner.name });
};

const startOf = async (trx: Tx, { kind, copy_of }: NewProduct): Promise<ProductData> => {
  if (copy_of === null) return { ...EMPTY, kind };
  const stored = await repository.findStoredProduct(trx, Number(copy_of));
  if (!stored || stored.main.type !== kind) throw new DomainError('NOT_FOUND');
  return toData(stored);
};

/**
 * Creates a hidden product without stock.
 * @throws DomainError NOT_FOUND without the product to copy, ENTRY_REFUSED
 */
export const createProduct = (db: Db, { staff, locale }: Author, body: NewProduct): Promise<{ id: string }> =>
  db.transaction().execute(async (trx) => {
    const { kind, name, year, sku, price, grams } = body;
    await refuseTakenSku(trx, sku, locale);
    const start = await startOf(trx, body);
    const contents = body.contents.length > 0 ? body.contents : start.contents;
    const owners = await repository.findOwners(
      trx,
      contents.map((content) => content.sku),
    );
    const [wrong] = contentProblems(contents, { kind, owners, locale });
    if (wrong) throw refuseProblem(wrong);
    if (grams !== null && kind !== 'GourmetProduct') throw refuse('noGrams', 'grams', locale);
    const slug = await freeSlug(trx, name);
    const brand = (await repository.findBrandName(trx, slugify(body.brand))) ?? body.brand;
    const label = start.formats[0]?.label ?? { es: '', en: '' };
    const data: ProductData = {
      ...start,
      slug,
      brand,
      year,
      contents,
      texts: {
        es: { ...start.texts.es, name, name_card: '' },
        en: { ...start.texts.en, name: '', name_card: '' },
      },
      formats: [{ sku, grams, unit_sales: start.formats[0]?.unit_sales ?? true, label }],
    };
    await writeProducts(trx, [
      toProductRows(toImport(kind, data, { prices: [{ sku, price }], visible: false }), {
        known: new Map(),
        labels: await findLabelsByFacet(trx),
      }),
    ]);
    const id = await repository.findIdOfSlug(trx, slug);
    if (id === null) throw new Error('The product was not written.');
    await repository.writeCompanions(trx, id, data.companions);
    // The draft brings the product into the shop.
    const base = await hashOf(trx, null);
    const key = { kind: 'product', id: String(id) } as const;
    await upsertDraft(trx, key, { data, base, publish_at: null, staff_id: staff.id });
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.create',
      entityId: sku,
      after: { name, slug, kind, price, ...(body.copy_of && { copy_of: body.copy_of }) },
    });
    return { id: String(id) };
  });

/**
 * Adds a format without stock to a gourmet product.
 * @throws DomainError NOT_FOUND, ENTRY_REFUSED
 */
export const addFormat = (
  db: Db,
  { staff, locale }: Author,
  { id, body }: { id: number; body: NewFormat },
): Promise<{ id: string }> =>
  db.transaction().execute(async (trx) => {
    if (!(await repository.lockProduct(trx, id))) throw new DomainError('NOT_FOUND');
    const stored = await repository.findStoredProduct(trx, id);
    if (stored?.main.type !== 'GourmetProduct') throw refuse('oneFormat', 'sku', locale);
    if (stored.formats.length >= MAX_FORMATS)
      throw refuse('tooManyFormats', 'sku', locale, { limit: String(MAX_FORMATS) });
    await refuseTakenSku(trx, body.sku, locale);
    const { sku, price, grams, unit_sales, reason } = body;
    await repository.insertFormat(trx, {
      product_id: id,
      position: stored.formats.length,
      sku,
      price,
      format: grams,
      is_unit_sales: unit_sales,
    });
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.add-format',
      entityId: sku,
      after: { price, grams, unit_sales },
      reason,
    });
    return { id: String(id) };
  });

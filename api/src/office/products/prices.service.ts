import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { refusePrice } from 'shared-contracts/office/catalogue-limits';
import type {
  changePrices as changeSchema,
  previewPrices as previewSchema,
} from 'shared-contracts/office/prices.schema';
import type { z } from 'zod';
import { auditAll } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { inBatches } from '../../db/in-batches.ts';
import { changePricesOf } from '../../modules/catalogue/change-price.service.ts';
import type { Price } from '../../modules/catalogue/skus.repository.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { skusOf } from '../../modules/stock/take-stock.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { findRunningOffers } from '../price-plans/price-plans.repository.ts';
import { changeRunningOffers, priceAfterOffer } from '../price-plans/run-due-plans.service.ts';
import { findFormats, findNamedFormats, type NamedFormat } from '../prices/formats.repository.ts';
import { applyPriceChange, isSamePrice, type PriceChange, priceOf } from '../prices/price-rule.ts';

type PricePreview = EndpointOutput<typeof previewSchema>['rows'][number];
type PriceChanges = z.output<typeof changeSchema.body>;

/** Row of a preview for a sku with its planned price. */
export const toPricePreview = (
  sku: string,
  format: NamedFormat | undefined,
  plan: (before: Price) => { after: Price | null; refused: PricePreview['refused'] },
): PricePreview => {
  if (!format)
    return { sku, name: '', grams: null, version: '', before: null, after: null, refused: 'unknown' };
  const before = priceOf(format);
  const { name, grams, price_version: version } = format;
  return { sku, name, grams, version, before, ...plan(before) };
};

/** Old and new price of each sku. The end of a planned offer brings the regular price back. Changes nothing. */
export const previewPrices = async (
  db: Executor,
  skus: readonly string[],
  change: PriceChange,
): Promise<PricePreview[]> => {
  const formats = await findNamedFormats(db, skus);
  const offers = change.price.kind === 'end-offer' ? await findRunningOffers(db, skus) : [];
  const offerOf = new Map(offers.map((plan) => [plan.sku, plan]));
  return skus.map((sku) =>
    toPricePreview(sku, formats.get(sku), (before) => {
      const offer = offerOf.get(sku);
      const regular = offer ? priceAfterOffer(offer, before) : before;
      return isSamePrice(regular, before)
        ? applyPriceChange(before, change)
        : { after: priceOf(regular), refused: null };
    }),
  );
};

type PriceRow = PriceChanges['rows'][number];

/** Rows that change something. @throws DomainError CONFLICT, ROW_REFUSED */
const planChanges = async (db: Executor, rows: readonly PriceRow[]) => {
  const formats = await findFormats(db, skusOf(rows));
  return rows.flatMap(({ sku, version, price, reference_price }) => {
    const before = formats.get(sku);
    if (!before) throw new DomainError('ROW_REFUSED', { sku }, [sku]);
    if (before.price_version !== version) throw new DomainError('CONFLICT', {}, [sku]);
    const reference = reference_price === undefined ? before.reference_price : reference_price;
    const after = { price, reference_price: reference === null ? null : String(reference) };
    if (isSamePrice(before, after)) return [];
    if (refusePrice(after)) throw new DomainError('ROW_REFUSED', { sku }, [sku]);
    return [{ sku, before: priceOf(before), after }];
  });
};

/**
 * Changes the prices of all rows, or of none when one of them is refused. Many rows are written in several short
 * transactions, because orders wait for the rows of each. When another person changes a row between the check and its
 * transaction, the rows of the transactions before stay changed, and the next preview shows the others.
 * @throws DomainError CONFLICT when another person changed one of them; ROW_REFUSED
 */
export const changePrices = async (
  db: Db,
  staff: Pick<Staff, 'id'>,
  { rows, reason }: PriceChanges,
): Promise<{ changed: number }> => {
  await planChanges(db, rows);
  let changed = 0;
  await inBatches(rows, async (batch) => {
    const written = await db.transaction().execute((trx) => writeBatch(trx, staff, batch, reason));
    changed += written;
  });
  return { changed };
};

const writeBatch = async (
  trx: Tx,
  staff: Pick<Staff, 'id'>,
  batch: readonly PriceRow[],
  reason: string,
): Promise<number> => {
  await lockStock(trx, skusOf(batch));
  const changes = await planChanges(trx, batch);
  await changePricesOf(
    trx,
    changes.map(({ sku, after }) => ({ sku, ...after })),
    reason,
  );
  await changeRunningOffers(trx, changes);
  await auditAll(
    trx,
    changes.map(({ sku, before, after }) => ({
      staffId: staff.id,
      action: 'catalogue.change-price',
      entityId: sku,
      before,
      after,
      reason,
    })),
  );
  return changes.length;
};

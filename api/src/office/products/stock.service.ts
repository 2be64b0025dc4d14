import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type {
  correctStock as correctSchema,
  previewStock as previewSchema,
} from 'shared-contracts/office/stock.schema';
import type { z } from 'zod';
import { auditAll } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { inBatches } from '../../db/in-batches.ts';
import { refuseCount, setCountedStock } from '../../modules/catalogue/restock.service.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { skusOf } from '../../modules/stock/take-stock.ts';
import type { Staff } from '../access/sessions.repository.ts';
import {
  type Format,
  findFormats,
  findNamedFormats,
  type NamedFormat,
} from '../prices/formats.repository.ts';

type StockPreview = EndpointOutput<typeof previewSchema>['rows'][number];
type StockChange = z.output<typeof previewSchema.body>['change'];
type Correction = z.output<typeof correctSchema.body>;

const reservedOf = ({ reserved_paid, reserved_unpaid }: Format): number => reserved_paid + reserved_unpaid;

/** Row of a preview for a sku with its units by `plan`. */
export const toStockPreview = (
  sku: string,
  format: NamedFormat | undefined,
  plan: (onHand: number) => number,
): StockPreview => {
  if (!format)
    return {
      sku,
      name: '',
      grams: null,
      version: '',
      before: null,
      after: null,
      reserved: 0,
      refused: 'unknown',
    };
  const { name, grams, stock_version: version, on_hand: before } = format;
  const reserved = reservedOf(format);
  const row = { sku, name, grams, version, before, reserved };
  if (before === null) return { ...row, after: null, refused: 'box' };
  const after = plan(before);
  return { ...row, after, refused: after === before ? null : refuseCount({ onHand: after, reserved }) };
};

/** Old and new units of each sku. Changes nothing. */
export const previewStock = async (
  db: Executor,
  skus: readonly string[],
  change: StockChange,
): Promise<StockPreview[]> => {
  const formats = await findNamedFormats(db, skus);
  const plan = (onHand: number) => (change.kind === 'set' ? change.units : onHand + change.units);
  return skus.map((sku) => toStockPreview(sku, formats.get(sku), plan));
};

type StockRow = Correction['rows'][number];

/** Rows that change something. @throws DomainError CONFLICT, ROW_REFUSED */
const planCounts = async (db: Executor, rows: readonly StockRow[]) => {
  const formats = await findFormats(db, skusOf(rows));
  return rows.flatMap(({ sku, version, on_hand: onHand }) => {
    const format = formats.get(sku);
    if (!format || format.on_hand === null) throw new DomainError('ROW_REFUSED', { sku }, [sku]);
    if (format.stock_version !== version) throw new DomainError('CONFLICT', {}, [sku]);
    const count = { sku, onHand, reserved: reservedOf(format), before: format.on_hand };
    if (onHand === format.on_hand) return [];
    if (refuseCount(count)) throw new DomainError('ROW_REFUSED', { sku }, [sku]);
    return [count];
  });
};

/**
 * Sets the units in the cellar of all rows, or of none when one of them is refused. Many rows are written in several
 * short transactions, as prices are. Orders that are placed meanwhile keep their units.
 * @throws DomainError CONFLICT when the units in the cellar changed; ROW_REFUSED for an unknown sku, a box, and too few
 *   units for the orders that are not sent yet
 */
export const correctStock = async (
  db: Db,
  staff: Pick<Staff, 'id'>,
  correction: Correction,
): Promise<{ changed: number }> => {
  await planCounts(db, correction.rows);
  let changed = 0;
  await inBatches(correction.rows, async (rows) => {
    const written = await db.transaction().execute((trx) => writeBatch(trx, staff, { ...correction, rows }));
    changed += written;
  });
  return { changed };
};

const writeBatch = async (
  trx: Tx,
  staff: Pick<Staff, 'id'>,
  { rows, cause, note }: Correction,
): Promise<number> => {
  // Orders lock the same rows before they take units. Reserved units are read after the lock.
  await lockStock(trx, skusOf(rows));
  const counts = await planCounts(trx, rows);
  await setCountedStock(trx, counts);
  await auditAll(
    trx,
    counts.map(({ sku, onHand, before }) => ({
      staffId: staff.id,
      action: 'catalogue.change-stock',
      entityId: sku,
      before: { on_hand: before },
      after: { on_hand: onHand, cause },
      reason: note || null,
    })),
  );
  return counts.length;
};

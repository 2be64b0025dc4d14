import { type AuditEntry, audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import { findBoxContents, lockOrderStock, takeOrderStock } from '../stock/stock.repository.ts';
import { skusOf, unitsOfLine } from '../stock/take-stock.ts';
import { findOrderNumber, takeUnmovedUnits, type UnmovedUnits } from './refund-lines.repository.ts';

/**
 * Carries out the fate of refunded units once: puts them back on sale, or writes them off. Only units that the order
 * took can come back, so that no unit comes back twice. The history of each format names the order.
 */
export const moveReturned = async (trx: Tx, orderId: string, refundIds: readonly string[]): Promise<void> => {
  const unmoved = await takeUnmovedUnits(trx, refundIds);
  await moveUnits(trx, orderId, unmoved, { staffId: null, action: 'orders.refund' });
};

/** Takes units from an order and carries out their fate, with an entry in the history of each format. */
export const moveUnits = async (
  trx: Tx,
  orderId: string,
  unmoved: readonly UnmovedUnits[],
  by: Pick<AuditEntry, 'staffId' | 'action'>,
): Promise<void> => {
  if (unmoved.length === 0) return;
  const contents = await findBoxContents(trx, skusOf(unmoved));
  const held = await lockOrderStock(trx, orderId);
  const moves = unmoved.flatMap(({ fate, cause, ...line }) =>
    unitsOfLine(line, contents).flatMap(({ sku, qty }) => {
      const had = held.get(sku) ?? 0;
      const units = Math.min(had, qty);
      held.set(sku, had - units);
      return units > 0 ? [{ sku, units, fate, cause }] : [];
    }),
  );
  await takeOrderStock(trx, orderId, moves);
  const number = await findOrderNumber(trx, orderId);
  for (const { sku, units, fate, cause } of moves)
    await audit(trx, {
      ...by,
      entity: 'product',
      entityId: sku,
      after:
        fate === 'stock'
          ? { order: number, returned: units }
          : { order: number, written_off: units, write_off: cause },
    });
};

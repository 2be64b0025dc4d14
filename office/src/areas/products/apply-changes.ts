import { parseReferencePrice } from 'shared-contracts/domain/money';
import { planPrices } from 'shared-contracts/office/price-plans';
import { changePrices } from 'shared-contracts/office/prices';
import { correctStock } from 'shared-contracts/office/stock';
import type { StockCause } from 'shared-contracts/office/stock-causes';
import type { OfficeClient } from '../../api/office-client.ts';
import { isReason } from '../../forms/reason.tsx';
import { type PlanHours, planTimesOf } from './plan-times.ts';
import { changesOf } from './preview-table.tsx';
import type { BulkPreview, PlanPreview, PricePreview, StockPreview } from './types.ts';

export type BulkSubject = 'prices' | 'stock';
/** Explanation of a change, for the history. */
export interface BulkReason {
  /** For prices. */
  reason: string;
  /** For stock. */
  cause: StockCause;
}

const toPriceRow = ({ sku, version, after }: PricePreview) => {
  const reference = after?.reference_price ?? null;
  const reference_price = parseReferencePrice(reference);
  return {
    sku,
    version,
    price: after?.price ?? 0,
    // Words stay as they are: without a value the format keeps its own.
    ...((reference === null || reference_price !== null) && { reference_price }),
  };
};

/**
 * Applies the rows of a preview that change something, with the versions of the preview. Applies none when one is
 * refused.
 */
export const applyChanges = (
  { call }: OfficeClient,
  subject: BulkSubject,
  rows: readonly BulkPreview[],
  { reason, cause }: BulkReason,
): Promise<{ changed: number }> => {
  if (subject === 'prices') {
    const prices = changesOf(rows as readonly PricePreview[]).map(toPriceRow);
    return call(changePrices, { body: { rows: prices, reason } });
  }
  const counts = changesOf(rows as readonly StockPreview[]).map(({ sku, version, after }) => ({
    sku,
    version,
    on_hand: after ?? 0,
  }));
  return call(correctStock, { body: { rows: counts, cause, ...(reason && { note: reason }) } });
};

/** Plans the offers of a preview. Plans none when one is refused. */
export const planOffers = (
  { call }: OfficeClient,
  rows: readonly BulkPreview[],
  hours: PlanHours,
  reason: string,
): Promise<{ changed: number }> => {
  const offers = changesOf(rows as readonly PlanPreview[]);
  const prices = offers.map(({ sku, after }) => ({ sku, price: after?.price ?? 0 }));
  return call(planPrices, { body: { rows: prices, kind: 'offer', ...planTimesOf(hours), reason } });
};

/** Whether the reason is as the contract asks for it: of prices always, of stock for another cause. */
export const isBulkReasonReady = (subject: BulkSubject, { reason, cause }: BulkReason): boolean =>
  (subject === 'stock' && cause !== 'other') || isReason(reason);

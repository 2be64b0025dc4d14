import type { OfficeTaxes } from 'shared-contracts/office/taxes.schema';
import type { Executor } from '../../db/connect.ts';
import {
  countUndocumentedSince,
  countWithoutSale,
  findUndocumentedSince,
  type Needing,
} from './tax-documents.repository.ts';
import {
  findIssuingSettings,
  findProductionStart,
  findTaxSettings,
  type IssuingSettings,
} from './tax-settings.repository.ts';

/** Orders that need documents by the settings of a shop that issues them. */
export const needingOf = (settings: IssuingSettings): Needing => ({
  environment: settings.mode,
  beginsOn: settings.begins_on,
  vouchers: Object.entries(settings.boleta).flatMap(([means, by]) => (by === 'voucher' ? [means] : [])),
});

/** The job issues within a minute, and may be slow once. */
const PATIENCE_MS = 10 * 60_000;

const lateSince = (now: Date) => new Date(now.getTime() - PATIENCE_MS);

/** Number of paid orders with a document or a credit note that is late. */
export const countUndocumented = async (
  db: Executor,
  now: Date,
): Promise<{ total: number; more: boolean }> => {
  const settings = await findIssuingSettings(db);
  if (!settings) return { total: 0, more: false };
  return countUndocumentedSince(db, needingOf(settings), lateSince(now));
};

/** The oldest of these orders. */
export const findLate = async (
  db: Executor,
  now: Date,
  most: number,
): Promise<NonNullable<OfficeTaxes['missing_orders']>> => {
  const settings = await findIssuingSettings(db);
  return settings ? findUndocumentedSince(db, needingOf(settings), lateSince(now), most) : [];
};

/**
 * Paid orders that have no document of production, and get none with these settings: the shop was out of production, or
 * its first day was moved behind them. Null when there are none.
 */
export const findLeftOut = async (db: Executor): Promise<OfficeTaxes['left_out']> => {
  const [settings, since] = [await findTaxSettings(db), await findProductionStart(db)];
  if (!settings || since === null) return null;
  const needing = { ...needingOf({ ...settings, mode: 'production' }), beginsOn: since };
  const before = settings.mode === 'production' ? settings.begins_on : null;
  const { total: orders } = await countWithoutSale(db, needing, before);
  return orders > 0 ? { orders, since } : null;
};

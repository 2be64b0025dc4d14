import type { Coupon } from 'shared-contracts/domain/coupon';
import { lineName } from 'shared-contracts/domain/line-name';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import type { Platform } from '../../db/schema/sales.ts';
import { type BoxContent, takeStock, type WantedLine } from '../stock/take-stock.ts';
import type { UnpaidLimit } from './unpaid-limits.ts';
import { countHeldUses, countOpenOrders, findHeldUnits, type Person } from './unpaid-orders.repository.ts';

/** Facts about the buyer that the limits of unpaid orders need. */
export interface Placer {
  limit: UnpaidLimit;
  /**
   * Signed in with a confirmed e-mail address. Needs no bot check, and only the account's orders count as theirs. The
   * limit on reserved stock does not apply to the customer's card orders.
   */
  isConfirmed: boolean;
  /** Solved the bot check. */
  isChecked: boolean;
  /** The network or the kind of browser placed many orders. */
  isNearLimit: boolean;
}

/** @throws DomainError BOT_CHECK_FAILED, naming the field `altcha` */
export const requireCheck = ({ isConfirmed, isChecked }: Placer): void => {
  if (!isConfirmed && !isChecked) throw new DomainError('BOT_CHECK_FAILED', {}, ['altcha']);
};

/** @throws DomainError TOO_MANY_UNPAID */
export const refuseManyOpen = async (
  trx: Tx,
  platform: Platform,
  { limit, isConfirmed }: Placer,
  {
    userId,
    ...person
  }: Omit<Person, 'accountId'> & { userId: string | null; exceptOrderId: string | undefined },
): Promise<void> => {
  const accountId = isConfirmed ? userId : null;
  if ((await countOpenOrders(trx, platform, { ...person, accountId })) >= limit.openPerPerson)
    throw new DomainError('TOO_MANY_UNPAID');
};

/**
 * Limits the total units reserved by unpaid orders, so that nobody can block the stock without paying. Requires the bot
 * check above `checkAboveShare`. Does not apply to a card order of a customer with a confirmed e-mail.
 * @throws DomainError TRANSFER_HELD, STOCK_HELD, BOT_CHECK_FAILED
 */
export const refuseLargeHold = async (
  trx: Tx,
  platform: Platform,
  placer: Placer,
  order: { lines: readonly WantedLine[]; contents: readonly BoxContent[]; left: ReadonlyMap<string, number> },
): Promise<void> => {
  const { lines, contents, left } = order;
  const { limit } = placer;
  if (platform === 'webpay' && placer.isConfirmed) return;
  const held = await findHeldUnits(trx, platform, [...left.keys()]);
  const allowed = (share: number) =>
    new Map(
      [...left].map(([sku, units]) => {
        const before = held.get(sku) ?? 0;
        const cap = Math.max(limit.heldUnits, Math.floor((units + before) * share));
        return [sku, Math.min(units, cap - before)];
      }),
    );
  const taken = takeStock(lines, contents, allowed(limit.heldShare));
  if (taken.kind === 'short') {
    const code = platform === 'transfer' ? 'TRANSFER_HELD' : 'STOCK_HELD';
    throw new DomainError(code, { name: lineName(taken.line), available: taken.available });
  }
  if (takeStock(lines, contents, allowed(limit.checkAboveShare)).kind === 'short') requireCheck(placer);
};

/**
 * Limits the uses of a limited coupon that unpaid orders hold.
 * Does not apply to a coupon for one e-mail address, because only its owner can use it.
 * @throws DomainError COUPON_HELD
 */
export const refuseHeldCoupon = async (
  trx: Tx,
  platform: Platform,
  { limit }: Placer,
  {
    coupon,
    exceptOrderId,
  }: { coupon: Pick<Coupon, 'id' | 'uses' | 'email'>; exceptOrderId: string | undefined },
): Promise<void> => {
  if (coupon.uses === null || coupon.email !== null) return;
  const cap = Math.max(limit.heldUses, Math.floor(coupon.uses * limit.heldShare));
  if ((await countHeldUses(trx, platform, coupon.id, exceptOrderId)) >= cap)
    throw new DomainError('COUPON_HELD', {}, ['coupon']);
};

import { Command, InvalidArgumentError } from 'commander';
import { email } from 'shared-contracts/api/fields.schema';
import { normalizeCode } from 'shared-contracts/domain/coupon';
import { formatClp } from 'shared-contracts/domain/money';
import { MAX_COUPON_AMOUNT, MAX_COUPON_USES } from 'shared-contracts/office/catalogue-limits';
import { endOfDay } from '../lib/santiago.ts';
import {
  findCouponByCode,
  findCouponOrders,
  findCouponsWithUses,
  insertCoupon,
} from '../modules/discounts/discounts.repository.ts';
import { CommandError, print } from './print.ts';
import { wholeNumber } from './whole-number.ts';
import { withMigratedDatabase } from './with-database.ts';

interface CreateOptions {
  amount?: number;
  percent?: number;
  uses?: number;
  minTotal?: number;
  expires?: Date;
  email?: string;
  auto?: boolean;
  dryRun?: boolean;
}

const CODE = /^[A-Z0-9_-]{3,40}$/;

const worth = ({ amount, percent }: { amount?: number | null; percent?: number | null }): string => {
  if (amount) return formatClp(amount);
  return percent ? `${percent} %` : 'free delivery';
};

const createCommand = new Command('create')
  .description('issue a coupon: an amount or a per cent off the goods of an order that has no other discount')
  .argument('<code>', '3 to 40 letters, digits, - or _; capitals do not matter')
  .option('--amount <clp>', 'pesos off', upTo(MAX_COUPON_AMOUNT))
  .option('--percent <n>', 'per cent off, 1 to 100', upTo(100))
  .option('--uses <n>', 'orders that may use it; without it as many as like', upTo(MAX_COUPON_USES))
  .option('--min-total <clp>', 'goods must be worth this much', wholeNumber)
  .option('--expires <date>', 'last day it is valid, as 2026-12-31, in Santiago', lastMoment)
  .option('--email <address>', 'only for this buyer', address)
  .option('--auto', 'applies by itself')
  .option('--dry-run', 'only say what would be issued')
  .action((typed: string, options: CreateOptions) =>
    withMigratedDatabase(async (db) => {
      const code = normalizeCode(typed);
      if (!CODE.test(code)) throw new CommandError('A code is 3 to 40 letters, digits, - or _.');
      if ((options.amount === undefined) === (options.percent === undefined))
        throw new CommandError('Say either --amount or --percent.');
      const coupon = {
        code,
        amount: options.amount ?? null,
        percent: options.percent ?? null,
        uses: options.uses ?? null,
        min_total: options.minTotal ?? 0,
        expires_at: options.expires ?? null,
        email: options.email ?? null,
        is_auto: options.auto ?? false,
      };
      const isKnown = options.dryRun ? await findCouponByCode(db, code) : !(await insertCoupon(db, coupon));
      if (isKnown) throw new CommandError(`There is a coupon ${code} already.`);
      const uses =
        coupon.uses === null ? 'any number of uses' : `${coupon.uses} use${coupon.uses === 1 ? '' : 's'}`;
      print(`${code}: ${worth(coupon)} off, ${uses}${options.dryRun ? ' (dry run, nothing issued)' : ''}`);
    }),
  );

const listCommand = new Command('list').description('coupons, newest first, with their uses').action(() =>
  withMigratedDatabase(async (db) => {
    const coupons = await findCouponsWithUses(db);
    for (const { code, used, uses, min_total, expires_at, email, is_auto, ...value } of coupons) {
      const rules = [
        min_total > 0 && `from ${formatClp(min_total)}`,
        expires_at && `until ${expires_at.toISOString().slice(0, 16)}Z`,
        email && `for ${email}`,
        is_auto && 'applies by itself',
      ].filter(Boolean);
      print([code.padEnd(20), worth(value), `used ${used} of ${uses ?? '∞'}`, ...rules].join('  '));
    }
    if (coupons.length === 0) print('No coupons.');
  }),
);

const usesCommand = new Command('uses')
  .description('orders that use a coupon')
  .argument('<code>')
  .action((typed: string) =>
    withMigratedDatabase(async (db) => {
      const coupon = await findCouponByCode(db, normalizeCode(typed));
      if (!coupon) throw new CommandError(`There is no coupon ${typed}.`);
      const orders = await findCouponOrders(db, coupon.id);
      for (const { number, created_at, status, payment_status, coupon_discount } of orders) {
        const minute = created_at.toISOString().slice(0, 16);
        const state = `${status}, payment ${payment_status}`;
        print(`${number}  ${minute}  ${state}  -${formatClp(coupon_discount)}`);
      }
      if (orders.length === 0) print('No order uses it.');
    }),
  );

export const couponCommand = new Command('coupon')
  .description('issue coupons and see who uses them')
  .addCommand(createCommand)
  .addCommand(listCommand)
  .addCommand(usesCommand);

/** One coupon above the limits of the contract would fail the list of the office. */
function upTo(most: number): (value: string) => number {
  return (value) => {
    const number = wholeNumber(value);
    if (number > most) throw new InvalidArgumentError(`It must be 1 to ${most}.`);
    return number;
  };
}

function address(value: string): string {
  if (!email.safeParse(value).success) throw new InvalidArgumentError('It must be an e-mail address.');
  return value;
}

/** End of a day in Santiago. */
function lastMoment(value: string): Date {
  let end: Date | undefined;
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) end = endOfDay(value);
  } catch {
    // No day of the calendar, e.g. 2026-02-30.
  }
  if (!end) throw new InvalidArgumentError('It must be a day, as 2026-12-31.');
  if (end <= new Date()) throw new InvalidArgumentError('This day has passed.');
  return end;
}

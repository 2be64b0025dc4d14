import type { ReturnOffer, OrderReturn as ShownReturn } from 'shared-contracts/api/order-return.schema';
import { addDays } from 'shared-contracts/domain/days';
import { lineName } from 'shared-contracts/domain/line-name';
import { MONEY_BACK_DAYS, withdrawalExclusion } from 'shared-contracts/domain/order-returns';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { returnSlipLink } from '../../lib/document-link.ts';
import { pick } from '../../lib/pick.ts';
import type { Refund } from '../refunds/refunds.repository.ts';
import { isUndecided, type OrderReturn } from '../returns/returns.repository.ts';
import type { WholeOrder } from './order-details.service.ts';

/** Number of a return: CQ-000042-D1. */
export const returnNumber = (orderNumber: string, { position }: Pick<OrderReturn, 'position'>): string =>
  `${orderNumber}-D${position}`;

/** Last day on which the shop gives the money of a return back. */
export const moneyBackDay = ({ requested_at }: Pick<OrderReturn, 'requested_at'>): string =>
  addDays(dayInSantiago(requested_at), MONEY_BACK_DAYS);

type Lines = readonly Pick<WholeOrder['lines'][number], 'position' | 'name' | 'format'>[];

/**
 * Names and units of a return's lines.
 * @param refund of an accepted return. It has the units that staff took
 */
export const toReturnLines = (
  lines: Lines,
  { lines: returned }: Pick<OrderReturn, 'lines'>,
  refund?: Pick<Refund, 'lines'>,
): ShownReturn['lines'] =>
  returned.map(({ line_id, qty }) => {
    const line = lines.find(({ position }) => String(position) === line_id);
    const accepted = refund?.lines.find((part) => part.line_id === line_id)?.qty ?? 0;
    return { name: line ? lineName(line) : '', qty, ...(refund && { accepted }) };
  });

/** Returns of an order for its buyer. */
export const toOrderReturns = (
  { order, lines, refunds, returns }: Pick<WholeOrder, 'order' | 'lines' | 'refunds' | 'returns'>,
  secret: string,
): ShownReturn[] =>
  returns.map((one) => {
    const refund = refunds.find(({ id }) => id === one.refund_id);
    return {
      ...pick(one, 'id', 'ground', 'reason', 'question', 'answer', 'refusal'),
      number: returnNumber(order.number, one),
      state: refund?.done_at ? 'refunded' : one.state,
      requested_at: one.requested_at.toISOString(),
      decided_at: one.ended_at?.toISOString() ?? null,
      money_by: moneyBackDay(one),
      lines: toReturnLines(lines, one, refund),
      pictures: one.pictures.length,
      amount: refund?.amount ?? null,
      slip_url: isUndecided(one) ? returnSlipLink(secret, one.id) : null,
    };
  });

/** Products that the buyer may return now. */
export const toReturnOffer = ({
  lines,
  returnable,
}: Pick<WholeOrder, 'lines' | 'returnable'>): ReturnOffer | null =>
  returnable && {
    received_on: returnable.receipt.receivedOn,
    lines: returnable.units.flatMap(({ line_id, qty }) => {
      const line = lines.find(({ position }) => String(position) === line_id);
      return line ? [{ line_id, name: lineName(line), qty, exclusion: withdrawalExclusion(line) }] : [];
    }),
    grounds: returnable.grounds,
    money: returnable.money,
  };

import type { OrderReturn } from 'shared-contracts/api/order-return.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import { answerReturn, requestReturn, sendReturnPicture, withdrawReturn } from 'shared-contracts/api/returns';
import type { RequestReturnBody } from 'shared-contracts/api/returns.schema';
import { addDays } from 'shared-contracts/domain/days';
import { MONEY_BACK_DAYS } from 'shared-contracts/domain/order-returns';
import { proofTypeOf } from 'shared-contracts/domain/proof-file';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { bytesOf } from '../bytes-of.ts';
import { storeOrder } from '../to-order.ts';
import { answer, type HandlerContext, type Handlers, orderOf, orNotFound } from './handler.ts';

const keep = ({ state }: HandlerContext, order: Order): { data: Order } => ({
  data: storeOrder(state, order),
});

/** Changes an undecided return. @throws DomainError NOT_FOUND, CONFLICT */
const change = (context: HandlerContext, changes: (one: OrderReturn) => Partial<OrderReturn>) => {
  const order = orderOf(context);
  const found = orNotFound(order.returns?.find(({ id }) => id === context.request.params.return_id));
  if (found.state !== 'requested' && found.state !== 'asked') throw new DomainError('CONFLICT');
  const returns = order.returns?.map((one) => (one === found ? { ...one, ...changes(one) } : one)) ?? [];
  return keep(context, { ...order, returns });
};

/** Return that the body asks for. Its id is the request's key. */
const toReturn = (
  { number, returns = [], return_offer }: Order,
  { request_key, ground, reason, lines }: RequestReturnBody,
  now: number,
): OrderReturn => ({
  id: request_key,
  number: `${number}-D${returns.length + 1}`,
  state: 'requested',
  ground,
  reason: reason ?? null,
  requested_at: new Date(now).toISOString(),
  decided_at: null,
  money_by: addDays(dayInSantiago(new Date(now)), MONEY_BACK_DAYS),
  question: null,
  answer: null,
  refusal: null,
  lines: lines.map(({ line_id, qty }) => ({
    name: return_offer?.lines.find((line) => line.line_id === line_id)?.name ?? '',
    qty,
  })),
  pictures: 0,
  amount: null,
  slip_url: null,
});

export const returnHandlers: Handlers = {
  ...answer(requestReturn, (context) => {
    const order = orderOf(context);
    const body = context.request.body as RequestReturnBody;
    if (order.returns?.some(({ id }) => id === body.request_key)) return { data: order };
    if (!order.return_offer) throw new DomainError('CONFLICT');
    const made = toReturn(order, body, context.now());
    return keep(context, { ...order, returns: [...(order.returns ?? []), made], return_offer: null });
  }),
  ...answer(sendReturnPicture, (context) => {
    const type = proofTypeOf(bytesOf((context.request.body as { file: string }).file));
    if (type === null || type === 'application/pdf') throw new DomainError('FILE_NOT_ACCEPTED', {}, ['file']);
    return change(context, ({ pictures }) => ({ pictures: pictures + 1 }));
  }),
  ...answer(withdrawReturn, (context) =>
    change(context, () => ({ state: 'withdrawn', decided_at: new Date(context.now()).toISOString() })),
  ),
  ...answer(answerReturn, (context) =>
    change(context, () => ({
      state: 'requested',
      answer: (context.request.body as { answer: string }).answer,
    })),
  ),
};

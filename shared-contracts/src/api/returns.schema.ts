import { z } from 'zod';
import { MAX_RETURN_PICTURES, MAX_RETURN_WORDS, RETURN_GROUNDS } from '../domain/order-returns.ts';
import { MAX_QTY } from '../domain/stock.ts';
import { missing, optionalProse, prose } from './fields.schema.ts';
import { readOrder, sendProof } from './orders.schema.ts';
import { refundAccount } from './refund-account.schema.ts';

const ofReturn = { ...readOrder, params: readOrder.params.extend({ return_id: z.uuid() }) };

export const requestReturn = {
  ...readOrder,
  body: z
    .object({
      /** Made by the page for each request. A repeat with the same key changes nothing. */
      request_key: z.uuid(),
      ground: z.enum(RETURN_GROUNDS),
      /** Words of the buyer. A change of mind needs none. */
      reason: optionalProse(MAX_RETURN_WORDS),
      lines: z
        .array(z.object({ line_id: z.string().max(10), qty: z.int().min(1).max(MAX_QTY) }))
        .min(1)
        .max(200),
      /** For the money, when `return_offer.money` of the order asks for it. */
      account: refundAccount.optional(),
    })
    .refine(({ ground, reason }) => ground === 'changed-mind' || reason, missing('reason')),
};
export type RequestReturnBody = z.input<typeof requestReturn.body>;

export const sendReturnPicture = {
  ...readOrder,
  params: ofReturn.params.extend({ position: z.coerce.number().int().min(1).max(MAX_RETURN_PICTURES) }),
  /** JPG or PNG, as a proof of a transfer is sent. */
  body: sendProof.body,
};

export const withdrawReturn = { ...ofReturn, body: z.object({}) };

/** The buyer answers the shop's question about the return. */
export const answerReturn = { ...ofReturn, body: z.object({ answer: prose(MAX_RETURN_WORDS) }) };

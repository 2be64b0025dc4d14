import { endpoint } from './endpoint.ts';
import { ORDERS_PATH } from './orders-path.ts';
import type * as schema from './returns.schema.ts';

const ONE = `${ORDERS_PATH}/:id/order/returns/:return_id`;

export const requestReturn = /* @__PURE__ */ endpoint<typeof schema.requestReturn>({
  id: 'request-return',
  method: 'POST',
  path: `${ORDERS_PATH}/:id/order/returns`,
  summary: 'Ask for a return of products, for the order’s owner only; a repeat changes nothing',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const sendReturnPicture = /* @__PURE__ */ endpoint<typeof schema.sendReturnPicture>({
  id: 'send-return-picture',
  method: 'PUT',
  path: `${ONE}/pictures/:position`,
  summary: 'A picture of products to return, while no decision is made',
  errors: [
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'FILE_NOT_ACCEPTED',
    'CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
  carriesFile: true,
});

export const withdrawReturn = /* @__PURE__ */ endpoint<typeof schema.withdrawReturn>({
  id: 'withdraw-return',
  method: 'POST',
  path: `${ONE}/withdraw`,
  summary: 'Withdraw a return that staff have not decided; a repeat changes nothing',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const answerReturn = /* @__PURE__ */ endpoint<typeof schema.answerReturn>({
  id: 'answer-return',
  method: 'POST',
  path: `${ONE}/answer`,
  summary: 'Answer a question of staff about a return; a repeat changes nothing',
  errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

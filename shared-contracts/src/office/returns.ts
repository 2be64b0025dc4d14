import { officeEndpoint } from './endpoint.ts';
import type * as schema from './returns.schema.ts';

export const listReturns = /* @__PURE__ */ officeEndpoint<typeof schema.listReturns>({
  id: 'office-list-returns',
  method: 'GET',
  path: '/office/returns',
  access: 'orders.read',
  summary: 'Returns of products by their buyers',
  errors: ['VALIDATION_FAILED'],
});

export const readReturn = /* @__PURE__ */ officeEndpoint<typeof schema.readReturn>({
  id: 'office-read-return',
  method: 'GET',
  path: '/office/returns/:id',
  access: 'orders.read',
  summary: 'A return of products',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const readReturnPicture = /* @__PURE__ */ officeEndpoint<typeof schema.readReturnPicture>({
  id: 'office-read-return-picture',
  method: 'GET',
  path: '/office/returns/:id/pictures/:position',
  access: 'orders.read',
  summary: 'Picture that the buyer sent of products to return',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const acceptReturn = /* @__PURE__ */ officeEndpoint<typeof schema.acceptReturn>({
  id: 'office-accept-return',
  method: 'POST',
  path: '/office/returns/:id/accept',
  access: 'returns.decide',
  summary: 'Accepts a return and gives its money back',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const refuseReturn = /* @__PURE__ */ officeEndpoint<typeof schema.refuseReturn>({
  id: 'office-refuse-return',
  method: 'POST',
  path: '/office/returns/:id/refuse',
  access: 'returns.decide',
  summary: 'Refuses a return and mails the reason',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const askAboutReturn = /* @__PURE__ */ officeEndpoint<typeof schema.askAboutReturn>({
  id: 'office-ask-about-return',
  method: 'POST',
  path: '/office/returns/:id/ask',
  access: 'returns.decide',
  summary: 'Asks the buyer about a return',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

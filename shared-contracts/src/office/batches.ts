import type * as schema from './batches.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const listBatches = /* @__PURE__ */ officeEndpoint<typeof schema.listBatches>({
  id: 'office-list-batches',
  method: 'GET',
  path: '/office/batches',
  access: 'orders.read',
  summary: 'Batches of orders to send, the newest first',
  errors: ['VALIDATION_FAILED'],
});

export const createBatch = /* @__PURE__ */ officeEndpoint<typeof schema.createBatch>({
  id: 'office-create-batch',
  method: 'POST',
  path: '/office/batches',
  access: 'orders.advance',
  summary: 'Makes a batch of paid orders. An order is in one open batch at most',
  errors: ['VALIDATION_FAILED', 'ENTRY_REFUSED'],
});

export const readBatch = /* @__PURE__ */ officeEndpoint<typeof schema.readBatch>({
  id: 'office-read-batch',
  method: 'GET',
  path: '/office/batches/:id',
  access: 'orders.read',
  summary: 'A batch with its orders and what to pick for them',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const takeOutOfBatch = /* @__PURE__ */ officeEndpoint<typeof schema.takeOutOfBatch>({
  id: 'office-take-out-of-batch',
  method: 'POST',
  path: '/office/batches/:id/take-out',
  access: 'orders.advance',
  summary: 'Takes orders out of an open batch',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const closeBatch = /* @__PURE__ */ officeEndpoint<typeof schema.closeBatch>({
  id: 'office-close-batch',
  method: 'POST',
  path: '/office/batches/:id/close',
  access: 'orders.advance',
  summary: 'Closes a batch. Orders that are not sent are free for another one',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const printPickList = /* @__PURE__ */ officeEndpoint<typeof schema.printPickList>({
  id: 'office-print-pick-list',
  method: 'GET',
  path: '/office/batches/:id/pick-list.pdf',
  access: 'orders.read',
  summary: 'What to pick for a batch, by place in the cellar, as PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const printBatchSlips = /* @__PURE__ */ officeEndpoint<typeof schema.printBatchSlips>({
  id: 'office-print-batch-slips',
  method: 'GET',
  path: '/office/batches/:id/packing-slips.pdf',
  access: 'orders.read',
  summary: 'Packing slips of a batch in the order of the route, as PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const printBatchCards = /* @__PURE__ */ officeEndpoint<typeof schema.printBatchCards>({
  id: 'office-print-batch-cards',
  method: 'GET',
  path: '/office/batches/:id/gift-cards.pdf',
  access: 'orders.read',
  summary: 'Gift cards of a batch in the order of the route, as PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const printBatchDocuments = /* @__PURE__ */ officeEndpoint<typeof schema.printBatchDocuments>({
  id: 'office-print-batch-documents',
  method: 'GET',
  path: '/office/batches/:id/tax-documents.pdf',
  access: 'taxes.read',
  summary: 'Boletas and facturas of a batch in the order of the route, as PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const sendBatch = /* @__PURE__ */ officeEndpoint<typeof schema.sendBatch>({
  id: 'office-send-batch',
  method: 'POST',
  path: '/office/batches/:id/send',
  access: 'orders.advance',
  summary: 'Sends orders of a batch by a list of parcels, each line with its result',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const bookBatch = /* @__PURE__ */ officeEndpoint<typeof schema.bookBatch>({
  id: 'office-book-batch',
  method: 'POST',
  path: '/office/batches/:id/bookings',
  access: 'orders.advance',
  summary: 'Books the parcels of a batch at a carrier, each with its result',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const undoSend = /* @__PURE__ */ officeEndpoint<typeof schema.undoSend>({
  id: 'office-undo-send',
  method: 'POST',
  path: '/office/batches/:id/undo',
  access: 'orders.advance',
  summary: 'Takes back the last send of a batch, within 24 hours and without another mail',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

import { officeEndpoint } from './endpoint.ts';
import type * as schema from './orders.schema.ts';

export const listOrders = /* @__PURE__ */ officeEndpoint<typeof schema.listOrders>({
  id: 'office-list-orders',
  method: 'GET',
  path: '/office/orders',
  access: 'orders.read',
  summary: 'Orders, newest first',
  errors: ['VALIDATION_FAILED'],
});

export const readOrder = /* @__PURE__ */ officeEndpoint<typeof schema.readOrder>({
  id: 'office-read-order',
  method: 'GET',
  path: '/office/orders/:id',
  access: 'orders.read',
  summary: 'An order with all that the shop knows of it',
  errors: ['NOT_FOUND'],
});

export const readProof = /* @__PURE__ */ officeEndpoint<typeof schema.readProof>({
  id: 'office-read-proof',
  method: 'GET',
  path: '/office/orders/:id/proof',
  access: 'orders.check-proof',
  summary: 'File that the buyer sent as proof of a transfer',
  errors: ['NOT_FOUND'],
});

export const readPackingSlip = /* @__PURE__ */ officeEndpoint<typeof schema.readPackingSlip>({
  id: 'office-read-packing-slip',
  method: 'GET',
  path: '/office/orders/:id/packing-slip.pdf',
  access: 'orders.read',
  summary: 'Packing slip as PDF',
  errors: ['NOT_FOUND'],
});

export const printPackingSlips = /* @__PURE__ */ officeEndpoint<typeof schema.printPackingSlips>({
  id: 'office-print-packing-slips',
  method: 'GET',
  path: '/office/packing-slips.pdf',
  access: 'orders.read',
  summary: 'Packing slips of ticked orders in one PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const readGiftCard = /* @__PURE__ */ officeEndpoint<typeof schema.readGiftCard>({
  id: 'office-read-gift-card',
  method: 'GET',
  path: '/office/orders/:id/gift-card.pdf',
  access: 'orders.read',
  summary: 'Gift card of A6 with the message only, as PDF',
  errors: ['NOT_FOUND'],
});

export const printLabels = /* @__PURE__ */ officeEndpoint<typeof schema.printLabels>({
  id: 'office-print-labels',
  method: 'GET',
  path: '/office/orders/labels.pdf',
  access: 'orders.read',
  summary: 'Labels of parcels, 10 × 15 cm, as one PDF',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const advanceOrder = /* @__PURE__ */ officeEndpoint<typeof schema.advanceOrder>({
  id: 'office-advance-order',
  method: 'POST',
  path: '/office/orders/:id/advance',
  access: 'orders.advance',
  summary: 'Moves a paid order one step on, with its mail. A parcel is sent with carrier and number',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED', 'ENTRY_REFUSED'],
});

export const setParcelProblem = /* @__PURE__ */ officeEndpoint<typeof schema.setParcelProblem>({
  id: 'office-set-parcel-problem',
  method: 'PUT',
  path: '/office/orders/:id/parcel-problem',
  access: 'orders.advance',
  summary: 'Notes that a sent parcel came back or is lost, with a mail to the buyer',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const sendOrderAgain = /* @__PURE__ */ officeEndpoint<typeof schema.sendOrderAgain>({
  id: 'office-send-order-again',
  method: 'POST',
  path: '/office/orders/:id/send-again',
  access: 'orders.advance',
  summary:
    'Prepares an order again whose parcel came back or is lost. Lost units are taken from the stock again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED', 'OUT_OF_STOCK'],
});

export const bookParcel = /* @__PURE__ */ officeEndpoint<typeof schema.bookParcel>({
  id: 'office-book-parcel',
  method: 'POST',
  path: '/office/orders/:id/booking',
  access: 'orders.advance',
  summary:
    'Books the parcel of an order at a carrier, which gives its number. A repeated request books nothing twice',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED', 'ENTRY_REFUSED'],
});

export const cancelBooking = /* @__PURE__ */ officeEndpoint<typeof schema.cancelBooking>({
  id: 'office-cancel-booking',
  method: 'POST',
  path: '/office/orders/:id/booking/cancel',
  access: 'orders.advance',
  summary: 'Cancels the booking of a parcel that the carrier has not picked up',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const takeOrderBack = /* @__PURE__ */ officeEndpoint<typeof schema.takeOrderBack>({
  id: 'office-take-order-back',
  method: 'POST',
  path: '/office/orders/:id/back',
  access: 'orders.advance',
  summary: 'Corrects a step that was taken by mistake, within 24 hours',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const cancelOrder = /* @__PURE__ */ officeEndpoint<typeof schema.cancelOrder>({
  id: 'office-cancel-order',
  method: 'POST',
  path: '/office/orders/:id/cancel',
  access: 'orders.cancel',
  summary: 'Cancels an unpaid transfer order and releases its stock',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const acceptProof = /* @__PURE__ */ officeEndpoint<typeof schema.acceptProof>({
  id: 'office-accept-proof',
  method: 'POST',
  path: '/office/orders/:id/proof/accept',
  access: 'orders.check-proof',
  summary: 'Confirms the payment of a transfer',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const refuseProof = /* @__PURE__ */ officeEndpoint<typeof schema.refuseProof>({
  id: 'office-refuse-proof',
  method: 'POST',
  path: '/office/orders/:id/proof/refuse',
  access: 'orders.check-proof',
  summary: 'Refuses the proof of a transfer. The order waits for another one',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const recordProof = /* @__PURE__ */ officeEndpoint<typeof schema.recordProof>({
  id: 'office-record-proof',
  method: 'POST',
  path: '/office/orders/:id/proof',
  access: 'orders.check-proof',
  summary: 'Records a proof that came by other means',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const refundOrder = /* @__PURE__ */ officeEndpoint<typeof schema.refundOrder>({
  id: 'office-refund-order',
  method: 'POST',
  path: '/office/orders/:id/refund',
  access: 'orders.refund',
  summary: 'Gives a part of the money or all of it back',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const reviseOrder = /* @__PURE__ */ officeEndpoint<typeof schema.reviseOrder>({
  id: 'office-revise-order',
  method: 'POST',
  path: '/office/orders/:id/revisions',
  access: 'orders.revise',
  summary: 'Takes units of a line out of an order that is not sent, or replaces them by another product',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED', 'OUT_OF_STOCK'],
});

export const addOrderNote = /* @__PURE__ */ officeEndpoint<typeof schema.addOrderNote>({
  id: 'office-add-order-note',
  method: 'POST',
  path: '/office/orders/:id/notes',
  access: 'orders.note',
  summary: 'Adds a note that only staff see',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const changeOrderAddress = /* @__PURE__ */ officeEndpoint<typeof schema.changeOrderAddress>({
  id: 'office-change-order-address',
  method: 'PUT',
  path: '/office/orders/:id/address',
  access: 'orders.change-address',
  summary: 'Changes the address of an order that is not sent',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED', 'COMMUNE_NOT_SERVED'],
});

export const changeOrderInvoice = /* @__PURE__ */ officeEndpoint<typeof schema.changeOrderInvoice>({
  id: 'office-change-order-invoice',
  method: 'PUT',
  path: '/office/orders/:id/invoice',
  access: 'taxes.mend',
  summary: 'Changes the receiver of a factura that is not issued, or that the tax office rejected',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const sendOrderMail = /* @__PURE__ */ officeEndpoint<typeof schema.sendOrderMail>({
  id: 'office-send-order-mail',
  method: 'POST',
  path: '/office/orders/:id/mails',
  access: 'orders.send-mail',
  summary: 'Sends a mail to the buyer again',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'STEP_REFUSED'],
});

export const readOrderMail = /* @__PURE__ */ officeEndpoint<typeof schema.readOrderMail>({
  id: 'office-read-order-mail',
  method: 'GET',
  path: '/office/orders/:id/mails/:mail',
  access: 'orders.read',
  summary: 'Text of a mail about the order',
  errors: ['NOT_FOUND'],
});

export const listPlaces = /* @__PURE__ */ officeEndpoint<typeof schema.listPlaces>({
  id: 'office-list-places',
  method: 'GET',
  path: '/office/places',
  access: 'orders.read',
  summary: 'Regions with communes and prices of delivery',
  errors: [],
});

export const listCarriers = /* @__PURE__ */ officeEndpoint<typeof schema.listCarriers>({
  id: 'office-list-carriers',
  method: 'GET',
  path: '/office/carriers',
  access: 'orders.read',
  summary: 'Carriers that staff may choose for a parcel',
  errors: [],
});

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import type { Permission } from 'shared-contracts/office/access';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import * as endpoints from 'shared-contracts/office/orders';
import type { OfficeDeps, OfficeModule } from '../../module.ts';
import {
  advancePaidOrder,
  cancelUnpaid,
  confirmTransfer,
  recordProof,
  refuseProof,
  takeOrderBack,
} from '../../modules/operator/advance-order.service.ts';
import { changeAddress } from '../../modules/operator/change-address.service.ts';
import { changeInvoice } from '../../modules/operator/change-invoice.service.ts';
import { dispatchOrder } from '../../modules/operator/dispatch-order.service.ts';
import type { Operated, OperateOptions } from '../../modules/operator/operate.service.ts';
import { sendAgain, setParcelProblem } from '../../modules/operator/parcel-problem.service.ts';
import { bookShipment, cancelBooking } from '../../modules/shipments/book-shipment.service.ts';
import type { EndpointHandler } from '../../plugins/endpoint.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { changeOrder, type OrderChange } from './change-order.service.ts';
import { addNote, sendMailAgain } from './order-notes.service.ts';
import { REFUND_WITHIN_MS, refundAsStaff } from './refund.service.ts';
import { reviseAsStaff } from './revise.service.ts';

const HOUR_MS = 3_600_000;

interface Write {
  params: { id: string };
  body: { version: string; reason?: string };
  request: FastifyRequest;
}

/** The change of a request. The audit names it by the permission that the endpoint requires. */
const changeOf = (
  { access }: Pick<OfficeEndpoint, 'access'>,
  { params, body, request }: Write,
  facts?: OrderChange['facts'],
): OrderChange => ({
  staff: staffOf(request),
  locale: request.locale,
  id: params.id,
  version: body.version,
  action: access as Permission,
  reason: body.reason,
  ...(facts && { facts }),
});

type Call<S extends EndpointSchema> = Parameters<EndpointHandler<S>>[0];

/** Registers steps of the operator. They answer with the order as it is afterwards. */
const stepsOn =
  (app: FastifyInstance, deps: OfficeDeps) =>
  <S extends EndpointSchema>(
    endpoint: OfficeEndpoint<S>,
    step: (id: string, options: OperateOptions, call: Call<S>) => Promise<Operated>,
    factsOf?: (call: Call<S>) => OrderChange['facts'],
    action?: OrderChange['action'],
  ): void =>
    officeEndpoints(app, deps)(endpoint, (async (call: Call<S>) => {
      const change = {
        ...changeOf(endpoint, call as unknown as Write, factsOf?.(call)),
        ...(action && { action }),
      };
      const { order } = await changeOrder(deps, change, (id, options) => step(id, options, call));
      return order();
    }) as unknown as EndpointHandler<S>);

/** Everything that staff change in an order. */
export const orderChangesModule: OfficeModule = (app, deps) => {
  const { TRANSFER_ORDER_EXPIRY_HOURS: waitHours } = deps.config;
  const onMoney = officeEndpoints(app, deps, { answerWithinMs: REFUND_WITHIN_MS });
  const onStep = stepsOn(app, deps);

  onStep(endpoints.advanceOrder, (id, options, { body: { parcel } }) =>
    parcel ? dispatchOrder(deps, id, { ...options, parcel }) : advancePaidOrder(deps, id, options),
  );
  onStep(endpoints.takeOrderBack, (id, options, { body: { mail } }) =>
    takeOrderBack(deps, id, { ...options, mail }),
  );
  onStep(endpoints.setParcelProblem, (id, options, { body: { problem } }) =>
    setParcelProblem(deps, id, { ...options, problem }),
  );
  onStep(endpoints.sendOrderAgain, (id, options, { request }) =>
    sendAgain(deps, id, { ...options, staffId: staffOf(request).id }),
  );
  onStep(endpoints.bookParcel, (id, options, { body: { carrier } }) =>
    bookShipment(deps, id, { ...options, carrier }),
  );
  onStep(endpoints.cancelBooking, (id, options) => cancelBooking(deps, id, options));
  onStep(endpoints.cancelOrder, (id, options) => cancelUnpaid(deps, id, options));

  onStep(endpoints.acceptProof, (id, options) => confirmTransfer(deps, id, options));
  onStep(endpoints.refuseProof, (id, options, { body: { reason } }) =>
    refuseProof(deps, id, { ...options, reason, waitHours }),
  );
  onStep(endpoints.recordProof, (id, options, { body: { note } }) =>
    recordProof(deps, id, { ...options, note: note || null }),
  );

  onStep(endpoints.changeOrderAddress, (id, options, { body: { version: _, reason: __, ...address } }) =>
    changeAddress(deps, id, { ...options, address }),
  );
  onStep(
    endpoints.changeOrderInvoice,
    (id, options, { body: { invoice } }) => changeInvoice(deps, id, { ...options, invoice }),
    undefined,
    'orders.change-invoice',
  );
  onStep(
    endpoints.addOrderNote,
    (id, options, { body: { text }, request }) =>
      addNote(deps, id, { ...options, staffId: staffOf(request).id, text }),
    // The audit names no text: the note itself says it, and an erasure deletes it.
    () => ({ note: true }),
  );
  onStep(
    endpoints.sendOrderMail,
    (id, options, { body: { kind, refund_id } }) =>
      sendMailAgain(deps, id, { ...options, kind, refundId: refund_id ?? null }),
    ({ body: { kind } }) => ({ mail: kind }),
  );

  onMoney(endpoints.refundOrder, (call) => {
    const { amount, parts, by_hand: byHand } = call.body;
    const facts = { refund: amount ?? 'all', by_hand: byHand };
    return refundAsStaff(deps, changeOf(endpoints.refundOrder, call, facts), { amount, parts, byHand });
  });
  onMoney(endpoints.reviseOrder, (call) =>
    reviseAsStaff(deps, changeOf(endpoints.reviseOrder, call), {
      ...call.body,
      key: call.headers['idempotency-key'],
      holdMs: waitHours * HOUR_MS,
    }),
  );
};

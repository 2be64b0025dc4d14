import type { FastifyRequest } from 'fastify';
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import type { Permission } from 'shared-contracts/office/access';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import * as endpoints from 'shared-contracts/office/orders';
import {
  advancePaidOrder,
  cancelUnpaid,
  confirmTransfer,
  recordProof,
  refuseProof,
  takeOrderBack,
} from '../../modules/operator/advance-order.service.ts';
import { changeAddress } from '../../modules/operator/change-address.service.ts';
import { dispatchOrder } from '../../modules/operator/dispatch-order.service.ts';
import type { OperateDeps, Operated, OperateOptions } from '../../modules/operator/operate.service.ts';
import { sendAgain, setParcelProblem } from '../../modules/operator/parcel-problem.service.ts';
import { bookShipment, cancelBooking } from '../../modules/shipments/book-shipment.service.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
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

type StepOfOrder = (orderId: string, options: OperateOptions) => Promise<Operated>;

/** Applies a step to an order. Answers with the order as it is afterwards. */
const applyWith = (deps: OperateDeps) => async (change: OrderChange, step: StepOfOrder) =>
  (await changeOrder(deps, change, step)).order();

/** The change of a request. The audit names it by the permission that the endpoint requires. */
const changeOf = <S extends EndpointSchema>(
  { access }: OfficeEndpoint<S>,
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

/** Status of an order. */
const addSteps: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const apply = applyWith(deps);
  on(endpoints.advanceOrder, (call) =>
    apply(changeOf(endpoints.advanceOrder, call), (id, options) => {
      const { parcel } = call.body;
      return parcel ? dispatchOrder(deps, id, { ...options, parcel }) : advancePaidOrder(deps, id, options);
    }),
  );
  on(endpoints.takeOrderBack, (call) =>
    apply(changeOf(endpoints.takeOrderBack, call), (id, options) =>
      takeOrderBack(deps, id, { ...options, mail: call.body.mail }),
    ),
  );
  on(endpoints.setParcelProblem, (call) =>
    apply(changeOf(endpoints.setParcelProblem, call), (id, options) =>
      setParcelProblem(deps, id, { ...options, problem: call.body.problem }),
    ),
  );
  on(endpoints.sendOrderAgain, (call) =>
    apply(changeOf(endpoints.sendOrderAgain, call), (id, options) =>
      sendAgain(deps, id, { ...options, staffId: staffOf(call.request).id }),
    ),
  );
  on(endpoints.bookParcel, (call) =>
    apply(changeOf(endpoints.bookParcel, call), (id, options) =>
      bookShipment(deps, id, { ...options, carrier: call.body.carrier }),
    ),
  );
  on(endpoints.cancelBooking, (call) =>
    apply(changeOf(endpoints.cancelBooking, call), (id, options) => cancelBooking(deps, id, options)),
  );
  on(endpoints.cancelOrder, (call) =>
    apply(changeOf(endpoints.cancelOrder, call), (id, options) => cancelUnpaid(deps, id, options)),
  );
};

/** Proof of a transfer. */
const addProofs: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { TRANSFER_ORDER_EXPIRY_HOURS: waitHours } = deps.config;
  const apply = applyWith(deps);
  on(endpoints.acceptProof, (call) =>
    apply(changeOf(endpoints.acceptProof, call), (id, options) => confirmTransfer(deps, id, options)),
  );
  on(endpoints.refuseProof, (call) =>
    apply(changeOf(endpoints.refuseProof, call), (id, options) =>
      refuseProof(deps, id, { ...options, reason: call.body.reason, waitHours }),
    ),
  );
  on(endpoints.recordProof, (call) =>
    apply(changeOf(endpoints.recordProof, call), (id, options) =>
      recordProof(deps, id, { ...options, note: call.body.note || null }),
    ),
  );
};

/** Address, notes and mails. */
const addDetails: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const apply = applyWith(deps);
  on(endpoints.changeOrderAddress, (call) => {
    const { version: _, reason: __, ...address } = call.body;
    return apply(changeOf(endpoints.changeOrderAddress, call), (id, options) =>
      changeAddress(deps, id, { ...options, address }),
    );
  });
  on(endpoints.addOrderNote, (call) =>
    // The audit names no text: the note itself says it, and an erasure deletes it.
    apply(changeOf(endpoints.addOrderNote, call, { note: true }), (id, options) =>
      addNote(deps, id, { ...options, staffId: staffOf(call.request).id, text: call.body.text }),
    ),
  );
  on(endpoints.sendOrderMail, (call) => {
    const { kind, refund_id } = call.body;
    return apply(changeOf(endpoints.sendOrderMail, call, { mail: kind }), (id, options) =>
      sendMailAgain(deps, id, { ...options, kind, refundId: refund_id ?? null }),
    );
  });
};

const addRefunds: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(
    endpoints.refundOrder,
    (call) => {
      const { amount, parts, by_hand } = call.body;
      const facts = { refund: amount ?? 'all', by_hand };
      return refundAsStaff(deps, changeOf(endpoints.refundOrder, call, facts), {
        amount,
        parts,
        byHand: by_hand,
      });
    },
    { answerWithinMs: REFUND_WITHIN_MS },
  );
};

/** Products of an order that is not sent. */
const addRevisions: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(
    endpoints.reviseOrder,
    (call) =>
      reviseAsStaff(deps, changeOf(endpoints.reviseOrder, call), {
        ...call.body,
        key: call.headers['idempotency-key'],
        holdMs: deps.config.TRANSFER_ORDER_EXPIRY_HOURS * HOUR_MS,
      }),
    { answerWithinMs: REFUND_WITHIN_MS },
  );
};

/** Everything that staff change in an order. */
export const orderChangesModule: OfficeModule = async (app, deps) => {
  for (const add of [addSteps, addProofs, addDetails, addRefunds, addRevisions]) await add(app, deps);
};

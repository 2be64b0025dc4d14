import { formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import { isAllowed, type Permission, type Role } from 'shared-contracts/office/access';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { OrderStep } from 'shared-contracts/office/order-steps.schema';
import { statusWords } from '../../modules/operator/operator-texts.ts';
import {
  formerOf,
  nextOf,
  refuseAddress,
  refuseAdvance,
  refuseBack,
  refuseBooking,
  refuseBookingCancel,
  refuseCancellation,
  refuseConfirmation,
  refuseInvoice,
  refuseParcelProblem,
  refuseProofRecord,
  refuseProofRefusal,
  refuseSendAgain,
} from '../../modules/operator/order-rules.ts';
import { planRefund, type RefundFacts } from '../../modules/operator/plan-refund.ts';
import { refuseRevision } from '../../modules/operator/plan-revision.ts';
import type { Refund } from '../../modules/refunds/refunds.repository.ts';
import { parcelProblemOf } from '../../modules/shipping/parcel.ts';
import type { Shipment } from '../../modules/shipping/shipments.repository.ts';
import { PROOF_REVIEW_DAYS } from '../../modules/unpaid-orders/unpaid-limits.ts';
import { CONSEQUENCES, fillText } from './order-steps.texts.ts';

const PERMISSION_OF: Record<OrderStep['step'], Permission> = {
  'accept-proof': 'orders.check-proof',
  'refuse-proof': 'orders.check-proof',
  'record-proof': 'orders.check-proof',
  advance: 'orders.advance',
  back: 'orders.advance',
  cancel: 'orders.cancel',
  refund: 'orders.refund',
  'finish-refund': 'orders.refund',
  'change-address': 'orders.change-address',
  'change-invoice': 'taxes.mend',
  revise: 'orders.revise',
  'parcel-returned': 'orders.advance',
  'parcel-lost': 'orders.advance',
  'parcel-found': 'orders.advance',
  'send-again': 'orders.advance',
  'book-parcel': 'orders.advance',
  'cancel-booking': 'orders.advance',
};

export interface StepFacts extends RefundFacts {
  refunds: readonly Refund[];
  /** When the order reached its status. */
  reachedAt: Date | undefined;
  /** Newest shipment of the order. */
  shipment: Pick<Shipment, 'state' | 'carrier'> | undefined;
  documents: Parameters<typeof refuseInvoice>[1];
  /** The shop has a carrier that it books at. */
  canBook: boolean;
}

type Consequence = keyof typeof CONSEQUENCES;
type Details = Partial<Omit<OrderStep, 'step' | 'consequence'>>;
/** Sentence of a consequence for the order and the reader. */
type Say = (consequence: Consequence, params?: Record<string, string | number>) => string;
type MakeStep = (name: OrderStep['step'], consequence: string, details?: Details) => OrderStep;

/** Steps that the order and the role allow, with their consequences. The rules are those of the steps themselves. */
export const stepsOf = (
  facts: StepFacts,
  role: Role,
  locale: Locale,
): Required<Pick<OfficeOrder, 'steps' | 'invoice_steps'>> => {
  const { order } = facts;
  const say: Say = (consequence, params) =>
    fillText(CONSEQUENCES[consequence][locale], {
      name: order.name,
      total: formatClp(order.total),
      days: PROOF_REVIEW_DAYS,
      ...params,
    });
  const step: MakeStep = (name, consequence, details) => ({
    step: name,
    consequence,
    to: null,
    consequence_of_all: null,
    consequence_by_hand: null,
    max_amount: null,
    by_hand: 'never',
    needs_reason: false,
    ...details,
  });
  const steps: OrderStep[] = [];

  if (!refuseConfirmation(facts))
    steps.push(
      step('accept-proof', say(order.proof_at ? 'accept-proof' : 'accept-without-proof'), {
        to: 'confirmed',
      }),
    );
  if (!refuseProofRefusal(facts))
    steps.push(step('refuse-proof', say('refuse-proof'), { needs_reason: true }));
  if (!refuseProofRecord(facts)) steps.push(step('record-proof', say('record-proof')));
  const next = nextOf(order);
  if (next && !refuseAdvance(facts)) {
    const shipping = order.delivery_method === 'pickup' ? 'ready-for-pickup' : 'ship';
    const consequence = next.status === 'on_the_way' ? shipping : 'deliver';
    steps.push(step('advance', say(consequence), { to: next.status }));
  }
  steps.push(...bookingSteps(facts, say, step), ...parcelSteps(facts, say, step));
  const former = formerOf(order);
  if (former && !refuseBack(facts, facts.reachedAt))
    steps.push(
      step('back', say('back', { to: statusWords[locale][former] }), { to: former, needs_reason: true }),
    );
  if (!refuseAddress(facts, facts.shipment))
    steps.push(step('change-address', say('change-address'), { needs_reason: true }));
  if (!refuseInvoice(facts, facts.documents))
    steps.push(step('change-invoice', say('change-invoice'), { needs_reason: true }));
  if (!refuseRevision(facts))
    steps.push(
      step('revise', say('revise'), { by_hand: facts.payment ? 'choice' : 'always', needs_reason: true }),
    );
  steps.push(...refundSteps(facts, say, step));
  if (!refuseCancellation(facts))
    steps.push(step('cancel', say('cancel'), { to: 'cancelled', needs_reason: true }));
  const allowed = steps.filter((each) => isAllowed(role, PERMISSION_OF[each.step]));
  return {
    steps: allowed.filter((each) => each.step !== 'change-invoice'),
    invoice_steps: allowed.filter((each) => each.step === 'change-invoice'),
  };
};

const bookingSteps = (facts: StepFacts, say: Say, step: MakeStep): OrderStep[] => {
  const canBook = facts.canBook && !refuseBooking(facts);
  const canCancel = !refuseBookingCancel(facts, facts.shipment?.state);
  return [
    ...(canBook ? [step('book-parcel', say('book-parcel'))] : []),
    ...(canCancel ? [step('cancel-booking', say('cancel-booking'))] : []),
  ];
};

const parcelSteps = (facts: StepFacts, say: Say, step: MakeStep): OrderStep[] => {
  if (refuseParcelProblem(facts)) return [];
  const problem = parcelProblemOf(facts.order);
  if (!problem)
    return [step('parcel-returned', say('parcel-returned')), step('parcel-lost', say('parcel-lost'))];
  const again = problem === 'lost' ? 'send-lost-again' : 'send-returned-again';
  return [
    ...(refuseSendAgain(facts, facts.refunds) ? [] : [step('send-again', say(again), { to: 'confirmed' })]),
    step('parcel-found', say('parcel-found')),
  ];
};

const refundSteps = ({ payment, refunds, ...facts }: StepFacts, say: Say, step: MakeStep): OrderStep[] => {
  // Money of a transfer is only given back by hand.
  const planOf = (amount?: 'open') =>
    planRefund({ ...facts, payment }, refunds, { amount, byHand: payment === undefined });
  const plan = planOf();
  if (plan.kind === 'refused') return [];
  const left = formatClp(plan.amount);
  const isCard = payment !== undefined;
  const finish = (amount: number): OrderStep =>
    step(
      'finish-refund',
      say(isCard ? 'finish-refund' : 'finish-refund-by-hand', { left: formatClp(amount) }),
      { max_amount: amount, by_hand: isCard ? 'choice' : 'always', needs_reason: true },
    );
  if (plan.kind === 'finish') return [finish(plan.amount)];
  // The shop asks the card network by itself. Money of a transfer that a return gives back waits for staff.
  const open = isCard ? undefined : planOf('open');
  return [
    ...(open?.kind === 'finish' ? [finish(open.amount)] : []),
    step('refund', say(isCard ? 'refund-part' : 'refund-part-by-hand'), {
      to: plan.cancels ? 'cancelled' : null,
      consequence_of_all: plan.cancels ? say('refund-all-cancels', { left }) : null,
      consequence_by_hand: isCard ? say('refund-part-by-hand') : null,
      max_amount: plan.amount,
      by_hand: isCard ? 'choice' : 'always',
      needs_reason: true,
    }),
  ];
};

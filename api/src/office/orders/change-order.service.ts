import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { AuditAction } from 'shared-contracts/office/audit-actions';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { Tx } from '../../db/connect.ts';
import type { OperateDeps, Operated, OperateOptions } from '../../modules/operator/operate.service.ts';
import { type Refusal, refusalText } from '../../modules/operator/operator-texts.ts';
import type { LockedOrder } from '../../modules/orders/orders.repository.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { auditOrder } from './audit-order.ts';
import { findOrderVersion } from './order-detail.repository.ts';
import { readOfficeOrder, requireOrder } from './order-detail.service.ts';

/** A write of a staff member on an order. */
export interface OrderChange {
  staff: Staff;
  locale: Locale;
  /** Id or number of the order. */
  id: string;
  /** Version that the staff member saw. */
  version: string;
  action: AuditAction;
  reason?: string | undefined;
  /** Facts for the audit that are not columns of the order. */
  facts?: Readonly<Record<string, unknown>>;
}

/**
 * Refuses a change of an order that is no longer what the staff member saw.
 * @throws DomainError CONFLICT
 */
const requireVersion = async (trx: Tx, orderId: string, version: string): Promise<void> => {
  if ((await findOrderVersion(trx, orderId)) !== version) throw new DomainError('CONFLICT');
};

/** Checks the version of the locked order, and writes the audit in the transaction of the change. */
const asStaff = ({ staff, version, action, reason, facts }: OrderChange): OperateOptions => ({
  before: (trx, { order }: LockedOrder) => requireVersion(trx, order.id, version),
  after: auditOrder({ staffId: staff.id, action, reason }, facts),
});

/** The rule's words: at the field that the rule names, or about the step. */
const stepRefused = (why: Refusal, locale: Locale): DomainError => {
  const words = { why: refusalText(why, locale) };
  return why.field
    ? new DomainError('ENTRY_REFUSED', words, [`parcel.${why.field}`])
    : new DomainError('STEP_REFUSED', words);
};

/**
 * Performs a step of the shop's operator as a staff member.
 * @returns id of the order, result of the step, and `order`, which reads the order as it is then
 * @throws DomainError NOT_FOUND, CONFLICT, STEP_REFUSED, ENTRY_REFUSED
 */
export const changeOrder = async <O extends Operated>(
  deps: OperateDeps,
  change: OrderChange,
  step: (orderId: string, options: OperateOptions) => Promise<O>,
): Promise<{ id: string; operated: O; order: () => Promise<OfficeOrder> }> => {
  const { id } = await requireOrder(deps.db, change.id);
  const operated = await step(id, asStaff(change));
  if (operated.kind === 'refused') throw stepRefused(operated.why, change.locale);
  const reader = { role: change.staff.role, locale: change.locale };
  return { id, operated, order: () => readOfficeOrder(deps.db, id, reader) };
};

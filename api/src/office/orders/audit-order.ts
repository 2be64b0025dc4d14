import { type AuditEntry, audit } from '../../audit/audit.ts';
import type { OperateOptions } from '../../modules/operator/operate.service.ts';
import { findOrder, type OrderRow } from '../../modules/orders/orders.repository.ts';

/** Columns of an order that the audit compares. */
const AUDITED = [
  'status',
  'payment_status',
  'proof_at',
  'proof_note',
  'proof_refusal',
  'address',
  'department',
  'commune',
  'region',
  'receiver',
  'contact',
  'comment',
  'carrier',
  'tracking_number',
  'parcel_problem',
] as const satisfies readonly (keyof OrderRow)[];

/** Receiver of a factura by names that the history has words for. */
const invoiceOf = ({ invoice }: OrderRow) =>
  invoice && {
    name: invoice.reason,
    rut: invoice.rut,
    giro: invoice.giro,
    address: invoice.address,
    department: invoice.apartment || null,
    commune: invoice.commune,
    region: invoice.region,
  };

const auditedOf = (order: OrderRow) => ({
  ...Object.fromEntries(AUDITED.map((key) => [key, order[key]])),
  invoice: invoiceOf(order),
});

/**
 * Hook of an operator's action that writes its audit entry in the same transaction.
 * @param facts of the action that are not columns of the order
 */
export const auditOrder =
  (
    { staffId, action, reason }: Pick<AuditEntry, 'staffId' | 'action' | 'reason'>,
    facts: Readonly<Record<string, unknown>> = {},
  ): NonNullable<OperateOptions['after']> =>
  async (trx, { order }) => {
    const changed = (await findOrder(trx, order.id)) ?? order;
    await audit(trx, {
      staffId,
      action,
      entity: 'order',
      entityId: order.number,
      before: auditedOf(order),
      after: { ...auditedOf(changed), ...facts },
      reason,
    });
  };

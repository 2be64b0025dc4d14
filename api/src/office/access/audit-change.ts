import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';
import { type AuditEntry, audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Change } from './change.ts';

interface ChangeEntry extends Pick<AuditEntry, 'entityId' | 'before' | 'after'> {
  /** Begins with the kind of the changed thing, e.g. `coupon.end`. */
  action: Extract<AuditAction, `${Audited}.${string}`>;
}

/** Audits a change with its staff member and reason. */
export const auditChange = (
  trx: Tx,
  { staff, reason }: Omit<Change, 'locale'>,
  entry: ChangeEntry,
): Promise<void> => {
  const [entity] = entry.action.split('.') as [Audited];
  return audit(trx, { ...entry, entity, staffId: staff.id, reason });
};

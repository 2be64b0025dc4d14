import type { AuditAction } from 'shared-contracts/office/audit-actions';
import { type AuditEntry, audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';

/** Audits what a staff member does with the own account. */
export const auditOwn = (
  trx: Tx,
  staff: { id: string; email: string },
  action: Extract<AuditAction, `session.${string}`>,
  after?: AuditEntry['after'],
): Promise<void> => audit(trx, { staffId: staff.id, action, entityId: staff.email, after });

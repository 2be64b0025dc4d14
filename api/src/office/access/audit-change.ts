import { type AuditedChange, audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Change } from './change.ts';

/** Audits a change with its staff member and reason. */
export const auditChange = (trx: Tx, { staff, reason }: Omit<Change, 'locale'>, change: AuditedChange) =>
  audit(trx, { ...change, staffId: staff.id, reason });

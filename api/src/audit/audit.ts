import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';
import type { AuditField } from 'shared-contracts/office/audit-fields';
import type { Tx } from '../db/connect.ts';
import { inChunks } from '../db/in-chunks.ts';
import { insertAuditEntries } from './audit.repository.ts';
import { confirmAccess } from './writer.ts';

/** Fields with words in the office. Drafts and settings have fields of their own. */
type Values = Readonly<Partial<Record<AuditField, unknown>>>;

export interface AuditEntry {
  /** Null: the shop's command line, or an unknown person at the sign-in. */
  staffId: string | null;
  action: AuditAction;
  entity: Audited;
  /** Order number, sku or name, for people. */
  entityId: string;
  /** State before and after. Absent or null for a created or deleted thing. */
  before?: Values | null;
  after?: Values | null;
  reason?: string | null;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the fields that differ. Without one of the states, everything of the other. */
const differing = (values: Values | null, other: Values | null): string | null =>
  values &&
  JSON.stringify(
    other
      ? Object.fromEntries(
          Object.entries(values).filter(([key, value]) => !same(value, other[key as AuditField])),
        )
      : values,
  );

/** Writes an audit entry in the transaction of the change, so that there is none without the other. */
export const audit = (trx: Tx, entry: AuditEntry): Promise<void> => auditAll(trx, [entry]);

/**
 * Writes the audit entries of a change of many things.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN when the staff member lost the access since the request began
 */
export const auditAll = async (trx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.some(({ staffId }) => staffId !== null)) await confirmAccess(trx);
  await inChunks(entries, (chunk) => insertAuditEntries(trx, chunk.map(toRow)));
};

const toRow = ({
  staffId,
  action,
  entity,
  entityId,
  before = null,
  after = null,
  reason = null,
}: AuditEntry) => ({
  staff_id: staffId,
  action,
  entity,
  entity_id: entityId,
  before: differing(before, after),
  after: differing(after, before),
  reason,
});

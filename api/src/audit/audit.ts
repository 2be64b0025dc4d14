import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';
import type { AuditField } from 'shared-contracts/office/audit-fields';
import type { Tx } from '../db/connect.ts';
import { inChunks } from '../db/in-chunks.ts';
import { insertAuditEntries } from './audit.repository.ts';
import { confirmRequestAccess } from './writer.ts';

/**
 * Fields of a thing. The type knows those for which the office has words. Drafts and settings pass their own names as
 * a record of strings.
 */
type State = Readonly<Partial<Record<AuditField, unknown>>>;

export interface AuditEntry {
  /** Null: the shop's command line, or an unknown person at the sign-in. */
  staffId: string | null;
  action: AuditAction;
  entity: Audited;
  /** Order number, sku or name, for people. */
  entityId: string;
  /** State before and after. Absent or null for a created or deleted thing. */
  before?: State | null;
  after?: State | null;
  reason?: string | null;
}

/**
 * Compares as JSON, so a time equals its ISO text. The order of nested keys counts: both states must come from the same
 * query or schema.
 */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the fields that differ. Without one of the states, everything of the other. */
const differing = (state: State | null, other: State | null): string | null =>
  state &&
  JSON.stringify(
    other
      ? Object.fromEntries(
          Object.entries(state).filter(([key, value]) => !same(value, other[key as AuditField])),
        )
      : state,
  );

/** Writes an audit entry in the transaction of the change, so that there is none without the other. */
export const audit = (trx: Tx, entry: AuditEntry): Promise<void> => auditAll(trx, [entry]);

/**
 * Writes the audit entries of a change of many things.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN when the staff member of the request lost the access since it began
 */
export const auditAll = async (trx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.some(({ staffId }) => staffId !== null)) await confirmRequestAccess(trx);
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

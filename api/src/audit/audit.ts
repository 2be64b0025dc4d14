import type { AuditAction, Audited } from 'shared-contracts/office/audit-actions';
import type { AuditField } from 'shared-contracts/office/audit-fields';
import type { Db, Tx } from '../db/connect.ts';
import { inChunks } from '../db/in-chunks.ts';
import { insertAuditEntries } from './audit.repository.ts';
import { confirmRequestAccess } from './writer.ts';

/**
 * Fields of a thing. The type knows those for which the office has words. Drafts and settings pass their own names as
 * a record of strings.
 */
type State = Readonly<Partial<Record<AuditField, unknown>>>;

/** Kinds of things whose area of actions has another name, e.g. `catalogue.create`. */
const ENTITIES = {
  catalogue: 'product',
  incidents: 'incident',
  mails: 'mail',
  messages: 'message',
  newsletter: 'subscription',
  orders: 'order',
  people: 'customer',
  pictures: 'picture',
  privacy: 'privacy-request',
  reservations: 'reservation',
  return: 'order',
  session: 'staff',
} as const satisfies Record<string, Audited>;

/** Default of `entity`: what the area of the action says. */
type NamedAction = Extract<AuditAction, `${Audited | keyof typeof ENTITIES}.${string}`>;

/** A change of one thing. */
export type AuditedChange = (
  | { action: NamedAction; entity?: Audited }
  | { action: AuditAction; entity: Audited }
) & {
  /** Order number, sku or name, for people. */
  entityId: string;
  /** State before and after. Absent or null for a created or deleted thing. */
  before?: State | null;
  after?: State | null;
};

export type AuditEntry = AuditedChange & {
  /** Null: the shop's command line, or an unknown person at the sign-in. */
  staffId: string | null;
  reason?: string | null;
};

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

/** Writes an audit entry of what changes nothing, e.g. an export. */
export const auditAlone = (db: Db, entry: AuditEntry): Promise<void> =>
  db.transaction().execute((trx) => audit(trx, entry));

/**
 * Writes the audit entries of a change of many things.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN when the staff member of the request lost the access since it began
 */
export const auditAll = async (trx: Tx, entries: readonly AuditEntry[]): Promise<void> => {
  if (entries.some(({ staffId }) => staffId !== null)) await confirmRequestAccess(trx);
  await inChunks(entries, (chunk) => insertAuditEntries(trx, chunk.map(toRow)));
};

const entityOf = (action: AuditAction): Audited => {
  const [area] = action.split('.') as [Audited | keyof typeof ENTITIES];
  return area in ENTITIES ? ENTITIES[area as keyof typeof ENTITIES] : (area as Audited);
};

const toRow = ({
  staffId,
  action,
  entity = entityOf(action),
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

import { DomainError } from 'shared-contracts/errors/domain-error';
import type { AuditAction } from 'shared-contracts/office/audit-actions';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { OperateDeps } from '../../modules/operator/operate.service.ts';
import { lockReturn } from '../../modules/order-returns/change-return.service.ts';
import { returnNumber } from '../../modules/orders/to-order-returns.ts';
import { findReturn, isUndecided, updateReturn } from '../../modules/returns/returns.repository.ts';
import type { Write } from '../access/change.ts';
import { readReturn } from './returns.service.ts';

type ReturnAction = Extract<AuditAction, `return.${string}`>;
type Locked = Awaited<ReturnType<typeof lockReturn>>;

/**
 * Locks an undecided return in the state that the staff member saw.
 * @throws DomainError NOT_FOUND; CONFLICT when another person or the buyer changed it
 */
export const lockUndecided = async (
  trx: Tx,
  { id, version }: Pick<Write, 'id' | 'version'>,
): Promise<Locked> => {
  const known = orNotFound(await findReturn(trx, id));
  const locked = await lockReturn(trx, { orderId: known.order_id, returnId: id });
  if (!isUndecided(locked.found) || String(locked.found.version) !== version)
    throw new DomainError('CONFLICT');
  return locked;
};

/** Audit entry of a decision, in its transaction. */
export const auditDecision = (
  trx: Tx,
  { locked: { order }, found }: Locked,
  {
    facts,
    ...entry
  }: {
    staffId: string;
    action: ReturnAction;
    reason?: string;
    facts?: Readonly<Record<string, unknown>>;
  },
): Promise<void> =>
  audit(trx, {
    ...entry,
    entityId: order.number,
    after: { ...facts, return: returnNumber(order.number, found) },
  });

/** Records a decision that the buyer gets by mail. @throws DomainError NOT_FOUND, CONFLICT */
const decide = async (
  { db, jobs }: OperateDeps,
  decision: Write,
  changes: Parameters<typeof updateReturn>[2],
  { action, kind, reason }: { action: ReturnAction; kind: 'return-refused' | 'return-asked'; reason: string },
): Promise<OfficeReturn> => {
  await db.transaction().execute(async (trx) => {
    const locked = await lockUndecided(trx, decision);
    await updateReturn(trx, decision.id, changes);
    await auditDecision(trx, locked, { staffId: decision.staff.id, action, reason });
    const { order_id } = locked.found;
    await jobs.enqueue(trx, 'send-order-mail', { order_id, kind, return_id: decision.id });
  });
  return readReturn(db, decision.id);
};

/** Refuses a return. */
export const refuseReturn = (deps: OperateDeps, decision: Write, reason: string): Promise<OfficeReturn> =>
  decide(
    deps,
    decision,
    { state: 'refused', refusal: reason },
    { action: 'return.refuse', kind: 'return-refused', reason },
  );

/** Asks the buyer about a return. */
export const askAboutReturn = (deps: OperateDeps, decision: Write, question: string): Promise<OfficeReturn> =>
  decide(
    deps,
    decision,
    { state: 'asked', question },
    { action: 'return.ask', kind: 'return-asked', reason: question },
  );

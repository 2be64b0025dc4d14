/** Staff send a document again, or replace a rejected one by another with a new number. */
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { storeHighestNumbers } from './issue-document.ts';
import { type IssueDeps, issueNotes, issueSale } from './issue-documents.service.ts';
import { updateState } from './sending.repository.ts';
import {
  findDocumentById,
  findOrderDocuments,
  lockDocument,
  markReplaced,
  type TaxDocumentRow,
} from './tax-documents.repository.ts';
import { findIssuingSettings } from './tax-settings.repository.ts';

export type MendDeps = Pick<IssueDeps, 'secret' | 'marks' | 'jobs'>;

/**
 * Lets the job send a document, or ask about it, at once. A rejected one is sent again unchanged: staff have mended the
 * reason elsewhere, for example at the tax office.
 * @throws DomainError NOT_FOUND, or CONFLICT when the tax office has the document
 */
export async function sendAgain(trx: Tx, { jobs }: Pick<MendDeps, 'jobs'>, id: string): Promise<void> {
  const document = orNotFound(await lockDocument(trx, id));
  if (document.replaced_at || !['waiting', 'rejected'].includes(document.state))
    throw new DomainError('CONFLICT');
  // Forget the upload of a rejected document, or the job would only ask for its known result.
  const fresh = document.state === 'rejected' ? { sent_at: null, track_id: null } : {};
  await updateState(trx, id, { ...fresh, state: 'waiting', tries: 0, next_at: new Date() });
  await jobs.enqueue(trx, 'deliver-tax-documents', {});
}

/**
 * Issues another document of the same sale or refund, from the order as it is now. Notes on a replaced document are
 * replaced too, because they name its number. The old numbers are listed to be annulled.
 * @throws DomainError NOT_FOUND, CONFLICT unless it was rejected; TaxStopError when there is no number or certificate
 */
export async function replaceDocument(trx: Tx, deps: MendDeps, id: string): Promise<void> {
  const known = orNotFound(await findDocumentById(trx, id));
  const { environment, order_id: orderId, refund_id: refundId } = known;
  const settings = await findIssuingSettings(trx);
  // The order first, as the job does, or each could wait for the other.
  const order = (await lockOrder(trx, orderId))?.order;
  const document = await lockDocument(trx, id);
  if (!order || settings?.mode !== environment || document?.replaced_at || document?.state !== 'rejected')
    throw new DomainError('CONFLICT');
  const issuing = { ...deps, trx, settings, now: new Date(), used: new Map() };
  const live = (): Promise<TaxDocumentRow[]> => findOrderDocuments(trx, orderId, environment);
  const notes = (await live()).filter(({ changes }) => changes === id);
  await markReplaced(trx, [id, ...notes.map((note) => note.id)]);
  if (refundId === null) await issueSale(issuing, order, await live());
  for (const refund of new Set([refundId, ...notes.map((note) => note.refund_id)]))
    if (refund !== null) await issueNotes(issuing, order, await live(), refund);
  await storeHighestNumbers(issuing);
  await deps.jobs.enqueue(trx, 'deliver-tax-documents', {});
}

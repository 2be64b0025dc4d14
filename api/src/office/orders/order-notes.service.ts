import type { OrderMailKind } from '../../db/schema/sales.ts';
import { type Operation, operate } from '../../modules/operator/operate.service.ts';
import { insertQueuedMail } from '../../modules/order-mails/order-mails.repository.ts';
import { findRevisions } from '../../modules/order-revisions/order-revisions.repository.ts';
import { findBuyersDocuments } from '../../modules/orders/buyers-documents.repository.ts';
import { findRefunds } from '../../modules/refunds/refunds.repository.ts';
import { findReturns } from '../../modules/returns/returns.repository.ts';
import { mailsAgainOf } from './mails-again.ts';
import { insertNote } from './order-detail.repository.ts';

/** Adds a note that only staff see. */
export const addNote: Operation<{ staffId: string; text: string }> = (
  deps,
  orderId,
  { staffId, text, ...options },
) =>
  operate(deps, orderId, options, async (trx, { order }) => {
    // An erased order must not get personal data again.
    if (order.erased_at) return { refused: { code: 'erased' } };
    return {
      did: { code: 'noted' },
      run: async () => {
        await insertNote(trx, { orderId, staffId, text });
      },
    };
  });

/** Sends a mail to the buyer again, when it fits the state of the order. */
export const sendMailAgain: Operation<{ kind: OrderMailKind; refundId: string | null }> = (
  deps,
  orderId,
  { kind, refundId, ...options },
) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const allowed = mailsAgainOf(locked, {
      refunds: await findRefunds(trx, orderId),
      returns: await findReturns(trx, orderId),
      documents: await findBuyersDocuments(trx, orderId),
      revisions: await findRevisions(trx, orderId),
    });
    if (!allowed.some((mail) => mail.kind === kind && mail.refund_id === refundId))
      return { refused: { code: locked.order.erased_at ? 'erased' : 'mail-not-now' } };
    return {
      did: { code: 'mail-queued' },
      run: async () => {
        const mailId = await insertQueuedMail(trx, {
          orderId,
          kind,
          refundId,
          recipient: locked.order.email,
        });
        await deps.jobs.enqueue(trx, 'send-order-mail', {
          order_id: orderId,
          kind,
          mail_id: mailId,
          ...(refundId && { refund_id: refundId }),
        });
      },
    };
  });

import type { Executor, Tx } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { execute, firstValueOrThrow } from '../../db/query.ts';
import type { OrderMailKind } from '../../db/schema/sales.ts';

export interface OrderMail {
  orderId: string;
  kind: OrderMailKind;
  refundId: string | null;
  recipient: string;
}

/** Records a mail that staff send again. @returns its id */
export const insertQueuedMail = (trx: Tx, mail: OrderMail): Promise<string> =>
  firstValueOrThrow(
    trx
      .insertInto('order_mails')
      .values({
        order_id: mail.orderId,
        kind: mail.kind,
        refund_id: mail.refundId,
        message_id: null,
        recipient: mail.recipient,
        state: 'queued',
      })
      .returning('id'),
  );

/** Records an attempt to send a mail. Attempts of a mail have the same message id, and one row. */
export const upsertMailAttempt = (
  db: Executor,
  mail: OrderMail & { messageId: string; state: 'sent' | 'failed' },
) => execute(db)`${prepared('upsert_mail_attempt')}
    insert into order_mails (order_id, kind, refund_id, message_id, recipient, state, attempts)
    values (
      ${mail.orderId}, ${mail.kind}, ${mail.refundId}, ${mail.messageId}, ${mail.recipient}, ${mail.state}, 1)
    on conflict (message_id) do update
      set state = excluded.state, attempts = order_mails.attempts + 1, at = now()`;

/** Records the result of a mail that staff send again. */
export const updateQueuedMail = (
  db: Executor,
  id: string,
  { messageId, state }: { messageId: string | null; state: 'sent' | 'failed' | 'skipped' },
) => execute(db)`
    update order_mails set message_id = ${messageId}, state = ${state}, attempts = attempts + 1, at = now()
    where id = ${id}`;

/** Records that a mail is no longer due which earlier attempts could not send. */
export const updateFailedMails = (
  db: Executor,
  { order_id, kind }: { order_id: string; kind: OrderMailKind },
) => execute(db)`
    update order_mails set state = 'skipped', at = now()
    where order_id = ${order_id} and kind = ${kind} and state = 'failed'`;

export const findOrderMail = (db: Executor, orderId: string, id: string) =>
  db
    .selectFrom('order_mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Mails of an order, oldest first. */
export const findOrderMails = (db: Executor, orderId: string) =>
  db.selectFrom('order_mails').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();

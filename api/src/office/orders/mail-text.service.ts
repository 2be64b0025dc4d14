import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { readOrderMail } from 'shared-contracts/office/orders.schema';
import type { OfficeDeps } from '../../module.ts';
import { composeMail } from '../../modules/order-mails/compose-mail.ts';
import { findOrderMail } from '../../modules/order-mails/order-mails.repository.ts';
import { requireOrder } from './order-detail.service.ts';

/** Links of a mail open the order without a password: staff must not get them. */
const LINK = /https?:\/\/\S+/g;

/**
 * Text of a mail about an order, as the order makes it now. The shop keeps no copy of sent mails.
 * @throws DomainError NOT_FOUND
 */
export const readMailText = async (
  { db, config }: Pick<OfficeDeps, 'db' | 'config'>,
  { id, mail: mailId }: { id: string; mail: string },
): Promise<EndpointOutput<typeof readOrderMail>> => {
  const order = await requireOrder(db, id);
  const sent = await findOrderMail(db, order.id, mailId);
  if (!sent || order.erased_at) throw new DomainError('NOT_FOUND');
  const { subject, text } = await composeMail(db, order, {
    order_id: order.id,
    kind: sent.kind,
    publicUrl: config.PUBLIC_URL,
    secret: config.APP_SECRET,
    ...(sent.refund_id && { refund_id: sent.refund_id }),
  });
  return { to: sent.recipient, subject, text: text.replaceAll(LINK, '…') };
};

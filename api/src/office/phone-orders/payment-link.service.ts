import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { auditAlone } from '../../audit/audit.ts';
import type { Db } from '../../db/connect.ts';
import { orderLinks } from '../../lib/order-link.ts';
import { refusalText } from '../../modules/operator/operator-texts.ts';
import { findWholeOrder } from '../../modules/orders/order-details.service.ts';
import { isUnpaid } from '../../modules/orders/order-status.service.ts';
import { requireOrder } from '../orders/order-detail.service.ts';

/**
 * Link of the mails, for staff who send it by other means. Leaves an audit entry, because the link opens the order
 * without a password.
 * @throws DomainError NOT_FOUND; STEP_REFUSED when no payment is awaited, and none can be made again
 */
export const createPaymentLink = async (
  { db, ...settings }: { db: Db; publicUrl: string; secret: string },
  id: string,
  { staffId, locale }: { staffId: string; locale: Locale },
): Promise<{ url: string }> => {
  const order = await requireOrder(db, id);
  const isPayable = isUnpaid({ order }) || (await findWholeOrder(db, order)).canRetryPayment;
  if (!isPayable || order.erased_at !== null)
    throw new DomainError('STEP_REFUSED', {
      why: refusalText({ code: 'not-unpaid', params: { from: order.status } }, locale),
    });
  const after = { platform: order.platform };
  await auditAlone(db, { staffId, action: 'orders.link', entityId: order.number, after });
  return { url: orderLinks(settings, order.id)(order.platform === 'transfer' ? 'transfer' : 'order') };
};

import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { findOrder } from '../../modules/orders/orders.repository.ts';
import { findDocumentById } from '../../modules/tax-documents/tax-documents.repository.ts';

/** Changes a document and notes it in the history of its order. */
export const mendDocument = (
  db: Db,
  { staffId, id }: { staffId: string; id: string },
  change: (trx: Tx) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await change(trx);
    const document = await findDocumentById(trx, id);
    const order = document && (await findOrder(trx, document.order_id));
    if (!document || !order) return;
    await audit(trx, {
      staffId,
      action: 'taxes.mend',
      entity: 'order',
      entityId: order.number,
      after: {
        code: `${document.type}-${document.number}`,
        status: document.replaced_at ? 'replaced' : 'waiting',
      },
    });
  });

import { DomainError } from 'shared-contracts/errors/domain-error';
import * as endpoints from 'shared-contracts/office/orders';
import { findMailShop } from '../../../modules/content/find-mail-shop.ts';
import { linesToSend } from '../../../modules/order-revisions/lines-now.ts';
import { findRevisions } from '../../../modules/order-revisions/order-revisions.repository.ts';
import { findOrderLines } from '../../../modules/orders/orders.repository.ts';
import { findRefunds } from '../../../modules/refunds/refunds.repository.ts';
import { sendFile } from '../../../plugins/send-file.ts';
import { officeEndpoints } from '../../access/access.ts';
import type { OfficeModule } from '../../office-module.ts';
import { requireOrder } from '../order-detail.service.ts';
import { drawGiftCard } from './gift-card.ts';
import { findLabels } from './labels.service.ts';
import { drawPackingSlip } from './packing-slip.ts';

const PDF = 'application/pdf';

/** Documents of an order to print. */
export const documentsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.readPackingSlip, async ({ params, reply }) => {
    const order = await requireOrder(deps.db, params.id);
    const [lines, refunds, revisions, shop] = await Promise.all([
      findOrderLines(deps.db, order.id),
      findRefunds(deps.db, order.id),
      findRevisions(deps.db, order.id),
      findMailShop(deps.db, order.locale),
    ]);
    const packed = linesToSend(lines, revisions, refunds);
    const bytes = await drawPackingSlip({ order, lines: packed, shop: shop.name });
    return sendFile(reply, { type: PDF, name: `${order.number}.pdf`, bytes });
  });
  on(endpoints.printLabels, async ({ query: { ids }, reply }) => {
    const labels = await findLabels(deps.db, ids);
    // Loads what draws codes with the first label, to keep an idle process small.
    const { streamLabels } = await import('./label.ts');
    const [first] = labels;
    const name = first && labels.length === 1 ? `${first.order.number}-label.pdf` : 'labels.pdf';
    return sendFile(reply, { type: PDF, name, bytes: await streamLabels(labels) });
  });
  on(endpoints.readGiftCard, async ({ params, reply }) => {
    const { number, gift_text } = await requireOrder(deps.db, params.id);
    if (!gift_text) throw new DomainError('NOT_FOUND');
    return sendFile(reply, { type: PDF, name: `${number}-card.pdf`, bytes: await drawGiftCard(gift_text) });
  });
};

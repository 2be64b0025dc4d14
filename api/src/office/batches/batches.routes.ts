import { DomainError } from 'shared-contracts/errors/domain-error';
import * as endpoints from 'shared-contracts/office/batches';
import { mapPage } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { OfficeModule } from '../../module.ts';
import { findOrdersById } from '../../modules/orders/orders.repository.ts';
import { findSaleDocumentIds } from '../../modules/tax-documents/tax-documents.repository.ts';
import { sendPdf } from '../../plugins/send-file.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { PRINT_WITHIN_MS } from '../orders/documents/documents.routes.ts';
import { readSlips } from '../orders/documents/documents.service.ts';
import { streamGiftCards } from '../orders/documents/gift-card.ts';
import { streamPackingSlips } from '../orders/documents/packing-slip.ts';
import { SLIPS_FILE } from '../orders/documents/packing-slip.words.ts';
import { findBatches, findBatchOrders } from './batches.repository.ts';
import { closeBatch, createBatch, readBatch, requireBatch, takeOutOfBatch } from './batches.service.ts';
import { bookBatch } from './book-batch.service.ts';
import { drawPickList } from './draw-pick-list.ts';
import { sendBatch, undoSend } from './send-batch.service.ts';

/** Each order is sent in its own transaction. */
const SEND_WITHIN_MS = 60_000;

/** Batches of orders that staff pick and pack together. */
export const batchesModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const print = officeEndpoints(app, deps, { answerWithinMs: PRINT_WITHIN_MS });
  const onSend = officeEndpoints(app, deps, { answerWithinMs: SEND_WITHIN_MS });
  const { db } = deps;
  on(endpoints.listBatches, async ({ query }) => mapPage(await findBatches(db, query), isoTimes));
  on(endpoints.createBatch, ({ body, headers, request }) =>
    createBatch(db, changeBy(request), { ...body, key: headers['idempotency-key'] }),
  );
  on(endpoints.readBatch, ({ params, request }) => readBatch(db, params.id, request.locale));
  on(endpoints.takeOutOfBatch, ({ params, body, request }) =>
    takeOutOfBatch(db, changeBy(request), params.id, body.orders),
  );
  on(endpoints.closeBatch, ({ params, request }) => closeBatch(db, changeBy(request), params.id));
  onSend(endpoints.sendBatch, ({ params, body, headers, request }) =>
    sendBatch(deps, changeBy(request), params.id, { ...body, key: headers['idempotency-key'] }),
  );
  onSend(endpoints.bookBatch, ({ params, body, request }) =>
    bookBatch(deps, changeBy(request), params.id, body.carrier),
  );
  onSend(endpoints.undoSend, ({ params, body, request }) =>
    undoSend(deps, changeBy(request), params.id, body),
  );
  on(endpoints.printPickList, async ({ params, request, reply }) => {
    const batch = await readBatch(db, params.id, request.locale);
    return sendPdf(reply, `lote-${params.id}`, await drawPickList(batch, request.locale));
  });
  /** Orders of the open batch that wait to be sent, in the order of the route. @throws DomainError NOT_FOUND */
  const ordersToSend = async (id: string): Promise<string[]> => {
    const { closed_at } = await requireBatch(db, id);
    const orders = closed_at === null ? await findBatchOrders(db, id) : [];
    return orders.filter(({ status }) => status === 'confirmed').map((order) => order.id);
  };
  print(endpoints.printBatchSlips, async ({ params, request, reply }) => {
    const slips = await readSlips(db, await ordersToSend(params.id));
    if (slips.length === 0) throw new DomainError('NOT_FOUND');
    const name = `${SLIPS_FILE[request.locale]}-${params.id}`;
    return sendPdf(reply, name, await streamPackingSlips(name, slips));
  });
  print(endpoints.printBatchCards, async ({ params, reply }) => {
    const orders = await findOrdersById(db, await ordersToSend(params.id));
    const messages = orders.flatMap(({ gift_text }) => gift_text ?? []);
    if (messages.length === 0) throw new DomainError('NOT_FOUND');
    return sendPdf(reply, `tarjetas-${params.id}`, await streamGiftCards(messages));
  });
  print(endpoints.printBatchDocuments, async ({ params, reply }) => {
    const { drawTogether } = await import('../../modules/tax-documents/document-files.ts');
    const ids = await findSaleDocumentIds(db, await ordersToSend(params.id));
    return sendPdf(reply, `documentos-${params.id}`, orNotFound(await drawTogether(db, ids, 'a4')));
  });
};

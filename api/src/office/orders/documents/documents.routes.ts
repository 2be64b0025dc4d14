import { DomainError } from 'shared-contracts/errors/domain-error';
import * as endpoints from 'shared-contracts/office/orders';
import { orNotFound } from '../../../errors/or-not-found.ts';
import type { OfficeModule } from '../../../module.ts';
import { sendPdf } from '../../../plugins/send-file.ts';
import { officeEndpoints } from '../../access/access.ts';
import { requireOrder } from '../order-detail.service.ts';
import { findLabels, readSlips } from './documents.service.ts';
import { drawGiftCard } from './gift-card.ts';
import { drawPackingSlip, streamPackingSlips } from './packing-slip.ts';
import { SLIPS_FILE } from './packing-slip.words.ts';

/** A hundred slips take a few seconds, and a slow line takes longer to receive them. */
export const PRINT_WITHIN_MS = 60_000;

/** Documents of an order to print. */
export const documentsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const print = officeEndpoints(app, deps, { answerWithinMs: PRINT_WITHIN_MS });
  on(endpoints.readPackingSlip, async ({ params, reply }) => {
    const { id, number } = await requireOrder(deps.db, params.id);
    const slip = orNotFound((await readSlips(deps.db, [id]))[0]);
    return sendPdf(reply, number, await drawPackingSlip(slip));
  });
  print(endpoints.printLabels, async ({ query: { ids }, reply }) => {
    const labels = await findLabels(deps.db, ids);
    // Loads what draws codes with the first label, to keep an idle process small.
    const { streamLabels } = await import('./label.ts');
    const [first] = labels;
    const name = first && labels.length === 1 ? `etiqueta-${first.order.number}` : 'etiquetas';
    return sendPdf(reply, name, await streamLabels(labels));
  });
  print(endpoints.printPackingSlips, async ({ query, request, reply }) => {
    const slips = await readSlips(deps.db, query.ids);
    if (slips.length === 0) throw new DomainError('NOT_FOUND');
    const name = SLIPS_FILE[request.locale];
    return sendPdf(reply, name, await streamPackingSlips(name, slips));
  });
  on(endpoints.readGiftCard, async ({ params, reply }) => {
    const { number, gift_text } = await requireOrder(deps.db, params.id);
    if (!gift_text) throw new DomainError('NOT_FOUND');
    return sendPdf(reply, `${number}-card`, await drawGiftCard(gift_text));
  });
};

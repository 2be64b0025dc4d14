import type { Db } from '../../db/connect.ts';
import { RETURN_SLIP_PATH, readReturnSlipToken } from '../../lib/document-link.ts';
import type { Module } from '../../module.ts';
import { openSignedFile } from '../../plugins/signed-file.ts';
import { findMailShop } from '../content/find-mail-shop.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrder, findOrderLines } from '../orders/orders.repository.ts';
import { returnNumber, toReturnLines } from '../orders/to-order-returns.ts';
import { findReturn, isUndecided } from '../returns/returns.repository.ts';

/** File of a return that waits for a decision. */
const drawSlip = async (db: Db, id: string) => {
  const found = await findReturn(db, id);
  const order = found && isUndecided(found) ? await findOrder(db, found.order_id) : undefined;
  if (!found || !order || order.erased_at) return undefined;
  const number = returnNumber(order.number, found);
  const { drawReturnSlip } = await import('./return-slip.ts');
  const bytes = await drawReturnSlip({
    order,
    number,
    requestedAt: found.requested_at,
    lines: toReturnLines(
      linesNow(await findOrderLines(db, order.id), await findRevisions(db, order.id)),
      found,
    ),
    shop: await findMailShop(db, order.locale),
  });
  return { type: 'application/pdf', name: `${number}.pdf`, bytes } as const;
};

/** Return slips, until the decision. */
export const returnSlipModule: Module = (app, deps) =>
  openSignedFile(app, deps, {
    path: RETURN_SLIP_PATH,
    readToken: readReturnSlipToken,
    findFile: (id) => drawSlip(deps.db, id),
  });

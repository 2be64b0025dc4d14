import * as endpoints from 'shared-contracts/office/returns';
import { mapPage } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { OfficeModule } from '../../module.ts';
import { findReturnPicture } from '../../modules/returns/returns.repository.ts';
import { sendFile } from '../../plugins/send-file.ts';
import { officeEndpoints, writeOf } from '../access/access.ts';
import { REFUND_WITHIN_MS } from '../orders/refund.service.ts';
import { acceptReturn } from './accept-return.service.ts';
import { askAboutReturn, refuseReturn } from './decide-return.service.ts';
import { findListedReturns } from './returns.repository.ts';
import { readReturn, toListed } from './returns.service.ts';

/** Returns of products by their buyers. */
export const returnsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const onMoney = officeEndpoints(app, deps, { answerWithinMs: REFUND_WITHIN_MS });
  on(endpoints.listReturns, async ({ query }) =>
    mapPage(await findListedReturns(deps.readDb, query), toListed),
  );
  on(endpoints.readReturn, ({ params }) => readReturn(deps.db, params.id));
  on(endpoints.readReturnPicture, async ({ params: { id, position }, reply }) => {
    const bytes = orNotFound(await findReturnPicture(deps.db, id, position));
    return sendFile(reply, { type: 'image/jpeg', name: `${id}-${position}.jpg`, bytes });
  });
  onMoney(endpoints.acceptReturn, (call) => acceptReturn(deps, writeOf(call), call.body));
  on(endpoints.refuseReturn, (call) => refuseReturn(deps, writeOf(call), call.body.reason));
  on(endpoints.askAboutReturn, (call) => askAboutReturn(deps, writeOf(call), call.body.question));
};

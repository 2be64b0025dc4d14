import * as endpoints from 'shared-contracts/office/orders';
import { orNotFound } from '../../errors/or-not-found.ts';
import { findTransferProof } from '../../modules/transfers/transfers.repository.ts';
import { sendFile } from '../../plugins/send-file.ts';
import { officeEndpoints } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { requireOrder } from './order-detail.service.ts';

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' };

/** File that a buyer sent as proof of a transfer. */
export const proofModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  on(endpoints.readProof, async ({ params, reply }) => {
    const { id, number } = await requireOrder(deps.db, params.id);
    const proof = orNotFound(await findTransferProof(deps.db, id));
    return sendFile(reply, {
      type: proof.type,
      name: `${number}.${ENDINGS[proof.type]}`,
      bytes: proof.file,
    });
  });
};

import type { Tx } from '../../db/connect.ts';
import { execute } from '../../db/query.ts';

/** A preview gives up soon, because staff can open it again. */
export const limitPreview = (trx: Tx) =>
  execute(trx)`set local lock_timeout = '500ms'; set local statement_timeout = '1500ms'`;

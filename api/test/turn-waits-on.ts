import type { Db } from '../src/db/connect.ts';
import { upsertSetting } from '../src/modules/settings/settings.repository.ts';

/** Lets shoppers wait for sold-out products, which no shop does until its staff turn it on. */
export const turnWaitsOn = (db: Db, is_active = true): Promise<void> =>
  db.transaction().execute((trx) => upsertSetting(trx, 'back-in-stock', { is_active }));

import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/batches.schema';
import type { Db, Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { auditChange } from '../access/audit-change.ts';
import type { Change } from '../access/change.ts';
import { findLastSend } from './batch-sends.repository.ts';
import {
  type BatchRow,
  deleteBatchOrders,
  findBatch,
  findBatchIdByKey,
  findBatchOrders,
  findLeftOut,
  findPicks,
  insertBatch,
  insertBatchOrders,
  type LeftOut,
  updateBatchClosed,
} from './batches.repository.ts';

const WHY = {
  taken: { es: 'Está en el lote {batch}, de {staff}.', en: 'It is in batch {batch} of {staff}.' },
  state: { es: 'No está por preparar.', en: 'It does not wait to be sent.' },
} as const satisfies Record<string, Record<Locale, string>>;

const whyOf = ({ batch, staff }: LeftOut, locale: Locale): string =>
  batch === null
    ? WHY.state[locale]
    : WHY.taken[locale].replace('{batch}', batch).replace('{staff}', staff ?? '');

/** @throws DomainError NOT_FOUND */
export const requireBatch = async (db: Executor, id: string): Promise<BatchRow> =>
  orNotFound(await findBatch(db, id));

/**
 * A batch with its orders and what to pick for them. The number of statements does not grow with the orders.
 * @throws DomainError NOT_FOUND
 */
export const readBatch = async (db: Executor, id: string, locale: Locale): Promise<schema.Batch> => {
  const batch = await requireBatch(db, id);
  const [orders, picks, last] = await Promise.all([
    findBatchOrders(db, id),
    findPicks(db, id, locale),
    findLastSend(db, id),
  ]);
  return { ...isoTimes(batch), orders, picks, last_send: last ? isoTimes(last) : null };
};

/**
 * Makes a batch of the orders that wait to be sent. Those of another open batch stay out, with the name of the staff
 * member who has them.
 * @throws DomainError ENTRY_REFUSED when no order is left
 */
export const createBatch = (
  db: Db,
  change: Change,
  { orders, key }: { orders: readonly string[]; key: string },
): Promise<EndpointOutput<typeof schema.createBatch>> =>
  db.transaction().execute(async (trx) => {
    const idempotency_key = `${change.staff.id}:${key}`;
    const made = await insertBatch(trx, { staff_id: change.staff.id, idempotency_key });
    const id = made ?? (await findBatchIdByKey(trx, idempotency_key));
    if (!id) throw new Error('A batch has the key, and none is found by it.');
    const added = made ? await insertBatchOrders(trx, id, orders) : 0;
    const leftOut = (await findLeftOut(trx, id, orders)).map((one) => ({
      number: one.number,
      why: whyOf(one, change.locale),
    }));
    if (made && added === 0) {
      const [first] = leftOut;
      const why = first ? `${first.number}: ${first.why}` : WHY.state[change.locale];
      throw new DomainError('ENTRY_REFUSED', { why }, ['orders']);
    }
    if (made)
      await auditChange(trx, change, { action: 'batch.create', entityId: id, after: { orders: added } });
    return { id, left_out: leftOut };
  });

/** Takes orders out of an open batch. @throws DomainError NOT_FOUND */
export const takeOutOfBatch = (
  db: Db,
  change: Change,
  id: string,
  orders: readonly string[],
): Promise<schema.Batch> =>
  db.transaction().execute(async (trx) => {
    await requireBatch(trx, id);
    const numbers = await deleteBatchOrders(trx, id, orders);
    if (numbers.length > 0)
      await auditChange(trx, change, {
        action: 'batch.take-out',
        entityId: id,
        before: { orders: numbers.join(' ') },
      });
    return readBatch(trx, id, change.locale);
  });

/** Closes a batch. A closed one stays as it is. @throws DomainError NOT_FOUND */
export const closeBatch = (db: Db, change: Change, id: string): Promise<schema.Batch> =>
  db.transaction().execute(async (trx) => {
    const { left } = await requireBatch(trx, id);
    if (await updateBatchClosed(trx, id))
      await auditChange(trx, change, { action: 'batch.close', entityId: id, before: { orders: left } });
    return readBatch(trx, id, change.locale);
  });

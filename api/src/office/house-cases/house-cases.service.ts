import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { CASE_SIZES, CASE_TYPES, isCaseType } from 'shared-contracts/domain/cases';
import { fillEnglish } from 'shared-contracts/domain/fill-english';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type * as schema from 'shared-contracts/office/house-cases.schema';
import type { z } from 'zod';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { requestHash } from '../../lib/request-hash.ts';
import { auditChange } from '../access/audit-change.ts';
import { type Change, refused } from '../access/change.ts';
import {
  deleteHouseCase,
  findHouseCase,
  findRepeated,
  findTypes,
  type HouseCaseRow,
  type HouseCaseValues,
  insertHouseCase,
  lockHouseCase,
  updateHouseCase,
} from './house-cases.repository.ts';

type HouseCase = EndpointOutput<typeof schema.readHouseCase>;
type NewCase = z.output<typeof schema.addHouseCase.body>;

export const shown = (row: HouseCaseRow): HouseCase => {
  const { is_active, products } = row;
  const held = products.reduce((sum, { count }) => sum + count, 0);
  const hasAll = held === row.product_ids.length && products.every(({ count, stock }) => stock >= count);
  return {
    ...isoTimes(row),
    price: products.reduce((sum, { count, price }) => sum + count * price, 0),
    status: !is_active ? 'hidden' : hasAll ? 'shown' : 'sold-out',
  };
};

const auditedOf = ({ es, en, product_ids, is_active }: NewCase) => ({
  es,
  en,
  product_ids,
  is_visible: is_active,
});

/** @throws DomainError ENTRY_REFUSED for another size, and for products that go into no case */
const checkedValues = async (
  trx: Tx,
  { es, en, product_ids, is_active }: NewCase,
  { locale }: Pick<Change, 'locale'>,
  before?: Pick<HouseCaseRow, 'es'>,
): Promise<HouseCaseValues> => {
  if (!CASE_SIZES.some((size) => size === product_ids.length))
    throw refused('case-size', locale, ['product_ids']);
  const ids = [...new Set(product_ids)];
  const types = await findTypes(trx, ids);
  if (types.length < ids.length) throw refused('no-such-product', locale, ['product_ids']);
  if (types.some((type) => !isCaseType({ product_types: CASE_TYPES }, type)))
    throw refused('case-type', locale, ['product_ids']);
  return { name: fillEnglish({ es, en }, before), product_ids, is_active };
};

/** @throws DomainError NOT_FOUND */
export const readHouseCase = async (
  db: Executor,
  id: string,
  { locale }: Pick<Change, 'locale'>,
): Promise<HouseCase> => shown(orNotFound(await findHouseCase(db, id, locale)));

/**
 * Adds a case. A repeat with the same key gets the first one.
 * @throws DomainError ENTRY_REFUSED, IDEMPOTENCY_KEY_REUSED
 */
export const addHouseCase = (
  db: Db,
  change: Change,
  { key, ...values }: NewCase & { key: string | undefined },
): Promise<HouseCase> =>
  db.transaction().execute(async (trx) => {
    const repeat = key ? { idempotency_key: key, request_hash: requestHash(values) } : null;
    const id = await insertHouseCase(trx, await checkedValues(trx, values, change), repeat);
    if (!id) {
      const first = await findRepeated(trx, key);
      if (first.request_hash !== repeat?.request_hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
      return readHouseCase(trx, String(first.id), change);
    }
    const added = await readHouseCase(trx, id, change);
    await auditChange(trx, change, { action: 'house-case.add', entityId: id, after: auditedOf(added) });
    return added;
  });

/** @throws DomainError NOT_FOUND, CONFLICT, ENTRY_REFUSED */
export const changeHouseCase = (
  db: Db,
  change: Change,
  { id, version, ...values }: NewCase & { id: string; version: string },
): Promise<HouseCase> =>
  db.transaction().execute(async (trx) => {
    const before = atVersion(await lockHouseCase(trx, id, change.locale), version);
    await updateHouseCase(trx, id, await checkedValues(trx, values, change, before));
    const after = await readHouseCase(trx, id, change);
    await auditChange(trx, change, {
      action: 'house-case.change',
      entityId: id,
      before: auditedOf(before),
      after: auditedOf(after),
    });
    return after;
  });

/** @throws DomainError NOT_FOUND */
export const removeHouseCase = (db: Db, change: Change, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const before = orNotFound(await lockHouseCase(trx, id, change.locale));
    await deleteHouseCase(trx, id);
    await auditChange(trx, change, { action: 'house-case.remove', entityId: id, before: auditedOf(before) });
  });

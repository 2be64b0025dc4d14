import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type * as schema from 'shared-contracts/office/delivery.schema';
import type { Db, Executor } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { auditChange } from '../access/audit-change.ts';
import type { Change } from '../access/change.ts';
import * as repository from './delivery.repository.ts';

type Delivery = EndpointOutput<typeof schema.readDelivery>;
type Commune = EndpointOutput<typeof schema.changeCommune>;
type By = Omit<Change, 'locale'>;

/** @throws DomainError NOT_FOUND */
export const readDelivery = async (db: Executor, id: string): Promise<Delivery> => {
  const [region, communes] = await Promise.all([
    repository.findRegionRate(db, id),
    repository.findCommuneRates(db, id),
  ]);
  return { ...orNotFound(region), communes };
};

/**
 * Changes the rate of a region. Null ends the delivery to its communes without a rate of their own.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const changeDelivery = (
  db: Db,
  change: By,
  { id, version, rate }: Pick<Delivery, 'id' | 'version' | 'rate'>,
): Promise<Delivery> =>
  db.transaction().execute(async (trx) => {
    await repository.lockRegion(trx, id);
    const before = atVersion(await readDelivery(trx, id), version);
    await repository.setRegionRate(trx, id, rate);
    await auditChange(trx, change, {
      action: 'delivery.change',
      entityId: before.name,
      before: { is_delivered: before.rate !== null, ...before.rate },
      after: { is_delivered: rate !== null, ...rate },
    });
    return readDelivery(trx, id);
  });

const readCommune = async (db: Executor, id: string): Promise<Commune> =>
  orNotFound(await repository.findCommuneRate(db, id));

/**
 * Changes the delivery to a commune.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const changeCommune = (
  db: Db,
  change: By,
  { id, version, ...delivery }: Omit<Commune, 'name'>,
): Promise<Commune> =>
  db.transaction().execute(async (trx) => {
    await repository.lockCommune(trx, id);
    const before = atVersion(await readCommune(trx, id), version);
    await repository.updateCommuneRate(trx, id, delivery);
    await auditChange(trx, change, {
      action: 'delivery.change',
      entityId: before.name,
      before: { is_delivered: before.is_delivered, ...before.rate },
      after: { is_delivered: delivery.is_delivered, ...delivery.rate },
    });
    return readCommune(trx, id);
  });

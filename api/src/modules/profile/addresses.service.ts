import type { Address, createAddress as createSchema } from 'shared-contracts/api/profile.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { z } from 'zod';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { KEEP_DAYS } from '../../personal-data/purposes.ts';
import { isCommune } from '../regions/regions.repository.ts';
import * as repository from './addresses.repository.ts';

type AddressBody = z.output<typeof createSchema.body>;

const MAX_ADDRESSES = 20;
/** The customer can restore a deleted address for this time. The nightly job deletes it later. */
const RESTORE_WITHIN_MS = KEEP_DAYS.deletedAddresses * 86_400_000;

const columnsOf = ({ identification, address, apartment, commune_id }: AddressBody) => ({
  identification,
  address,
  apartment: apartment || null,
  commune_id,
});

/** A saved address may be in a commune without delivery, but not in an unknown one. */
const requireCommune = async (db: Executor, id: string): Promise<void> => {
  if (!(await isCommune(db, id))) throw new DomainError('VALIDATION_FAILED', {}, ['commune_id']);
};

const findAddressOrRefuse = async (db: Executor, userId: string, id: string): Promise<Address> =>
  orNotFound(await repository.findAddress(db, userId, id));

/**
 * Saves an address. An equal saved address is returned instead: the shopper retries after a lost response.
 * @throws DomainError VALIDATION_FAILED (unknown commune), TOO_MANY_ADDRESSES
 */
export const createAddress = (db: Db, userId: string, body: AddressBody): Promise<Address> =>
  db.transaction().execute(async (trx) => {
    await requireCommune(trx, body.commune_id);
    const others = await repository.lockAddresses(trx, userId);
    const same = await repository.findSameAddress(trx, userId, columnsOf(body));
    if (!same) refuseTooMany(others.length);
    const id = same ?? (await repository.insertAddress(trx, userId, columnsOf(body)));
    if (body.is_default || others.length === 0) await repository.updateDefault(trx, userId, id);
    return findAddressOrRefuse(trx, userId, id);
  });

const refuseTooMany = (count: number): void => {
  if (count >= MAX_ADDRESSES) throw new DomainError('TOO_MANY_ADDRESSES', { limit: MAX_ADDRESSES });
};

/** @throws DomainError NOT_FOUND (also for another's address), VALIDATION_FAILED */
export const updateAddress = (db: Db, userId: string, id: string, body: AddressBody): Promise<Address> =>
  db.transaction().execute(async (trx) => {
    await repository.lockAddresses(trx, userId);
    if (!(await repository.findAddress(trx, userId, id))) throw new DomainError('NOT_FOUND');
    await requireCommune(trx, body.commune_id);
    await repository.updateAddress(trx, userId, id, columnsOf(body));
    if (body.is_default) await repository.updateDefault(trx, userId, id);
    return findAddressOrRefuse(trx, userId, id);
  });

const restorableSince = (): Date => new Date(Date.now() - RESTORE_WITHIN_MS);

/**
 * Deletes an address. If it was the default, the oldest other address becomes the default.
 * Idempotent while the customer can restore the address.
 * @returns until when the customer can restore it
 * @throws DomainError NOT_FOUND (also for another's address)
 */
export const deleteAddress = (db: Db, userId: string, id: string): Promise<Date> =>
  db.transaction().execute(async (trx) => {
    await repository.lockAddresses(trx, userId);
    const deletedAt =
      (await repository.updateDeleted(trx, userId, id)) ??
      (await repository.findDeletedAt(trx, userId, id, restorableSince()));
    if (!deletedAt) throw new DomainError('NOT_FOUND');
    await keepOneDefault(trx, userId);
    return new Date(deletedAt.getTime() + RESTORE_WITHIN_MS);
  });

const keepOneDefault = async (trx: Tx, userId: string): Promise<void> => {
  const left = await repository.lockAddresses(trx, userId);
  const [oldest] = left;
  if (oldest && !left.some(({ is_default }) => is_default)) {
    await repository.markDefault(trx, userId, oldest.id);
  }
};

/**
 * Restores a deleted address, as the default if it was it and the customer chose no other since. A repeat, e.g. after a
 * lost answer, changes nothing.
 * @throws DomainError NOT_FOUND (also when it is too late), TOO_MANY_ADDRESSES
 */
export const restoreAddress = (db: Db, userId: string, id: string): Promise<Address> =>
  db.transaction().execute(async (trx) => {
    const others = await repository.lockAddresses(trx, userId);
    if (others.some((other) => other.id === id)) return findAddressOrRefuse(trx, userId, id);
    refuseTooMany(others.length);
    if (!(await repository.updateRestored(trx, userId, id, restorableSince())))
      throw new DomainError('NOT_FOUND');
    await keepOneDefault(trx, userId);
    return findAddressOrRefuse(trx, userId, id);
  });

import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Executor } from '../../db/connect.ts';
import { findCommuneNames } from '../regions/regions.repository.ts';

/** Names of the commune and region on a factura. */
export type InvoicePlace = NonNullable<Awaited<ReturnType<typeof findCommuneNames>>>;

/** @throws DomainError VALIDATION_FAILED for an unknown commune. A commune without delivery is allowed. */
export const findInvoicePlace = async (db: Executor, communeId: string): Promise<InvoicePlace> => {
  const found = await findCommuneNames(db, communeId);
  if (!found) throw new DomainError('VALIDATION_FAILED', {}, ['invoice.commune_id']);
  return found;
};

import type { Executor } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';

/** Names of a commune and its region, as a factura wants them. */
export interface InvoicePlace {
  commune: string;
  region: string;
}

/** @throws DomainError VALIDATION_FAILED for a commune that does not exist; one without delivery is fine */
export const findInvoicePlace = async (db: Executor, communeId: string): Promise<InvoicePlace> => {
  const found = await db
    .selectFrom('communes as c')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .select(['c.name as commune', 'r.short_name as region'])
    .where('c.id', '=', communeId)
    .executeTakeFirst();
  if (!found) throw new DomainError('VALIDATION_FAILED', {}, ['invoice.commune_id']);
  return found;
};

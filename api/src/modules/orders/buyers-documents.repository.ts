import { sql } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { Executor } from '../../db/connect.ts';

/**
 * Documents that the buyer of an order gets: those of production, or else of the sandbox. Documents of the tax office's
 * test are for the owner only.
 */
export const findBuyersDocuments = (db: Executor, orderId: string) =>
  db
    .selectFrom('tax_documents as d')
    .select(['d.id', 'd.type', 'd.number', 'd.refund_id', 'd.environment'])
    .where('d.order_id', '=', orderId)
    .where('d.replaced_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        sql<boolean>`d.environment = ${selectFrom('tax_documents as e')
          .select(sql<TaxEnvironment>`min(e.environment)`.as('environment'))
          .where('e.order_id', '=', orderId)
          .where('e.environment', 'in', ['production', 'sandbox'])}`,
    )
    .orderBy('d.issued_at')
    .orderBy('d.part')
    .execute();

/** Documents of a sale, or of a refund, that others replaced. */
export const findReplacedDocuments = (
  db: Executor,
  orderId: string,
  { refundId, environment }: { refundId: string | null; environment: TaxEnvironment },
) =>
  db
    .selectFrom('tax_documents')
    .select(['type', 'number'])
    .where('order_id', '=', orderId)
    .where('environment', '=', environment)
    .where('refund_id', 'is not distinct from', refundId)
    .where('replaced_at', 'is not', null)
    .orderBy('issued_at')
    .orderBy('part')
    .execute();

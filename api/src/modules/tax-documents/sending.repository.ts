import type { Selectable, Updateable } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import type { Executor } from '../../db/connect.ts';
import { queryRow } from '../../db/query.ts';
import type { TaxTables } from '../../db/schema/taxes.ts';

type Table = TaxTables['tax_documents'];

/** A document that the job looks at now. */
export interface Due
  extends Pick<
    Selectable<Table>,
    'id' | 'type' | 'number' | 'receiver_rut' | 'total' | 'xml' | 'sent_at' | 'track_id' | 'tries'
  > {
  /** `2026-11-28` */
  day: string;
}

/** A process that ends leaves its document alone for this time. Longer than all requests about one document take. */
const LEASE_MS = 10 * 60_000;

/**
 * Takes the next document that is due, so that no other process looks at it. A note waits until the tax office has the
 * document that it changes.
 */
export const claimDue = (
  db: Executor,
  { environment, types, now }: { environment: TaxEnvironment; types: readonly DocumentType[]; now: Date },
) => queryRow(db)<Due>`
    with due as (
      select id, sent_at, track_id from tax_documents d
      where environment = ${environment} and type = any(${types}::smallint[])
        and state in ('waiting', 'sent') and replaced_at is null and next_at <= ${now}
        and (changes is null or exists (select from tax_documents sale
          where sale.id = d.changes and sale.state in ('accepted', 'objections')))
      order by next_at, issued_at, part limit 1 for update of d skip locked)
    update tax_documents t
    set next_at = ${new Date(now.getTime() + LEASE_MS)}, tries = least(t.tries + 1, 1000)
    from due where t.id = due.id
    returning t.id, t.type, t.number, t.day::text as day, t.receiver_rut, t.total, t.xml, t.tries,
      due.sent_at, due.track_id`;

/** Changes the state of a document at the tax office. */
export const updateState = async (db: Executor, id: string, change: Updateable<Table>): Promise<void> => {
  await db.updateTable('tax_documents').set(change).where('id', '=', id).execute();
};

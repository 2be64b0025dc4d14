import type { Locale } from 'shared-contracts/locale';
import type { DraftData, DraftKind, DraftState } from 'shared-contracts/office/drafts.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';

export type DraftProblem = DraftState['problems'][number];

/** Storage and page of one kind of thing that staff change through drafts. `D` is the output of its schema. */
export interface Publisher<D extends object = DraftData> {
  kind: DraftKind;
  /** How the audit names such a thing. */
  entity: 'content' | 'product';
  /** Id in the audit, for a kind whose ids look like those of another kind. Default: the id. */
  auditId?(id: string): string;
  /** Whether a draft may have this id. The id of a thing that is not published yet must fit too. */
  accepts(db: Executor, id: string): Promise<boolean>;
  /** Rules of the published data. The parsed output is stored, so fields that it does not know are dropped. */
  schemaOf(id: string): z.ZodType<D>;
  /** Rules that need the database, for data that fits the schema. `locale`: language of the messages. */
  check?(db: Executor, id: string, data: D, locale: Locale): Promise<DraftProblem[]>;
  /** Data as the shop shows it now. Null when the shop does not show it. */
  read(db: Executor, id: string): Promise<object | null>;
  /**
   * Makes the shop show the data. Runs in the transaction of the publication, and for a preview in a transaction that
   * is rolled back: it must touch nothing but the database.
   */
  apply(trx: Tx, id: string, data: D): Promise<void>;
  /** Takes it out of the shop. Absent: the shop always has it. */
  withdraw?(trx: Tx, id: string): Promise<void>;
  /** Path of the shop's page that shows the data. */
  pathOf(id: string, data: D | null): string;
}

/**
 * Publisher of an unknown kind. The types do not tie its data to it: give its methods only what its own `schemaOf`
 * parsed.
 */
export type AnyPublisher = Publisher<object>;

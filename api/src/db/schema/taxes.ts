import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TaxState } from 'shared-contracts/domain/tax-states';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import type { Day, OptionalTime, TimeByDefault } from './columns.ts';

/** PostgreSQL's `bigint`, which the driver reads as text. */
type Numeral = ColumnType<string, number, number>;

export interface TaxTables {
  /** Keys that sign documents. Encrypted with APP_SECRET. */
  tax_certificates: {
    id: Generated<string>;
    /** Made by the sandbox. */
    is_sandbox: boolean;
    pfx: Buffer;
    password: Buffer;
    rut: string | null;
    valid_to: Date;
    added_at: TimeByDefault;
  };
  /** Numbers of the tax office. */
  tax_number_ranges: {
    id: Generated<string>;
    type: DocumentType;
    first_number: Numeral;
    last_number: Numeral;
    next_number: Numeral;
    expires_on: ColumnType<Date | null, string | null, string | null>;
    environment: TaxEnvironment;
    /** File of the numbers. Encrypted with APP_SECRET. */
    caf: Buffer;
    added_at: TimeByDefault;
  };
  /** Issued documents. The document never changes, only what the tax office says of it. Amounts in CLP. */
  tax_documents: {
    id: GeneratedAlways<string>;
    order_id: string;
    refund_id: string | null;
    /** Document of the sale that a credit note changes. */
    changes: string | null;
    part: Generated<number>;
    type: DocumentType;
    number: Numeral;
    environment: TaxEnvironment;
    day: Day;
    receiver_rut: string;
    net: number;
    vat: number;
    total: number;
    xml: Buffer;
    issued_at: TimeByDefault;
    state: Generated<TaxState>;
    /** Last time that the document left the shop. With a track id the tax office's answer came back. */
    sent_at: OptionalTime;
    track_id: Generated<string | null>;
    /** Tries in this state. */
    tries: Generated<number>;
    next_at: TimeByDefault;
    /** Key of `taxAnswers`. */
    office_code: Generated<string | null>;
    /** The tax office's own words. */
    office_words: Generated<string | null>;
    /** Another document of the same fact took its place. */
    replaced_at: OptionalTime;
  };
  /** Numbers that no document has, which the owner annuls at the tax office. */
  tax_lost_numbers: {
    environment: TaxEnvironment;
    type: DocumentType;
    number: Numeral;
    cause: 'restored' | 'replaced' | 'expired';
    noted_at: TimeByDefault;
    annulled_at: OptionalTime;
  };
  /** Warnings that the owners got by mail. */
  tax_warnings: {
    /** `cause` of a `TaxWarning`. */
    cause: string;
    warned_at: TimeByDefault;
  };
}

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { IncidentData } from 'shared-contracts/domain/incident-data';
import type { Role } from 'shared-contracts/office/access';
import type { Audited } from 'shared-contracts/office/audit-actions';
import type { OptionalTime, Time, TimeByDefault } from './columns.ts';

/** Staff and audit (migration 0025), settings (0035), people (0038), erased rows (0065). */
export interface OfficeTables {
  staff: {
    id: Generated<string>;
    /** Lower case. */
    email: string;
    name: string;
    role: Role;
    /** Null until the staff member used the link of the invitation. */
    password_hash: Generated<string | null>;
    /** Encrypted with APP_SECRET. */
    totp_secret: Generated<Buffer | null>;
    totp_confirmed_at: OptionalTime;
    /** Time step of the last accepted code, so that no code is accepted twice. */
    totp_last_step: Generated<string | null>;
    /** Secret of a new authenticator app that is not confirmed yet. */
    next_totp_secret: Generated<Buffer | null>;
    next_totp_at: OptionalTime;
    disabled_at: OptionalTime;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
  staff_recovery_codes: { staff_id: string; code_hash: Buffer; used_at: OptionalTime };
  staff_links: { token_hash: Buffer; staff_id: string; created_at: TimeByDefault; expires_at: Time };
  staff_sessions: {
    id: Generated<string>;
    staff_id: string;
    token_hash: Buffer;
    /** Step that the sign-in still needs. Only `done` gives access. */
    step: 'code' | 'enrol' | 'done';
    user_agent: string | null;
    created_at: TimeByDefault;
    last_used_at: TimeByDefault;
    /** End of the session, however it is used. */
    expires_at: Time;
  };
  audit_entries: {
    id: GeneratedAlways<string>;
    at: TimeByDefault;
    /** Null: the shop's command line. */
    staff_id: string | null;
    action: string;
    entity: Audited;
    entity_id: string;
    /** JSON of the changed fields. */
    before: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    after: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    reason: string | null;
  };
  /** Incident with personal data. Days are read as text, because a day has no time zone. */
  incidents: {
    id: Generated<string>;
    since: string;
    /** Description of the incident. */
    what: string;
    data: IncidentData[];
    data_from: string | null;
    data_to: string | null;
    /** Affected people, as counted at the last save. */
    people: number;
    /** Day and text of the report to the data protection agency. */
    agency_told_on: string | null;
    agency_told: string;
    /** Day and text of the notice to the affected people. */
    people_told_on: string | null;
    people_told: string;
    noted_at: TimeByDefault;
    changed_at: TimeByDefault;
    idempotency_key: Generated<string | null>;
    request_hash: Generated<string | null>;
  };
  /** People whom the shop knows by an e-mail. Triggers add them. */
  people: {
    id: Generated<string>;
    /** Lower case. */
    email: string;
    created_at: TimeByDefault;
    /** Sells on what it buys. */
    resells: Generated<boolean>;
  };
  /** Value that staff have set for a key of `SETTINGS` (`shared-contracts/src/office/settings-values.schema.ts`). */
  settings: { key: string; value: JSONColumnType<object, string, string>; updated_at: TimeByDefault };
  /** Rows that the shop erased on a day: because their term passed, or because a person asked. */
  erased_rows: {
    /** YYYY-MM-DD */
    day: ColumnType<string, string, never>;
    of_table: string;
    cause: 'term' | 'person';
    rows: ColumnType<string, number, number>;
  };
}

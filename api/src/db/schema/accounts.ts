import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DataLimit, OpposedPurpose, PrivacyRight } from 'shared-contracts/domain/privacy-rights';
import type { Locale } from 'shared-contracts/locale';
import type { Day, OptionalTime, Time, TimeByDefault, Translated } from './columns.ts';

/** Purpose of a mailed link. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

/** Type of a mail to an address that may have an account. */
export type AccountMailKind =
  | 'verify-email'
  | 'reset-password'
  | 'known-email'
  | 'change-email'
  | 'email-changed'
  | 'password-changed';

/** The newsletter tick at the checkout, with the text shown then and its version. */
export interface NewsletterTick {
  order_id: string;
  text: string;
  version: string;
  /** ISO 8601. */
  ticked_at: string;
}

export interface ReservationsTable {
  id: Generated<string>;
  number: string;
  kind: 'event' | 'table';
  event_id: number | null;
  status: Generated<'confirmed' | 'cancelled'>;
  starts_at: Time;
  ends_at: Time;
  person_quantity: number;
  name: string;
  last_name: string | null;
  /** Empty when staff reserved for a guest without an address. */
  email: string;
  phone: string;
  message: string | null;
  locale: Locale;
  user_id: string | null;
  created_at: TimeByDefault;
  cancelled_at: OptionalTime;
  reminded_at: OptionalTime;
  /** Whether the guests came, as staff noted it. */
  arrival: Generated<'arrived' | 'no_show' | null>;
  /** Note of staff. */
  note: Generated<string | null>;
  /** Number of moves by staff. */
  changes: Generated<number>;
  moved_at: OptionalTime;
  erased_at: OptionalTime;
  /** Key and hash of the guest's request. A repeat gets the same reservation. */
  idempotency_key: Generated<string | null>;
  request_hash: Generated<string | null>;
  /** Hash of the network that reserved. */
  network_hash: Generated<string | null>;
  /** Until when the guest must press the mailed link. Null: no link is needed, or it was pressed. */
  confirm_until: OptionalTime;
  /** Since when the guest waits for seats of a full event, with the status `cancelled`. Null: does not wait. */
  waiting_since: OptionalTime;
}

/** Customers, sessions, links, addresses, forms and reservations (migration 0007). */
export interface AccountTables {
  users: {
    id: Generated<string>;
    type: Generated<'person' | 'company'>;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    /** Chilean tax number. */
    rut: string;
    phone: string | null;
    company_name: string | null;
    /** Legal name of the company. */
    social_reason: string | null;
    /** Line of business, as invoices name it. */
    giro: string | null;
    email_verified_at: Time | null;
    /** Ticked at registration. The subscription starts when the customer confirms the e-mail. */
    newsletter_wish: Generated<boolean>;
    locale: Generated<'es' | 'en'>;
    /** Staff refuse the sign-in and the orders of this account. */
    blocked_at: OptionalTime;
    /** Whether the shop keeps favourites and recently seen products. */
    keeps_favourites: Generated<boolean>;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
  refresh_tokens: {
    token_hash: Buffer;
    /** Equal for a token and all its successors: the id of the session. */
    family_id: string;
    user_id: string;
    created_at: TimeByDefault;
    expires_at: Time;
    replaced_at: Time | null;
  };
  sessions: {
    id: string;
    user_id: string;
    user_agent: string | null;
    created_at: TimeByDefault;
    last_used_at: TimeByDefault;
  };
  account_tokens: {
    token_hash: Buffer;
    user_id: string;
    purpose: LinkPurpose;
    email: string;
    created_at: TimeByDefault;
    expires_at: Time;
  };
  account_mails: {
    id: Generated<string>;
    kind: AccountMailKind;
    email: string;
    user_id: string | null;
    locale: Locale;
    created_at: TimeByDefault;
  };
  addresses: {
    id: Generated<string>;
    user_id: string;
    /** Name that the customer gave the address. */
    identification: string;
    address: string;
    apartment: string | null;
    commune_id: string;
    is_default: Generated<boolean>;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
    deleted_at: OptionalTime;
  };
  contact_messages: {
    id: Generated<string>;
    number: Generated<string>;
    kind: 'person' | 'company';
    name: string;
    last_name: string | null;
    email: string;
    phone: string | null;
    company_name: string | null;
    rut: string | null;
    subject: string | null;
    order_number: string | null;
    message: string;
    locale: Locale;
    created_at: TimeByDefault;
    /** Last answer of staff. */
    answered_at: OptionalTime;
    closed_at: OptionalTime;
  };
  /** Answer of staff to a message. */
  contact_answers: {
    id: Generated<string>;
    message_id: string;
    staff_id: string;
    text: string;
    state: Generated<'queued' | 'sent' | 'failed'>;
    created_at: TimeByDefault;
  };
  newsletter_subscriptions: {
    id: Generated<string>;
    email: string;
    status: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
    locale: Locale;
    created_at: TimeByDefault;
    /** When the confirmation mail was last requested. */
    asked_at: TimeByDefault;
    confirmed_at: OptionalTime;
    unsubscribed_at: OptionalTime;
    /** Newsletter box of the checkout that requested the last confirmation mail. Null: requested elsewhere. */
    tick: JSONColumnType<NewsletterTick | null, string | null | undefined, string | null>;
  };
  /** Answers that were used, so that none counts twice. */
  bot_check_answers: { answer_hash: Buffer; expires_at: Time };
  reservations: ReservationsTable;
  /** Mailed link that worked, of a customer or of a staff member. */
  used_links: {
    token_hash: Buffer;
    purpose: LinkPurpose | 'staff';
    user_id: string | null;
    staff_id: string | null;
    expires_at: Time;
  };
  /** Request of a person about personal data (law 21.719). */
  privacy_requests: {
    id: Generated<string>;
    number: Generated<string>;
    email: string;
    kind: PrivacyRight;
    /** Of an opposition. */
    purposes: Generated<OpposedPurpose[]>;
    /** Words of the person. */
    text: string | null;
    locale: Locale;
    /** `asked`: the address is not confirmed yet. */
    status: Generated<'asked' | 'open' | 'done' | 'refused'>;
    asked_at: TimeByDefault;
    proven_at: OptionalTime;
    /** Read as text, because a day has no time zone. */
    due_on: ColumnType<string | null, string | null | undefined, string>;
    /** Why staff extended the term. */
    extension: Generated<string | null>;
    answer: Generated<string | null>;
    answered_at: OptionalTime;
    /** Null: the shop answered by itself. */
    staff_id: Generated<string | null>;
    /** Days before `due_on` for which the shop's owner got the last warning. */
    warned_days: Generated<number | null>;
  };
  /** Use of a person's data that the person has stopped. */
  data_limits: {
    /** Lower case. */
    email: string;
    purpose: DataLimit;
    since: TimeByDefault;
  };
  closed_days: {
    /** Queries cast it to text, because the driver's Date would depend on a time zone. */
    day: Day;
    reason: JSONColumnType<Translated<string>, string, string>;
  };
}

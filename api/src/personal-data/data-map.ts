import { GUEST_LIST_DAYS } from 'shared-contracts/domain/favourites';
import { KEEP_DAYS, type PurposeKey } from './purposes.ts';

/** Names of columns, separated by spaces. */
type Columns = string;

/** Personal columns of a table by the way in which an erasure removes or keeps them. */
interface Erasure {
  /** With their row. */
  delete?: Columns;
  /** Null, or without the personal part of a JSON value. */
  empty?: Columns;
  /** A dash, or for an e-mail a keyed hash that only the person's address produces. */
  replace?: Columns;
  /** Not removed, because of `kept`. */
  keep?: Columns;
}

/** When the rows of a table end by themselves. */
type Term =
  /**
   * The nightly job ends them this many days after the time in `after`. `retention.repository.ts` has the conditions of
   * tables without `after`.
   */
  | { days: number; after?: string }
  /** Together with the row of this table to which they belong. */
  | { with: string }
  /** Only when the person or staff ask for it. */
  | 'asked';

export interface TableMap {
  /** Columns that say nothing about a person, or only together with the personal ones. */
  plain: Columns;
  /** Required for a table with personal data. */
  term?: Term;
  /** Required for a table with personal data. */
  purpose?: PurposeKey;
  erase?: Erasure;
  /** Why `erase.keep` is kept. */
  kept?: string;
  /** Columns that the export leaves out: secrets, keys of requests, and notes of staff. */
  withheld?: Columns;
}

const CATALOGUE: Record<string, TableMap> = {
  articles: {
    plain: 'id slug published_on content created_at updated_at topics seeded product_slugs is_active',
  },
  blog_topics: { plain: 'slug position label' },
  box_contents: { plain: 'box_sku sku qty position' },
  brands: { plain: 'id slug name' },
  cellar: { plain: 'product_id profile rank foods in_stock' },
  closed_days: { plain: 'day reason' },
  communes: { plain: 'id region_id name is_delivered price min_days max_days updated_at' },
  events: {
    plain:
      'id slug kind starts_at ends_at price capacity seats_taken max_persons is_active content created_at updated_at seeded',
  },
  facet_counts: { plain: 'scope facet count' },
  facet_labels: { plain: 'key value locale label' },
  house_cases: { plain: 'id name product_ids is_active changed_at idempotency_key request_hash' },
  // Names and products that guests share. Nothing tells who they are, so no person can ask for them.
  guest_lists: {
    term: { days: GUEST_LIST_DAYS, after: 'updated_at' },
    plain: 'token name product_ids updated_at',
  },
  lexeme_counts: { plain: 'lexeme documents' },
  lost_searches: { term: { days: KEEP_DAYS.searches, after: 'day' }, plain: 'day words searches' },
  pages: { plain: 'slug locale content updated_at seeded' },
  price_changes: {
    plain: 'id sku old_price new_price old_reference_price new_reference_price reason changed_at',
  },
  product_companions: { plain: 'product_id companion_id position' },
  product_facets: { plain: 'product_id key value position' },
  product_listing: { plain: 'product_id type rank published_at price discount name_es name_en facets' },
  product_popularity: { plain: 'product_id units' },
  product_texts: {
    plain:
      'product_id locale name name_card detail description description_card label_text content keywords search_text',
  },
  products: {
    plain:
      'id type slug brand_id year attributes rank is_active label image cover_image published_at updated_at is_slug_fixed',
  },
  regions: { plain: 'id name short_name position' },
  sales_days: {
    plain:
      'day orders clp delivery gifts coupons refunds refunds_clp units products_clp costed_clp cost rule',
  },
  sales_of_skus: { plain: 'day sku units clp costed_units costed_clp cost' },
  search_corrections: {
    term: { days: KEEP_DAYS.searches, after: 'day' },
    plain: 'day locale words corrected searches',
  },
  search_counts: {
    term: { days: KEEP_DAYS.searches, after: 'day' },
    plain: 'day locale words searches empty views presses carts',
  },
  search_documents: { plain: 'kind ref_id locale product_type rank lexemes price' },
  search_pins: { plain: 'locale phrase product_ids changed_at' },
  search_places: { plain: 'slug name' },
  search_synonyms: { plain: 'locale phrase facts changed_at' },
  search_vocabulary: { plain: 'locale word sound' },
  seeded_names: { plain: 'of_table name' },
  settings: { plain: 'key value updated_at' },
  shipping_rates: { plain: 'region_id price min_days max_days free_from updated_at' },
  skus: {
    plain:
      'sku product_id position price reference_price reference_clp stock format is_unit_sales label_text cost',
  },
  stale_sales: { plain: 'day' },
  wine_profiles: { plain: 'id facts' },
};

const SALES: Record<string, TableMap> = {
  carts: {
    term: { days: KEEP_DAYS.guestCarts },
    purpose: 'carts',
    plain: 'created_at updated_at joined_into dropped_coupon_seen not_joined version',
    // The id of a cart is its key: it opens the cart for changes.
    withheld: 'id user_id account_id',
    erase: { empty: 'account_id user_id coupon_code', keep: 'id' },
    kept: 'Its orders refer to it. It has no lines and no owner.',
  },
  cart_items: {
    term: { with: 'carts' },
    purpose: 'carts',
    plain: 'cart_id',
    erase: { delete: 'sku qty added_at seen_price' },
  },
  cart_cases: {
    term: { with: 'carts' },
    purpose: 'carts',
    plain: 'cart_id id',
    erase: { delete: 'size qty added_at' },
  },
  cart_case_bottles: {
    term: { with: 'carts' },
    purpose: 'carts',
    plain: 'cart_id case_id position',
    erase: { delete: 'sku count' },
  },
  orders: {
    term: { days: KEEP_DAYS.documents },
    purpose: 'orders',
    plain:
      'id number cart_id request_hash status payment_status platform locale delivery_method commune_id commune ' +
      'region receiver min_days max_days promised_first promised_last chosen_day delivery_option planned_carrier ready_at carrier parcel_problem document gift_check subtotal discount ' +
      'price_delivery gift_price total ' +
      'terms_accepted_at created_at updated_at expires_at coupon_code coupon_discount proof_at ' +
      'erase_requested_at erased_at transfer_account idempotency_key guest_id placed_by difference_of',
    withheld: 'idempotency_key request_hash placed_by difference_of difference',
    erase: {
      replace: 'email name surname phone rut',
      empty:
        'address department contact comment gift_text proof_refusal proof_note user_id ' +
        'tracking_number tracking_url difference',
      keep: 'invoice',
    },
    kept: 'Tax law: receiver of a factura, six years.',
  },
  order_lines: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain:
      'order_id position slug name brand year format image frontend_image retracto_excluded unit_cost ' +
      'coupon_discount case_id case_size',
    erase: { keep: 'sku product_type qty price reference_price' },
    kept: 'Tax law: lines of the document, six years. The order names nobody any more.',
  },
  order_history: { plain: 'id order_id status payment_status at' },
  order_stock: { plain: 'order_id sku qty' },
  order_revisions: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain:
      'order_id number idempotency_key staff_id at line_out position qty fate cause sku_in product_in waived refund_id',
    withheld: 'idempotency_key',
    erase: { replace: 'reason' },
  },
  batches: { plain: 'id idempotency_key staff_id created_at closed_at' },
  batch_orders: { plain: 'batch_id order_id is_open' },
  shipments: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain: 'id order_id carrier state sequence route asked_at changed_at checked_at',
    erase: { empty: 'tracking_number' },
  },
  shipping_quotes: { plain: 'cart_id commune_id units price quoted_at' },
  batch_sends: { plain: 'batch_id request_key order_id at undone_at' },
  order_notes: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain: 'id order_id staff_id at',
    withheld: 'text',
    erase: { delete: 'text' },
  },
  order_mails: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain: 'id order_id kind refund_id message_id state attempts created_at at',
    withheld: 'recipient',
    erase: { replace: 'recipient' },
  },
  purchase_addresses: {
    term: { days: KEEP_DAYS.guestAddresses },
    purpose: 'carts',
    plain: 'id guest_id commune_id created_at',
    erase: { delete: 'user_id identification address department' },
  },
  transfer_proofs: {
    term: { days: KEEP_DAYS.transferProofs },
    purpose: 'proofs',
    plain: 'order_id type received_at',
    // The person sent the file and has it.
    withheld: 'file',
    erase: { delete: 'file' },
  },
  payments: {
    term: { with: 'orders' },
    purpose: 'payments',
    plain: 'order_id amount buy_order settled_at failure created_at checked_at commit_started_at',
    withheld: 'session_id token url',
    erase: { empty: 'answer', keep: 'session_id token url' },
    kept: 'Disputes with the card network about the payment. They name no person.',
  },
  payment_attempts: {
    term: { with: 'orders' },
    purpose: 'payments',
    plain: 'order_id buy_order failure settled_at',
    withheld: 'token session_id',
    erase: { keep: 'token session_id' },
    kept: 'Disputes with the card network about the payment. They name no person.',
  },
  tax_documents: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain:
      'id order_id refund_id changes part type number environment day net vat total issued_at state sent_at track_id tries next_at office_code replaced_at',
    withheld: 'xml office_words',
    erase: { keep: 'receiver_rut xml office_words' },
    kept: 'Tax law: the document itself, six years.',
  },
  refunds: {
    term: { with: 'orders' },
    purpose: 'payments',
    plain: 'id order_id amount created_at done_at by_hand asked_at refused_at refusal',
    withheld: 'token reason',
    erase: { keep: 'token reason' },
    kept: 'Tax law: reason of a credit, six years.',
  },
  refund_accounts: {
    term: { with: 'orders' },
    purpose: 'payments',
    plain: 'order_id created_at',
    erase: { delete: 'holder rut bank account_type account' },
  },
  order_returns: {
    term: { with: 'orders' },
    purpose: 'orders',
    plain:
      'id order_id request_key position ground state refund_id version requested_at waits_since ended_at reminded_at',
    erase: { empty: 'reason question answer refusal' },
  },
  order_return_lines: { plain: 'return_id position qty' },
  order_return_pictures: {
    term: { days: KEEP_DAYS.returnPictures },
    purpose: 'returns',
    plain: 'return_id position received_at',
    // The person sent the files and has them.
    withheld: 'file',
    erase: { delete: 'file' },
  },
  refund_lines: { plain: 'id refund_id kind position qty amount fate cause moved_at' },
  coupons: {
    term: 'asked',
    purpose: 'coupons',
    plain:
      'id code amount percent min_total uses is_auto expires_at created_at updated_at starts_at once_per_person ' +
      'product_types product_ids free_delivery',
    erase: { replace: 'email' },
  },
  coupon_uses: { plain: 'order_id coupon_id created_at' },
  consents: {
    term: { days: KEEP_DAYS.cookieChoices },
    purpose: 'consents',
    plain: 'id purpose granted text version channel order_id created_at ticked_at',
    erase: { replace: 'email', empty: 'user_id ip_hash' },
  },
};

const PEOPLE: Record<string, TableMap> = {
  users: {
    term: 'asked',
    purpose: 'account',
    plain:
      'id type created_at updated_at locale newsletter_wish blocked_at email_verified_at keeps_favourites',
    withheld: 'password_hash',
    erase: { delete: 'email password_hash first_name last_name rut phone company_name social_reason giro' },
  },
  favourites: {
    term: { with: 'users' },
    purpose: 'favourites',
    plain: 'user_id is_saved changed_at price in_stock looked_at',
    withheld: 'user_id',
    erase: { delete: 'product_id' },
  },
  product_views: {
    term: { with: 'users' },
    purpose: 'favourites',
    plain: 'user_id viewed_at',
    withheld: 'user_id',
    erase: { delete: 'product_id' },
  },
  favourite_lists: {
    term: { with: 'users' },
    purpose: 'favourites',
    plain: 'user_id token created_at',
    // The token opens the list for everybody.
    withheld: 'user_id token',
    erase: { delete: 'name' },
  },
  addresses: {
    term: { days: KEEP_DAYS.deletedAddresses, after: 'deleted_at' },
    purpose: 'account',
    plain: 'id user_id commune_id is_default created_at updated_at deleted_at',
    erase: { delete: 'identification address apartment' },
  },
  sessions: {
    term: { days: KEEP_DAYS.ended },
    purpose: 'account',
    plain: 'id user_id created_at last_used_at',
    erase: { delete: 'user_agent' },
  },
  refresh_tokens: {
    term: { days: KEEP_DAYS.ended, after: 'expires_at' },
    purpose: 'account',
    plain: 'family_id user_id created_at expires_at replaced_at',
    withheld: 'token_hash',
    erase: { delete: 'token_hash' },
  },
  account_tokens: {
    term: { days: KEEP_DAYS.ended, after: 'expires_at' },
    purpose: 'account',
    plain: 'user_id purpose created_at expires_at',
    withheld: 'token_hash email',
    erase: { delete: 'token_hash email' },
  },
  account_mails: {
    term: { days: KEEP_DAYS.unsentMails, after: 'created_at' },
    purpose: 'account',
    plain: 'id kind user_id locale created_at',
    withheld: 'email',
    erase: { delete: 'email' },
  },
  used_links: {
    term: { days: KEEP_DAYS.ended, after: 'expires_at' },
    purpose: 'security',
    plain: 'purpose user_id staff_id expires_at',
    withheld: 'token_hash',
    erase: { delete: 'token_hash' },
  },
  reservations: {
    term: { days: KEEP_DAYS.reservations, after: 'ends_at' },
    purpose: 'reservations',
    plain:
      'id number kind event_id status starts_at ends_at person_quantity locale created_at cancelled_at ' +
      'reminded_at erased_at arrival changes moved_at confirm_until waiting_since',
    withheld: 'idempotency_key request_hash network_hash',
    erase: {
      replace: 'name email phone',
      empty: 'last_name message note user_id idempotency_key request_hash network_hash',
    },
  },
  contact_messages: {
    term: { days: KEEP_DAYS.messages, after: 'created_at' },
    purpose: 'messages',
    plain: 'id number kind locale created_at answered_at closed_at',
    erase: { delete: 'name last_name email phone company_name rut subject order_number message' },
  },
  contact_answers: {
    term: { with: 'contact_messages' },
    purpose: 'messages',
    plain: 'id message_id staff_id state created_at',
    erase: { delete: 'text' },
  },
  privacy_requests: {
    term: { days: KEEP_DAYS.privacyRequests },
    purpose: 'rights',
    plain: 'id number kind purposes locale status asked_at proven_at due_on answered_at staff_id warned_days',
    withheld: 'staff_id warned_days',
    erase: { replace: 'email', empty: 'text extension answer' },
  },
  data_limits: { term: 'asked', purpose: 'rights', plain: 'purpose since', erase: { delete: 'email' } },
  newsletter_subscriptions: {
    term: { days: KEEP_DAYS.pendingNewsletter },
    purpose: 'newsletter',
    plain: 'id status locale created_at asked_at confirmed_at unsubscribed_at tick',
    erase: { delete: 'email' },
  },
  stock_waits: {
    term: { days: KEEP_DAYS.pendingNewsletter },
    purpose: 'stock-waits',
    plain: 'id place user_id cart_id sku locale status asked_at held_until',
    // The id of a cart is its key.
    withheld: 'id place user_id cart_id',
    erase: { delete: 'email' },
  },
  stock_wait_units: { plain: 'wait_id sku qty' },
  // After all tables with addresses, because the directory loses the addresses that none of them has.
  people: {
    term: { days: KEEP_DAYS.unknownPeople },
    purpose: 'account',
    plain: 'id created_at resells',
    withheld: 'email',
    erase: { delete: 'email' },
  },
};

const OFFICE: Record<string, TableMap> = {
  staff: {
    term: { days: KEEP_DAYS.formerStaff },
    purpose: 'staff',
    plain: 'id role totp_confirmed_at totp_last_step disabled_at created_at updated_at next_totp_at',
    withheld: 'email name password_hash totp_secret next_totp_secret',
    erase: { replace: 'email name', empty: 'password_hash totp_secret next_totp_secret' },
  },
  staff_links: {
    term: { days: KEEP_DAYS.ended, after: 'expires_at' },
    plain: 'token_hash staff_id created_at expires_at',
  },
  staff_recovery_codes: { plain: 'staff_id code_hash used_at' },
  staff_sessions: {
    term: { days: KEEP_DAYS.ended },
    purpose: 'staff',
    plain: 'id staff_id token_hash step created_at last_used_at expires_at',
    withheld: 'user_agent',
    erase: { keep: 'user_agent' },
    kept: 'Staff are no customers.',
  },
  audit_entries: {
    term: { days: KEEP_DAYS.audit, after: 'at' },
    purpose: 'audit',
    plain: 'id at staff_id action entity entity_id',
    withheld: 'before after reason',
    // The values of the person within them.
    erase: { replace: 'before after reason' },
  },
  incidents: {
    term: { days: KEEP_DAYS.incidents, after: 'noted_at' },
    purpose: 'incidents',
    plain:
      'id since data data_from data_to people agency_told_on people_told_on noted_at changed_at idempotency_key request_hash',
    withheld: 'what agency_told people_told',
    erase: { keep: 'what agency_told people_told' },
    kept: 'Proof for the Agency. The form asks staff to name nobody.',
  },
  drafts: { plain: 'kind entity_id data revision base publish_at failure staff_id updated_at' },
  revisions: { plain: 'id kind entity_id data staff_id published_at' },
  price_plans: {
    plain:
      'id sku kind price starts_at ends_at state old_price old_reference_price staff_id reason created_at',
  },
};

const MACHINERY: Record<string, TableMap> = {
  // Key and RUT of the owner who signs for the shop.
  tax_certificates: { plain: 'id is_sandbox pfx password rut valid_to added_at' },
  tax_number_ranges: {
    plain: 'id type first_number last_number next_number expires_on environment caf added_at',
  },
  tax_lost_numbers: { plain: 'environment type number cause noted_at annulled_at' },
  tax_warnings: { plain: 'cause warned_at' },
  erased_rows: { plain: 'day of_table cause rows' },
  bot_check_answers: {
    term: { days: KEEP_DAYS.ended, after: 'expires_at' },
    plain: 'answer_hash expires_at',
  },
  kysely_migration: { plain: 'name timestamp' },
  kysely_migration_lock: { plain: 'id is_locked' },
  rate_limits: {
    term: { days: KEEP_DAYS.ended },
    purpose: 'security',
    plain: 'points expire',
    withheld: 'key',
    erase: { keep: 'key' },
    kept: 'Deleted within a day. Erasing it would lift the limit.',
  },
};

/** Every table of the schema `public`. The queue's tables hold ids of rows only. */
export const DATA_MAP: Readonly<Record<string, TableMap>> = {
  ...CATALOGUE,
  ...SALES,
  ...PEOPLE,
  ...OFFICE,
  ...MACHINERY,
};

export const columnsIn = (columns: Columns = ''): string[] => columns.split(' ').filter(Boolean);

/** Personal columns of a table, however they are erased. */
export const personalColumns = ({ erase = {} }: TableMap): string[] =>
  Object.values(erase).flatMap((columns) => columnsIn(columns));

export interface TableTerm {
  table: string;
  days: number;
  after: string | undefined;
}

/** Tables whose rows the nightly job ends. */
export const tablesWithTerm = (): TableTerm[] =>
  Object.entries(DATA_MAP).flatMap(([table, { term }]) =>
    typeof term === 'object' && 'days' in term ? [{ table, days: term.days, after: term.after }] : [],
  );

/** @throws Error for a table that is not in the map */
export const tableMap = (table: string): TableMap => {
  const found = DATA_MAP[table];
  if (!found) throw new Error(`${table} is missing in the map of personal data (api/src/personal-data)`);
  return found;
};

/** Replaces names and addresses. */
export const GONE = '—';

/** The row without the columns that an export leaves out. */
export const exportable = <T extends object>(table: string, row: T): Partial<T> => {
  const withheld = new Set(columnsIn(tableMap(table).withheld));
  return Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.has(column))) as Partial<T>;
};

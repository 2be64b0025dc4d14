import type { Generated, GeneratedAlways } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { OptionalTime, TimeByDefault } from './columns.ts';

export interface StockWaitTables {
  /** A person who waits for a sold-out product. Deleted when the wait ends (migration 0089). */
  stock_waits: {
    id: Generated<string>;
    /** Order of asking. */
    place: GeneratedAlways<string>;
    sku: string;
    email: string;
    user_id: string | null;
    locale: Locale;
    /** `pending`: not confirmed. `held`: units are set aside for the person until `held_until`. */
    status: 'pending' | 'waiting' | 'held';
    asked_at: TimeByDefault;
    held_until: OptionalTime;
    /** Cart in which the held unit may be bought. */
    cart_id: Generated<string | null>;
  };
  /** Units that a wait holds. They are not part of `skus.stock`. */
  stock_wait_units: { wait_id: string; sku: string; qty: number };
}

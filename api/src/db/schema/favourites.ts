import type { Time, TimeByDefault } from './columns.ts';

export interface FavouriteTables {
  /** List of favourites that a guest shares (migration 0098). */
  guest_lists: { token: string; name: string; product_ids: number[]; updated_at: TimeByDefault };
  /** A product that a person saved or removed again (migration 0093). */
  favourites: {
    user_id: string;
    product_id: number;
    is_saved: boolean;
    changed_at: Time;
    /** Price in CLP and stock that the person saw at `looked_at`. */
    price: number;
    in_stock: boolean;
    looked_at: Time;
  };
  product_views: { user_id: string; product_id: number; viewed_at: Time };
  /** Link under which a person shares the favourites. */
  favourite_lists: { user_id: string; token: string; name: string; created_at: TimeByDefault };
}

import type { Time, TimeByDefault } from './columns.ts';

/** A product that a person saved or removed again (migration 0093). */
interface FavouritesTable {
  user_id: string;
  product_id: number;
  is_saved: boolean;
  changed_at: Time;
  /** Price in CLP and stock that the person saw at `looked_at`. */
  price: number;
  in_stock: boolean;
  looked_at: Time;
}

interface ProductViewsTable {
  user_id: string;
  product_id: number;
  viewed_at: Time;
}

/** Link under which a person shares the favourites. */
interface FavouriteListsTable {
  user_id: string;
  token: string;
  name: string;
  created_at: TimeByDefault;
}

/** List of favourites that a guest shares (migration 0098). */
interface GuestListsTable {
  token: string;
  name: string;
  product_ids: number[];
  updated_at: TimeByDefault;
}

export interface FavouriteTables {
  guest_lists: GuestListsTable;
  favourites: FavouritesTable;
  product_views: ProductViewsTable;
  favourite_lists: FavouriteListsTable;
}

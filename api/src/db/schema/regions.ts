import type { Generated } from 'kysely';
import type { TimeByDefault } from './columns.ts';

export interface RegionTables {
  regions: { id: string; name: string; short_name: string; position: number };
  communes: {
    id: string;
    region_id: string;
    name: string;
    is_delivered: Generated<boolean>;
    /** Price and working days that differ from the region's. All three are null, or none. */
    price: Generated<number | null>;
    min_days: Generated<number | null>;
    max_days: Generated<number | null>;
    updated_at: TimeByDefault;
  };
  /** One row per region with delivery: CLP with VAT, working days. `free_from` null: the delivery is never free. */
  shipping_rates: {
    region_id: string;
    price: number;
    min_days: number;
    max_days: number;
    free_from: Generated<number | null>;
    updated_at: TimeByDefault;
  };
}

import type { Generated } from 'kysely';

export interface RegionTables {
  regions: { id: string; name: string; short_name: string; position: number };
  communes: { id: string; region_id: string; name: string; is_delivered: Generated<boolean> };
  /** One row per region with delivery: CLP with VAT, working days. */
  shipping_rates: { region_id: string; price: number; min_days: number; max_days: number };
}

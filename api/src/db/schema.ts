import type { AccountTables } from './schema/accounts.ts';
import type { ArticleTables } from './schema/articles.ts';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { DraftTables } from './schema/drafts.ts';
import type { EventTables } from './schema/events.ts';
import type { FavouriteTables } from './schema/favourites.ts';
import type { OfficeTables } from './schema/office.ts';
import type { PageTables } from './schema/pages.ts';
import type { RegionTables } from './schema/regions.ts';
import type { SalesTables } from './schema/sales.ts';
import type { SearchTables } from './schema/search.ts';
import type { SellingTables } from './schema/selling.ts';
import type { ShipmentTables } from './schema/shipments.ts';
import type { StockWaitTables } from './schema/stock-waits.ts';
import type { TaxTables } from './schema/taxes.ts';

/** All tables, by area. `db/migrations` creates them. */
export interface Database
  extends AccountTables,
    ArticleTables,
    CatalogueTables,
    DraftTables,
    EventTables,
    FavouriteTables,
    OfficeTables,
    PageTables,
    RegionTables,
    SalesTables,
    SearchTables,
    SellingTables,
    ShipmentTables,
    StockWaitTables,
    TaxTables {}

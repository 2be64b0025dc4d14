import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { checkCostsCsv } from 'shared-contracts/office/costs.schema';
import type { previewPlans } from 'shared-contracts/office/price-plans.schema';
import type { checkPricesCsv, previewPrices } from 'shared-contracts/office/prices.schema';
import type { listProducts, readProduct } from 'shared-contracts/office/products.schema';
import type { checkStockCsv, previewStock } from 'shared-contracts/office/stock.schema';

export type Product = EndpointOutput<typeof listProducts>['data'][number];
export type Format = Product['formats'][number];
export type ProductDetail = EndpointOutput<typeof readProduct>;
export type PricePreview = EndpointOutput<typeof previewPrices>['rows'][number];
export type StockPreview = EndpointOutput<typeof previewStock>['rows'][number];
export type PlanPreview = EndpointOutput<typeof previewPlans>['rows'][number];
export type CostPreview = EndpointOutput<typeof checkCostsCsv>['rows'][number];
/** Old and new price or stock of a format. */
export type BulkPreview = PricePreview | StockPreview | PlanPreview;
export type Preview = BulkPreview | CostPreview;
export type CsvProblem = EndpointOutput<typeof checkPricesCsv | typeof checkStockCsv>['problems'][number];

export const KINDS = [
  'Wine',
  'Box',
  'GourmetProduct',
  'Alcohol',
] as const satisfies readonly Product['kind'][];

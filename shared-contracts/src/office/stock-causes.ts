/** Why the units in the cellar differ from the shop's number. The most frequent first. */
export const STOCK_CAUSES = ['count', 'delivery', 'breakage', 'return', 'other'] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

/** A cart line as far as stock goes. */
export interface WantedLine {
  sku: string;
  name: string;
  /** Grams of a gourmet product's format. */
  format?: number | null;
  qty: number;
}
/** One sku in a box, and its quantity per box. */
export interface BoxContent {
  box_sku: string;
  sku: string;
  qty: number;
}
export type Taken =
  /** Units by the sku whose row holds the stock; a box is its contents. */
  { kind: 'taken'; units: Map<string, number> } | { kind: 'short'; line: WantedLine; available: number };

/** Units that one piece of a line takes, by sku. */
const unitsOfOne = (sku: string, contents: readonly BoxContent[]): { sku: string; qty: number }[] => {
  const inside = contents.filter((content) => content.box_sku === sku);
  return inside.length > 0 ? inside : [{ sku, qty: 1 }];
};

/** Skus whose rows these lines take stock from. */
export const stockSkus = (lines: readonly WantedLine[], contents: readonly BoxContent[]): string[] => [
  ...new Set(lines.flatMap((line) => unitsOfOne(line.sku, contents).map(({ sku }) => sku))),
];

/**
 * Takes each line's units from what is left, line by line: a box and a single bottle draw on the same stock.
 * The first line that cannot be filled is told with how many of it still can be had.
 */
export const takeStock = (
  lines: readonly WantedLine[],
  contents: readonly BoxContent[],
  left: ReadonlyMap<string, number>,
): Taken => {
  const units = new Map<string, number>();
  for (const line of lines) {
    const parts = unitsOfOne(line.sku, contents);
    const leftOf = (sku: string) => (left.get(sku) ?? 0) - (units.get(sku) ?? 0);
    const available = Math.min(...parts.map(({ sku, qty }) => Math.floor(leftOf(sku) / qty)));
    if (available < line.qty) return { kind: 'short', line, available: Math.max(0, available) };
    for (const { sku, qty } of parts) units.set(sku, (units.get(sku) ?? 0) + qty * line.qty);
  }
  return { kind: 'taken', units };
};

import { lineName } from 'shared-contracts/domain/line-name';
import { DomainError } from 'shared-contracts/errors/domain-error';

/** Fields of a cart line that the stock check needs. */
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
  /** Quantity to take per sku, with boxes replaced by their contents. */
  | { kind: 'taken'; units: Map<string, number> }
  /** A line lacks stock. Pieces of it that are available. */
  | { kind: 'short'; line: WantedLine; available: number };

export const skusOf = (lines: readonly { sku: string }[]): string[] => lines.map(({ sku }) => sku);

/** Units that one piece of a sku takes: the contents of a box, else one unit of the sku. */
const unitsOfOne = (sku: string, contents: readonly BoxContent[]): { sku: string; qty: number }[] => {
  const inside = contents.filter((content) => content.box_sku === sku);
  return inside.length > 0 ? inside : [{ sku, qty: 1 }];
};

/** Units of a line, with a box replaced by its contents. */
export const unitsOfLine = (
  { sku, qty }: Pick<WantedLine, 'sku' | 'qty'>,
  contents: readonly BoxContent[],
): { sku: string; qty: number }[] =>
  unitsOfOne(sku, contents).map((part) => ({ sku: part.sku, qty: part.qty * qty }));

/** Skus that these lines take stock from, with boxes replaced by their contents. */
export const stockSkus = (lines: readonly WantedLine[], contents: readonly BoxContent[]): string[] => [
  ...new Set(lines.flatMap((line) => unitsOfOne(line.sku, contents).map(({ sku }) => sku))),
];

/**
 * Lines that find too few units, in the order of the lines, and the pieces that are left for each. A short line takes
 * what is left. Changes no data.
 */
export const shortLines = <L extends WantedLine>(
  lines: readonly L[],
  contents: readonly BoxContent[],
  left: ReadonlyMap<string, number>,
): Map<L, number> => {
  const units = new Map(left);
  const short = new Map<L, number>();
  for (const line of lines) {
    const parts = unitsOfOne(line.sku, contents);
    const available = Math.max(
      0,
      Math.min(...parts.map(({ sku, qty }) => Math.floor((units.get(sku) ?? 0) / qty))),
    );
    if (available < line.qty) short.set(line, available);
    for (const { sku, qty } of parts)
      units.set(sku, (units.get(sku) ?? 0) - qty * Math.min(line.qty, available));
  }
  return short;
};

/**
 * Calculates the units that the lines take from the stock in `left`, line by line, because a box and a single
 * bottle share the same stock. Changes no data. The first line with too little stock ends it.
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

/**
 * Units per sku that the lines take from the stock in `left`.
 * @throws DomainError OUT_OF_STOCK with the first line that has too little
 */
export const requireStock = (...asked: Parameters<typeof takeStock>): Map<string, number> => {
  const taken = takeStock(...asked);
  if (taken.kind === 'taken') return taken.units;
  throw new DomainError('OUT_OF_STOCK', { name: lineName(taken.line), available: taken.available });
};

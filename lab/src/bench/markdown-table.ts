type Cells = readonly string[];

/** @param aligns `---` for texts, `---:` for numbers. Default: texts */
export const markdownTable = (
  heads: Cells,
  rows: readonly Cells[],
  aligns: Cells = heads.map(() => '---'),
): string => [heads, aligns, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Bold: the promise is not kept. */
export const marked = (figures: string, isKept: boolean | undefined): string =>
  isKept === false ? `**${figures}**` : figures;

/** One line of a report. */
export interface Row {
  what: string;
  figures: string;
  /** Promised value. Undefined without a promise. */
  promise?: string | undefined;
  isKept?: boolean | undefined;
}

/** Table of figures beside their promises. */
export const promiseTable = (rows: readonly Row[]): string =>
  markdownTable(
    ['what', 'promise', 'measured'],
    rows.map(({ what, promise = '', figures, isKept }) => [what, promise, marked(figures, isKept)]),
  );

/** NaN without numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export type Cell = string | number | null;

/**
 * Signs that begin a formula, at the begin of a text or of a part of it. A spreadsheet may split a text at commas or
 * tabs, because it does not expect semicolons between cells.
 */
const FORMULA = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** Cell that no spreadsheet runs as a formula: the formula gets an apostrophe, which spreadsheets hide. */
const safe = (text: string): string => {
  const guarded = text.replaceAll(FORMULA, "$1$2'");
  // Some spreadsheets drop a tab at the begin of a cell.
  return /^[\t\r]/.test(guarded) ? `'${guarded}` : guarded;
};

const cellOf = (value: Cell): string => {
  if (typeof value !== 'string') return String(value ?? '');
  const text = safe(value);
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** CSV text as spreadsheets in Chile open it: UTF-8 with byte order mark, semicolons, CRLF. */
export const toCsvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[...rows.map((row) => row.map(cellOf).join(';')), ''].join('\r\n')}`;

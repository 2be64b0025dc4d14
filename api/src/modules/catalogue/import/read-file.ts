import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { unicodeEncodingOf } from 'shared-contracts/domain/unicode-encoding';

/** Unvalidated row of the file. */
export interface RawRow {
  line: number;
  cells: Record<string, unknown>;
}
/** Problem in the file, with the number of its line. */
export interface Problem {
  line: number;
  field?: string;
  message: string;
}
export interface RawFile {
  rows: RawRow[];
  problems: Problem[];
  /** Names of the columns as a CSV file writes them, also doubled ones. Empty for JSON. */
  columns: string[];
}

/** The file cannot be read, is not in UTF-8 or UTF-16, or is neither .csv nor .json. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * Reads a CSV or JSON file. Returns its rows, each with the number of the line where the row starts, and the
 * syntax problems of the file.
 * @throws UnreadableFileError
 */
export function readRows(file: string): RawFile {
  const kind = path.extname(file).toLowerCase();
  if (kind !== '.csv' && kind !== '.json') {
    throw new UnreadableFileError(`${file} must be a .csv or a .json file.`);
  }
  const text = readText(file).replace(/^\uFEFF/, '');
  if (kind === '.json') return { ...readJson(text), columns: [] };
  const read = readCsv(text);
  // The rows have only the last cell of a doubled column.
  const problems = doubledOf(read.columns).map((field) => ({
    line: 1,
    field,
    message: 'is the name of two columns',
  }));
  return { ...read, problems: [...read.problems, ...problems] };
}

/** Values that occur more than once. Ignores empty ones. */
export const doubledOf = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => value !== '' && values.indexOf(value) !== index)),
];

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    return new TextDecoder(unicodeEncodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    const isText = (error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new UnreadableFileError(isText ? `${file} cannot be read.` : `${file} is not in UTF-8 or UTF-16.`);
  }
}

/** Reads CSV with commas or semicolons, with or without a byte order mark. */
export function readCsv(text: string): RawFile {
  let columns: string[] = [];
  try {
    // The delimiter is a comma, or the semicolon that spreadsheets in Chile write.
    const records = parse(text, {
      columns: (head: string[]) => {
        columns = head;
        return head;
      },
      info: true,
      skip_empty_lines: true,
      // Spreadsheets write a row whose cells were emptied as `;;;`.
      skip_records_with_empty_values: true,
      trim: true,
      delimiter: delimiterOf(text),
    });
    // The parser returns the last line of a row. Subtract the line breaks inside its cells.
    const rows = (records as unknown as { record: Record<string, string>; info: { lines: number } }[]).map(
      ({ record, info }) => ({ line: info.lines - countBreaks(record), cells: record }),
    );
    return { rows, problems: [], columns };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], problems: [{ line: Number(error.lines ?? 1), message: error.message }], columns };
  }
}

const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
};

const countBreaks = (record: Record<string, string>): number =>
  Object.values(record).reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

function readJson(text: string): Omit<RawFile, 'columns'> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const line = Number(/line (\d+)/.exec(String(error))?.[1] ?? 1);
    return { rows: [], problems: [{ line, message: 'is no valid JSON here' }] };
  }
  if (!Array.isArray(value))
    return { rows: [], problems: [{ line: 1, message: 'must be a list of products: [{…}, …]' }] };
  const lines = linesOfItems(text);
  const rows = value.map((cells: unknown, index) => ({ line: lines[index] ?? 1, cells }));
  return {
    rows: rows.filter((row): row is RawRow => isRecord(row.cells)),
    problems: [
      ...findDoubledKeys(text),
      ...rows
        .filter(({ cells }) => !isRecord(cells))
        .map(({ line }) => ({ line, message: 'must be an object: {…}' })),
    ],
  };
}

/** A string with the colon that follows a key, a bracket of an object, or a line break. */
const JSON_TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(?=(\s*:)?)|[{}\n]/g;

/** Keys that an object of valid JSON has twice. The parser keeps only the last value. */
function findDoubledKeys(text: string): Problem[] {
  const problems: Problem[] = [];
  const open: Set<string>[] = [];
  let line = 1;
  for (const [token, written = '', colon] of text.matchAll(JSON_TOKEN)) {
    if (token === '\n') line++;
    else if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    if (colon === undefined) continue;
    const [keys, key] = [open.at(-1), String(JSON.parse(`"${written}"`))];
    if (keys?.has(key)) problems.push({ line, field: key, message: 'occurs twice' });
    keys?.add(key);
  }
  return problems;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** First line of each item of a JSON list. Expects valid JSON. */
export function linesOfItems(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isExpected = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\n') line++;
    if (/[\s,:]/.test(char)) {
      if (char === ',' && depth === 1) isExpected = true;
      continue;
    }
    if (isExpected && char !== ']') lines.push(line);
    isExpected = false;
    if (char === '"') at = endOfText(text, at);
    else if (char === '[' || char === '{') {
      depth++;
      isExpected = depth === 1;
    } else if (char === ']' || char === '}') depth--;
  }
  return lines;
}

/** End of the JSON string that starts at a quotation mark. It contains no line breaks. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

import { formatLabel } from './stock.ts';

interface Line {
  name: string;
  /** Year of harvest. */
  year?: number | null | undefined;
  /** Grams of a gourmet product's format. */
  format?: number | null | undefined;
}

/** Name of a line with its format: "Brie, 200 gr". Used in sentences and in accessible names of controls. */
export const lineName = ({ name, format }: Line): string =>
  format ? `${name}, ${formatLabel({ format })}` : name;

/** Details below a line's name: "2021" or "200 gr". With `before` = "Brand": "Brand · 200 gr". */
export const lineDetail = ({ year, format }: Omit<Line, 'name'>, before = ''): string =>
  [before, year, format && formatLabel({ format })].filter(Boolean).join(' · ');

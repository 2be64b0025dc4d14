import { formatLabel } from './stock.ts';

interface Line {
  name: string;
  /** Year of harvest. */
  year?: number | null | undefined;
  /** Grams of a gourmet product's format. */
  format?: number | null | undefined;
}

/** A line's name that tells two formats of one product apart: "Brie, 200 gr". For sentences and control names. */
export const lineName = ({ name, format }: Line): string =>
  format ? `${name}, ${formatLabel({ format })}` : name;

/** Details under a line's name: "2021" or "200 gr", after `before` where given: "Brand · 200 gr". */
export const lineDetail = ({ year, format }: Omit<Line, 'name'>, before = ''): string =>
  [before, year, format && formatLabel({ format })].filter(Boolean).join(' · ');

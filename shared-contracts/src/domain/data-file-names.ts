import type { Locale } from '../locale.ts';

/** Names of the files with a person's data: everything as JSON, and the purchases for a spreadsheet. */
export const DATA_FILE_NAMES: Record<Locale, { json: string; csv: string }> = {
  es: { json: 'mis-datos.json', csv: 'mis-compras.csv' },
  en: { json: 'my-data.json', csv: 'my-purchases.csv' },
};

import { createEffect } from 'effector';
import type { DataFile } from 'shared-contracts/api/privacy.schema';

/** All data as JSON, or the purchases for a spreadsheet. */
export type DataFormat = 'json' | 'csv';

/** An API of the version before sends no CSV. Then the purchases are in the JSON file only. */
const fileOf = ({ orders_csv, ...file }: DataFile, format: DataFormat) =>
  format === 'csv' && orders_csv !== undefined
    ? { name: 'mis-compras.csv', type: 'text/csv', text: orders_csv }
    : // Same file name as in the API.
      { name: 'mis-datos.json', type: 'application/json', text: JSON.stringify(file, null, 2) };

/** The data that came for a format. */
interface Download {
  params: DataFormat;
  result: DataFile;
}

/** Time for the browser to save a file. */
const KEPT_MS = 60_000;

/** Starts a browser download of a person's data. */
export const saveDataFileFx = createEffect(({ params: format, result: file }: Download) => {
  const { name, type, text } = fileOf(file, format);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari reads the file after the click, on iOS once the person has confirmed.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
});

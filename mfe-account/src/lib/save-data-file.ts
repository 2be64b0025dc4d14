import { attach } from 'effector';
import type { DataFile } from 'shared-contracts/api/privacy.schema';
import { DATA_FILE_NAMES } from 'shared-contracts/domain/data-file-names';
import { $locale } from 'shared-kit/locale';

/** All data as JSON, or the purchases for a spreadsheet. */
export type DataFormat = 'json' | 'csv';

/** An API of the version before sends no CSV. Then the purchases are in the JSON file only. */
const fileOf = ({ orders_csv, ...file }: DataFile, format: DataFormat) =>
  format === 'csv' && orders_csv !== undefined
    ? { extension: 'csv' as const, type: 'text/csv', text: orders_csv }
    : { extension: 'json' as const, type: 'application/json', text: JSON.stringify(file, null, 2) };

/** The data that came for a format. */
interface Download {
  params: DataFormat;
  result: DataFile;
}

/** Time for the browser to save a file. */
const KEPT_MS = 60_000;

/** Starts a browser download of a person's data. */
export const saveDataFileFx = attach({
  source: $locale,
  effect: (locale, { params: format, result: file }: Download) => {
    const { extension, type, text } = fileOf(file, format);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = DATA_FILE_NAMES[locale][extension];
    link.click();
    // Safari reads the file after the click, on iOS once the person has confirmed.
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  },
});

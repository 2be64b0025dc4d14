import type { Locale } from 'shared-contracts/locale';

const MEGABYTE = 1_000_000;

/** Formats a file size: "312 kB", "1,2 MB". */
export const formatSize = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(locale === 'es' ? 'es-CL' : 'en-GB', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1000));
};

const TAGS: Readonly<Record<string, string>> = { es: 'es-CL', en: 'en-GB' };

/** Language tag of the office's formats. */
export const tagOf = (locale: string): string => TAGS[locale] ?? 'es-CL';

/** Whole number with dots: `10.827`. */
export const formatCount = (count: number, locale: string): string =>
  new Intl.NumberFormat(tagOf(locale), { useGrouping: 'always' }).format(count);

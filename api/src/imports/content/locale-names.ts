import type { Locale } from 'shared-contracts/locale';

/** Languages as the operator reads them. */
export const LOCALE_NAMES: Record<Locale, string> = { es: 'Spanish', en: 'English' };

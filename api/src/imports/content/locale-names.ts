import type { Locale } from 'shared-contracts/locale';

/** Names of languages for the operator. */
export const LOCALE_NAMES: Record<Locale, string> = { es: 'Spanish', en: 'English' };

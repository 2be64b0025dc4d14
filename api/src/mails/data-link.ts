import type { Locale } from 'shared-contracts/locale';

/** Text of the link to the rights over personal data. */
export const DATA_LINK: Record<Locale, string> = { es: 'Tus datos personales', en: 'Your personal data' };

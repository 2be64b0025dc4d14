import type { Locale } from 'shared-contracts/locale';

export const dialogMessages: Record<Locale, { close: string }> = {
  es: { close: 'Cerrar' },
  en: { close: 'Close' },
};

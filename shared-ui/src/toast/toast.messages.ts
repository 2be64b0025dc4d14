import type { Locale } from 'shared-contracts/locale';

export const toastMessages: Record<Locale, { close: string }> = {
  es: { close: 'Cerrar aviso' },
  en: { close: 'Close message' },
};

import type { Locale } from 'shared-contracts/locale';

export const breadcrumbMessages: Record<Locale, { name: string }> = {
  es: { name: 'Ruta de la página' },
  en: { name: 'Breadcrumb' },
};

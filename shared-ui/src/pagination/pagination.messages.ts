import type { Locale } from 'shared-contracts/locale';

type PaginationWords = { name: string; page: (page: number) => string; previous: string; next: string };

export const paginationMessages: Record<Locale, PaginationWords> = {
  es: {
    name: 'Páginas',
    page: (page) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  en: { name: 'Pages', page: (page) => `Page ${page}`, previous: 'Previous page', next: 'Next page' },
};
